import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { NewChair } from '../../wire/tables.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { LevelField, USUAL_LEVEL } from '../ui/LevelField.tsx';
import { LevelNotes } from '../ui/LevelNotes.tsx';
import { SeatCounter } from '../ui/SeatCounter.tsx';

interface ChairsProps {
  readonly game: GameId;
  readonly chairs: readonly NewChair[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly onChange: (chairs: readonly NewChair[]) => void;
  /** Nobody but bots. */
  readonly isAlone?: boolean;
}

/** Who sits where: I do, and each other chair is a friend's or a bot's. */
export function ChairsPicker({ game, chairs, seats, onChange, isAlone = false }: ChairsProps) {
  return (
    <>
      <ul className="w-chairs">
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <ChairRow key={seat} {...{ chair, seat, isAlone }} onChange={(kind) => onChange(chairs.with(seat, kind))} />
        ))}
      </ul>
      <LevelNotes game={game} levels={chairs.map(levelOf).filter((level) => level !== null)} />
      <SeatCounter
        count={chairs.length}
        seats={seats}
        fewer={() => onChange(chairs.slice(0, -1))}
        more={() => onChange([...chairs, `bot:${USUAL_LEVEL}`])}
      />
    </>
  );
}

interface RowProps {
  readonly isAlone: boolean;
  readonly chair: NewChair;
  readonly seat: number;
  readonly onChange: (chair: NewChair) => void;
}

function ChairRow({ isAlone, chair, seat, onChange }: RowProps) {
  const { setup } = useWords();
  const { name } = useSession();
  const level = levelOf(chair);
  return (
    <li className="w-chair">
      <PlayerSign seat={seat} size={40} />
      {chair === 'me' ? (
        <div className="w-player-name">
          <strong>{name}</strong>
          <span>{setup.you}</span>
        </div>
      ) : (
        <div className="w-chair-who">
          {!isAlone && (
            <Choice
              label={setup.seat(seat + 1)}
              hideLabel
              values={['friend', 'bot'] as const}
              value={level === null ? 'friend' : 'bot'}
              name={(one) => setup[one]}
              onChange={(one) => onChange(one === 'friend' ? 'open' : `bot:${USUAL_LEVEL}`)}
            />
          )}
          {level !== null && (
            <LevelField label={setup.seat(seat + 1)} value={level} onChange={(one) => onChange(`bot:${one}`)} />
          )}
          {level === null && <p className="w-about">{setup.friendAbout}</p>}
        </div>
      )}
    </li>
  );
}

const levelOf = (chair: NewChair): BotName | null => (chair.startsWith('bot:') ? (chair.slice(4) as BotName) : null);
