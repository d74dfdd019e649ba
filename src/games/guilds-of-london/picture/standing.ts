// Who is ahead on a tile, and why (R7.2–R7.6, R11.11): how it would be resolved now.
import type { Seat } from '../../../kernel/types.ts';
import { figuresOn, gridOf, isSolo, isUnresolved, mastersBeside, requiredOn } from '../rules/city.ts';
import { isDue, strengthOf, strongest } from '../rules/resolve.ts';
import type { Open } from '../types.ts';

export interface Standing {
  readonly figures: number;
  readonly required: number;
  readonly isDue: boolean;
  /** Owners with pawns there and their strength, the strongest first. */
  readonly present: readonly { readonly owner: number; readonly strength: number; readonly beside: number }[];
  /** One: first place. Several: a tie that nothing breaks. */
  readonly leaders: readonly number[];
  /** What decides between the first ones. */
  readonly by: 'nobody' | 'pawns' | 'masters' | 'solo' | 'tie';
}

export function standingOn(open: Open, place: number): Standing | null {
  if (!isUnresolved(open.city, place)) return null;
  const grid = gridOf(open);
  const owners = [...open.city.pawns.keys()].filter((owner) => open.city.pawns[owner][place] > 0);
  const present = owners
    .map((owner) => ({
      owner,
      strength: strengthOf(open, owner, place),
      beside: mastersBeside(grid, open.city, owner as Seat, place),
    }))
    .sort((a, b) => b.strength - a.strength || b.beside - a.beside);
  const leaders = owners.length === 0 ? [] : strongest(open, owners, place);
  const isTied = present.length > 1 && present[0].strength === present[1].strength;
  const by =
    leaders.length === 0
      ? 'nobody'
      : leaders.length > 1
        ? 'tie'
        : !isTied
          ? 'pawns'
          : isSolo(open)
            ? 'solo'
            : 'masters';
  return {
    figures: figuresOn(open, place),
    required: requiredOn(open.city, place),
    isDue: isDue(open, place),
    present,
    leaders,
    by,
  };
}

/** Pairs of places with masters of the same seat side by side (R10.2). */
export function cords(open: Open): { readonly from: number; readonly to: number; readonly seat: number }[] {
  const { masters } = open.city;
  const { beside } = gridOf(open);
  return [...masters.keys()].flatMap((from) =>
    masters[from] < 0
      ? []
      : beside[from]
          .filter((to) => to > from && masters[to] === masters[from])
          .map((to) => ({ from, to, seat: masters[from] })),
  );
}
