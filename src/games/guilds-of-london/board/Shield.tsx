import { Drawn } from '../../../parts/Drawn.tsx';
import type { GuildSymbol } from '../data/tiles.ts';
import { shield } from '../picture/shield.ts';

/** The arms of one or more symbols among words. */
export function Symbols({ symbols, size = 26 }: { readonly symbols: readonly GuildSymbol[]; readonly size?: number }) {
  return (
    <svg className="gl-sign" viewBox="-2 -2 48 54" width={size} height={(size * 54) / 48} aria-hidden="true">
      <Drawn of={shield(symbols)} />
    </svg>
  );
}
