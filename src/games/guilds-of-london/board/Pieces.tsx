// Pieces in the page. Feet at the origin.
import { createContext, useContext } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { ownerSign, type Letters as PieceLetters, pawn } from '../picture/pieces.ts';

/** The letters of the owners: those of the seats, and the first letter of the solo opponent. */
export const Letters = createContext<PieceLetters>([]);

/** The sign among words. */
export function OwnerMark({ owner, size = 24 }: { readonly owner: number; readonly size?: number }) {
  const letters = useContext(Letters);
  return (
    <svg className="gl-sign" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <Drawn of={ownerSign(owner, letters)} />
    </svg>
  );
}

export function Pawn({ owner, count = 1 }: { readonly owner: number; readonly count?: number }) {
  return <Drawn of={pawn(owner, useContext(Letters), count)} />;
}

/** Pawns of one owner as a button shows them. */
export function PawnPicture({ owner, size = 36 }: { readonly owner: number; readonly size?: number }) {
  return (
    <svg className="gl-sign" width={size} height={size} viewBox="-15 -29 30 32" aria-hidden="true">
      <Pawn owner={owner} />
    </svg>
  );
}
