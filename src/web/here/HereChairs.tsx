import type { GameId } from '../../games/index.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { OpponentField } from '../faces/OpponentField.tsx';
import { nextBot } from '../lib/company.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { SeatCounter } from '../ui/SeatCounter.tsx';
import type { HereChair } from './types.ts';

interface ChairsProps {
  readonly game: GameId;
  readonly chairs: readonly HereChair[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly onChange: (chairs: HereChair[]) => void;
}

/** Who sits where at this device: people by name, and bots. */
export function HereChairs({ game, chairs, seats, onChange }: ChairsProps) {
  const words = useWords().here;
  const seated = chairs.map((chair) => (chair.kind === 'bot' ? chair.character : undefined));
  return (
    <>
      <ul className="w-chairs">
        {chairs.map((chair, seat) => (
          <ChairRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            {...{ game, seated, chair, seat }}
            onChange={(one) => onChange(chairs.with(seat, one))}
          />
        ))}
      </ul>
      <SeatCounter
        count={chairs.length}
        seats={seats}
        fewer={() => onChange(chairs.slice(0, -1))}
        more={() => onChange([...chairs, { kind: 'person', name: words.guest(chairs.length + 1) }])}
      />
    </>
  );
}

interface RowProps {
  readonly game: GameId;
  readonly seated: readonly (string | undefined)[];
  readonly chair: HereChair;
  readonly seat: number;
  readonly onChange: (chair: HereChair) => void;
}

function ChairRow({ game, seated, chair, seat, onChange }: RowProps) {
  const words = useWords().here;
  const { setup } = useWords();
  const label = setup.seat(seat + 1);
  return (
    <li className="w-chair">
      <PlayerSign seat={seat} size={40} />
      <div className="w-chair-who">
        <Choice
          label={label}
          hideLabel
          values={['person', 'bot'] as const}
          value={chair.kind}
          name={(one) => words[one]}
          onChange={(one) =>
            onChange(one === 'bot' ? nextBot(game, seated) : { kind: 'person', name: words.guest(seat + 1) })
          }
        />
        {chair.kind === 'bot' ? (
          <OpponentField {...{ game, label, seated }} value={chair} onChange={onChange} />
        ) : (
          <input
            className="w-field w-here-name"
            aria-label={words.nameOf(seat + 1)}
            value={chair.name}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange({ kind: 'person', name: event.target.value })}
          />
        )}
      </div>
    </li>
  );
}
