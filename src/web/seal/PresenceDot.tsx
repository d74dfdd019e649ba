// Whether somebody is there: a full, a half or an empty disc, and a word.
import type { PresenceName } from '../../wire/values.ts';
import { useWords } from '../lib/words.ts';

const SHAPES: Readonly<Record<PresenceName, string>> = {
  here: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1Z',
  away: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1ZM6 2.600V9.400A3.400 3.400 0 0 0 6 2.600Z',
  gone: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1ZM6 2.600A3.400 3.400 0 1 0 6 9.400A3.400 3.400 0 1 0 6 2.600Z',
};

interface DotProps {
  readonly of: PresenceName | null | undefined;
  /** Said to screen readers only: the shape is enough for the eye where there is no room. */
  readonly isSmall?: boolean;
}

export function PresenceDot({ of, isSmall = false }: DotProps) {
  const { presence } = useWords().table;
  if (of === null || of === undefined) return null;
  return (
    <span className={`w-presence is-${of}`} title={presence[of]}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[of]} fillRule="evenodd" />
      </svg>
      <span className={isSmall ? 'w-hidden' : undefined}>{presence[of]}</span>
    </span>
  );
}
