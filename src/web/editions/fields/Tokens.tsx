// Several of a few words, in order: a letter adds one, Backspace takes the last away.
import type { KeyboardEvent } from 'react';
import { useWords } from '../../lib/words.ts';
import { byKey, Sign } from './OneOf.tsx';
import { useLeading } from './use-field.ts';

interface TokensProps {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly list: readonly string[];
  readonly most: number;
  name(value: string): string;
  take(list: readonly string[]): void;
}

export function Tokens({ id, label, values, list, most, name, take }: TokensProps) {
  const words = useWords('editions');
  const lead = useLeading();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (lead(event)) return;
    if (event.key === 'Backspace' && list.length > 0) {
      event.preventDefault();
      take(list.slice(0, -1));
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return;
    const found = byKey(values, '', name, event.key);
    if (found !== undefined && list.length < most) take([...list, found]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have the focus
    <div role="group" aria-label={label} className="w-ed-tokens" data-field={id} onKeyDown={onKeyDown}>
      <span className="w-ed-held">
        {list.length === 0 && <span className="w-about">{words.noneYet}</span>}
        {list.map((one, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice
            key={i}
            type="button"
            aria-label={words.takeAway(name(one))}
            onClick={() => take(list.toSpliced(i, 1))}
          >
            <Sign of={one} />
            {name(one)}
            <span aria-hidden="true">×</span>
          </button>
        ))}
      </span>
      <span className="w-ed-more">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            disabled={list.length >= most}
            aria-label={words.addOne(name(one))}
            onClick={() => take([...list, one])}
          >
            <span aria-hidden="true">+</span>
            <Sign of={one} />
            {name(one)}
          </button>
        ))}
      </span>
    </div>
  );
}
