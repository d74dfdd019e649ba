// A count beside the picture of what is counted: one more, one less, or typed.
import { type ReactNode, useState } from 'react';
import { Trouble, usePadContext, useTrouble } from './Trouble.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  /** The least that can be if it is not 0: the keys step over what lies between. */
  readonly first?: number;
  readonly picture?: ReactNode;
  /** Its place in the position, so that it can say what is wrong with it. */
  readonly at?: string;
  /** The label beside it, where the whole name would be too long. */
  readonly caption?: string;
  change(value: number): void;
}

export function Stepper({ label, value, caption = label, picture, at, change, ...range }: StepperProps) {
  const { least = 0, most = 999 } = range;
  const { entry } = usePadContext();
  const isWrong = useTrouble(at ?? '-') !== null;
  const set = (to: number): void => change(Math.min(most, Math.max(least, to)));
  const step = (by: 1 | -1): void => set(stepped(value, by, range.first));
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
        <button type="button" aria-label={`${label}: ${entry.less}`} disabled={value <= least} onClick={() => step(-1)}>
          −
        </button>
        <Typed {...{ label, value, set, step, isWrong }} />
        <button type="button" aria-label={`${label}: ${entry.more}`} disabled={value >= most} onClick={() => step(1)}>
          +
        </button>
      </span>
      {at !== undefined && <Trouble at={[at]} />}
    </div>
  );
}

/** One more or one less; between nothing and the first that can be there is no stop. */
export function stepped(value: number, by: 1 | -1, first = 1): number {
  const to = value + by;
  if (to <= 0 || to >= first) return to;
  return by > 0 ? first : 0;
}

interface TypedProps {
  readonly label: string;
  readonly value: number;
  readonly isWrong: boolean;
  set(value: number): void;
  step(by: 1 | -1): void;
}
/** What is being typed may be no number for a moment. */
function Typed({ label, value, isWrong, set, step }: TypedProps) {
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
        step(by);
      }}
    />
  );
}
