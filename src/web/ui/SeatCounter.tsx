import { useRef } from 'react';
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
  const [less, plus] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  /** What cannot be pressed again cannot keep the focus: the other button takes it. */
  const press = (change: () => void, isLast: boolean, other: HTMLButtonElement | null): void => {
    if (isLast) other?.focus();
    change();
  };
  return (
    <div className="w-counter">
      <button
        ref={less}
        type="button"
        className="w-second w-square"
        aria-label={setup.fewer}
        disabled={count <= seats.min}
        onClick={() => press(fewer, count - 1 <= seats.min, plus.current)}
      >
        <Icon name="minus" />
      </button>
      <output>{setup.count(count)}</output>
      <button
        ref={plus}
        type="button"
        className="w-second w-square"
        aria-label={setup.more}
        disabled={count >= seats.max}
        onClick={() => press(more, count + 1 >= seats.max, less.current)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
