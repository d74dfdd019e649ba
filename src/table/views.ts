// The views of one position. What nobody may see is veiled once for all who look at it.
import type { GamePackage } from '../games/index.ts';
import type { Seat } from '../kernel/types.ts';
import { view } from '../kernel/view.ts';
import type { Seen, Table } from './types.ts';

/** What each viewer sees of the game; null: it has not begun. */
export function viewsOf({ game }: GamePackage, { journal }: Table): (you: Seat | null) => Seen['view'] {
  if (journal === null) return () => null;
  const { state } = journal;
  const watched = view(game, state, null);
  return (you) => {
    if (you === null) return watched;
    const lanes = state.lanes.length === 0 ? watched.lanes : watched.lanes.with(you, state.lanes[you]);
    return { ...watched, seat: you, own: watched.own.with(you, state.own[you]), lanes };
  };
}
