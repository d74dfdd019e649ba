// A count beside the picture of what is counted: one more, one less, or typed.
import { type ReactNode, useState } from 'react';
import { Trouble, usePadContext, useTrouble } from './Trouble.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly picture?: ReactNode;
  /** Its place in the position, so that it can say what is wrong with it. */
  readonly at?: string;
  /** The label beside it, where the whole name would be too long. */
  readonly caption?: string;
  change(value: number): void;
}

export function Stepper({ label, value, least = 0, most = 999, picture, at, caption = label, change }: StepperProps) {
  const { entry } = usePadContext();
  const isWrong = useTrouble(at ?? '-') !== null;
  const set = (to: number): void => change(Math.min(most, Math.max(least, to)));
  return (
    <div className={isWrong ? 'k-stepper is-wrong' : 'k-stepper'}>
      {picture !== undefined && (
        <span className="k-stepper-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <span className="k-stepper-label" aria-hidden="true">
        {caption}
      </span>
      <span className="k-stepper-keys">
        <button
          type="button"
          aria-label={`${label}: ${entry.less}`}
          disabled={value <= least}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <Typed label={label} value={value} set={set} isWrong={isWrong} />
        <button
          type="button"
          aria-label={`${label}: ${entry.more}`}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
      {at !== undefined && <Trouble at={[at]} />}
    </div>
  );
}

interface TypedProps {
  readonly label: string;
  readonly value: number;
  readonly isWrong: boolean;
  set(value: number): void;
}
/** What is being typed may not be a number for a moment. */
function Typed({ label, value, isWrong, set }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? String(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const text = event.target.value.replace(/[^\d]/g, '').slice(0, 4);
        setTyped(text);
        if (text !== '') set(Number(text));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        setTyped(null);
        set(value + by);
      }}
    />
  );
}
