import { useWords } from '../lib/words.ts';
import { Icon } from './Icon.tsx';

interface SeatCounterProps {
  readonly count: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly fewer: () => void;
  readonly more: () => void;
}

/** How many sit at the table, one up or down. */
export function SeatCounter({ count, seats, fewer, more }: SeatCounterProps) {
  const { setup } = useWords();
  return (
    <div className="w-counter">
      <button
        type="button"
        className="w-second w-square"
        aria-label={setup.fewer}
        disabled={count <= seats.min}
        onClick={fewer}
      >
        <Icon name="minus" />
      </button>
      <output>{setup.count(count)}</output>
      <button
        type="button"
        className="w-second w-square"
        aria-label={setup.more}
        disabled={count >= seats.max}
        onClick={more}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
