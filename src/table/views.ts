// The views of one position. What nobody may see is veiled once for all who look at it.
import type { GamePackage } from '../games/index.ts';
import type { Seat, Veiled } from '../kernel/types.ts';
import { view } from '../kernel/view.ts';
import type { Seen, Table } from './types.ts';

/** A veiled hand of which nobody may know anything: the same again and again, so that nobody has to compare it. */
const NOTHING: Veiled = Object.freeze({});

/** What each viewer sees of the game; null: it has not begun. */
export function viewsOf({ game }: GamePackage, { journal }: Table): (you: Seat | null) => Seen['view'] {
  if (journal === null) return () => null;
  const { state } = journal;
  const seen = view(game, state, null);
  const isAnySize = game.sizes.some((path) => path.startsWith('own.'));
  const watched = isAnySize ? seen : { ...seen, own: seen.own.map(() => NOTHING) };
  return (you) => {
    if (you === null) return watched;
    const lanes = state.lanes.length === 0 ? watched.lanes : watched.lanes.with(you, state.lanes[you]);
    return { ...watched, seat: you, own: watched.own.with(you, state.own[you]), lanes };
  };
}
