import { seal } from '../../draw/seals.ts';
import { Drawn } from '../../parts/Drawn.tsx';
import type { SealName } from '../../text/seals.ts';

/** Decoration beside a name. */
export const SealDrawing = ({ name, size }: { readonly name: SealName; readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
    <Drawn of={seal(name)} />
  </svg>
);
