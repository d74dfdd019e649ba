import { LEVEL_NAMES } from '../../bots/names.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { NewChair } from '../lib/api.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';

interface ChairsProps {
  readonly chairs: readonly NewChair[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly onChange: (chairs: readonly NewChair[]) => void;
}

const KINDS: readonly NewChair[] = ['open', ...LEVEL_NAMES.toReversed().map((bot): NewChair => `bot:${bot}`)];

/** Who sits where: I do, and each other chair is a friend's or a bot's. */
export function ChairsPicker({ chairs, seats, onChange }: ChairsProps) {
  const { setup } = useWords();
  return (
    <>
      <ul className="w-chairs">
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <ChairRow key={seat} chair={chair} seat={seat} onChange={(kind) => onChange(chairs.with(seat, kind))} />
        ))}
      </ul>
      <div className="w-counter">
        <button
          type="button"
          className="w-second w-square"
          aria-label={setup.fewer}
          disabled={chairs.length <= seats.min}
          onClick={() => onChange(chairs.slice(0, -1))}
        >
          <Icon name="minus" />
        </button>
        <output>{setup.count(chairs.length)}</output>
        <button
          type="button"
          className="w-second w-square"
          aria-label={setup.more}
          disabled={chairs.length >= seats.max}
          onClick={() => onChange([...chairs, 'bot:club'])}
        >
          <Icon name="plus" />
        </button>
      </div>
    </>
  );
}

interface RowProps {
  readonly chair: NewChair;
  readonly seat: number;
  readonly onChange: (chair: NewChair) => void;
}

function ChairRow({ chair, seat, onChange }: RowProps) {
  const { setup, bots, bot } = useWords();
  const { name } = useSession();
  const isMe = chair === 'me';
  const label = (kind: NewChair): string =>
    kind.startsWith('bot:') ? `${bot}: ${bots[kind.slice(4) as keyof typeof bots].name}` : setup.friend;
  const about = (kind: NewChair): string =>
    kind.startsWith('bot:') ? bots[kind.slice(4) as keyof typeof bots].about : setup.friendAbout;
  return (
    <li className="w-chair">
      <PlayerSign seat={seat} size={40} />
      {isMe ? (
        <div className="w-player-name">
          <strong>{name}</strong>
          <span>{setup.you}</span>
        </div>
      ) : (
        <fieldset className="w-choice w-choice-row">
          <legend className="w-hidden">{setup.seat(seat + 1)}</legend>
          <div className="w-choice-options">
            {KINDS.map((kind) => (
              <label key={kind} className={kind === chair ? 'is-chosen' : ''} title={about(kind)}>
                <input type="radio" name={`chair-${seat}`} checked={kind === chair} onChange={() => onChange(kind)} />
                <span>{label(kind)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </li>
  );
}
