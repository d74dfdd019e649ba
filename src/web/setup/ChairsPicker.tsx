import type { GameId } from '../../games/index.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { NewChair } from '../../wire/tables.ts';
import { OpponentField } from '../faces/OpponentField.tsx';
import { botOf, nextBot, toChair } from '../lib/company.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
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
  const bots = chairs.map((chair) => botOf(game, chair));
  const seated = bots.map((bot) => bot?.character);
  return (
    <>
      <ul className="w-chairs">
        {chairs.map((chair, seat) => (
          <ChairRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            {...{ game, seated, chair, seat, isAlone }}
            onChange={(kind) => onChange(chairs.with(seat, kind))}
          />
        ))}
      </ul>
      <LevelNotes {...{ game, players: chairs.length }} levels={bots.flatMap((bot) => bot?.bot ?? [])} />
      <SeatCounter
        count={chairs.length}
        seats={seats}
        fewer={() => onChange(chairs.slice(0, -1))}
        more={() => onChange([...chairs, toChair(nextBot(game, seated))])}
      />
    </>
  );
}

interface RowProps {
  readonly game: GameId;
  readonly seated: readonly (string | undefined)[];
  readonly isAlone: boolean;
  readonly chair: NewChair;
  readonly seat: number;
  readonly onChange: (chair: NewChair) => void;
}

function ChairRow({ game, seated, isAlone, chair, seat, onChange }: RowProps) {
  const { setup } = useWords();
  const { name } = useSession();
  const bot = botOf(game, chair);
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
              value={bot === null ? 'friend' : 'bot'}
              name={(one) => setup[one]}
              onChange={(one) => onChange(one === 'friend' ? 'open' : toChair(nextBot(game, seated)))}
            />
          )}
          {bot !== null && (
            <OpponentField
              {...{ game, seated }}
              label={setup.seat(seat + 1)}
              value={bot}
              onChange={(one) => onChange(toChair(one))}
            />
          )}
          {bot === null && <p className="w-about">{setup.friendAbout}</p>}
        </div>
      )}
    </li>
  );
}
