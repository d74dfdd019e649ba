import { type ReactNode, useId } from 'react';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V | null;
  readonly name: (value: V) => ReactNode;
  readonly onChange: (value: V) => void;
  /** 'cards' are stacked with room for a sentence; 'row' is a strip of words. */
  readonly kind?: 'row' | 'cards';
  readonly hideLabel?: boolean;
}

/** One of a few, all of them visible. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, values, value, name, onChange, kind = 'row', hideLabel = false } = props;
  const group = useId();
  return (
    <fieldset className={`w-choice w-choice-${kind}`}>
      <legend className={hideLabel ? 'w-hidden' : ''}>{label}</legend>
      <div className="w-choice-options">
        {values.map((one) => (
          <label key={one} className={one === value ? 'is-chosen' : ''}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
