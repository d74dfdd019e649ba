// One of a few words, with their signs: by arrow keys, by a first letter, by a press.
import { type KeyboardEvent, useId } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { useEditing } from '../context.ts';
import { useLeading } from './use-field.ts';

interface OneOfProps {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  name(value: string): string;
  take(value: string): void;
  /** What the built-in edition has. */
  readonly was?: string | undefined;
}

export function OneOf({ id, label, values, value, name, take, was }: OneOfProps) {
  const group = useId();
  const lead = useLeading();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (lead(event) || event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return;
    const found = byKey(values, value, name, event.key);
    if (found === undefined) return;
    event.preventDefault();
    take(found);
    const inputs = event.currentTarget.querySelectorAll<HTMLInputElement>('input');
    inputs[values.indexOf(found)]?.focus();
  };
  return (
    <div role="radiogroup" aria-label={label} className="w-ed-chips" data-field={id} onKeyDown={onKeyDown}>
      {values.map((one) => (
        <label key={one} className={one === was && one !== value ? 'was' : ''}>
          <input type="radio" name={group} checked={one === value} onChange={() => take(one)} />
          <span>
            <Sign of={one} />
            {name(one)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The next word that begins so; a digit counts them. */
export function byKey(
  values: readonly string[],
  value: string,
  name: (value: string) => string,
  key: string,
): string | undefined {
  if (/^[1-9]$/.test(key) && values[Number(key) - 1] !== undefined) return values[Number(key) - 1];
  const fit = values.filter((one) => name(one).toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  return fit[(fit.indexOf(value) + 1) % fit.length];
}

export function Sign({ of }: { readonly of: string }) {
  const { shower } = useEditing();
  const piece = of === '' ? null : shower.sign(of);
  if (piece === null) return null;
  return (
    <svg
      className={`w-ed-sign ${shower.paint}`}
      viewBox={`0 0 ${piece.width} ${piece.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={piece.drawing} />
    </svg>
  );
}
