// The country in words: a list of what lies there, for keys and screen readers. What has the focus is
// shown on the board; Space shows it large, Enter opens its rule.
import { memo } from 'react';
import { along, useRoving } from '../../../parts/roving.ts';
import type { BoardWords } from '../words/board.ts';
import { describe } from './Caption.tsx';
import type { Feature } from './features.ts';

interface ListingProps {
  readonly features: readonly Feature[];
  readonly words: BoardWords;
  readonly names: readonly string[];
  readonly isFull: boolean;
  point(root: number | null): void;
  explain(root: number): void;
  openRule?: ((rule: string) => void) | undefined;
}

export const Listing = memo(function Listing({
  features,
  words,
  names,
  isFull,
  point,
  explain,
  openRule,
}: ListingProps) {
  const { stop, onKeyDown } = useRoving(features.length, (from, key) => along(features.length, from, key));
  return (
    <ul className="bl-listing" aria-label={words.features} onKeyDown={onKeyDown}>
      {features.map((f, i) => {
        const { onFocus, ...roving } = stop(i);
        return (
          <li key={f.root}>
            <button
              type="button"
              {...roving}
              onFocus={() => {
                onFocus();
                point(f.root);
              }}
              onBlur={() => point(null)}
              onKeyDown={(e) => {
                if (e.key !== ' ') return;
                e.preventDefault();
                explain(f.root);
              }}
              onClick={() => openRule?.(f.rule)}
            >
              {`${describe(f, words, names, isFull).join('. ')} (${f.rule})`}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
