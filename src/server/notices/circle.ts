// A table is opened for a circle: its members hear of it, and never more than a little.
import type { Who } from '../../table/types.ts';
import { freshId } from '../identity.ts';
import type { Keeper } from '../keeper.ts';

/** Of one circle: whoever opens table after table tells nobody, and in a day there are only so many. */
const AGAIN = 15 * 60_000;
const MOST_A_DAY = 8;
const DAY = 24 * 3600_000;

/** Everybody in the circle who wants to hear of its tables, but whoever has opened this one. */
export async function tellCircle(
  keeper: Keeper,
  id: string,
  host: Who,
  bring: (who: Who) => Promise<void>,
): Promise<void> {
  const circle = await keeper.ask((store) => store.circle(id));
  const others = circle?.members.filter(({ who, wantsNotices }) => who !== host && wantsNotices) ?? [];
  if (others.length === 0 || !(await isLittle(keeper, id))) return;
  await Promise.all(others.map(({ who }) => bring(who)));
}

async function isLittle(keeper: Keeper, id: string): Promise<boolean> {
  const [now, holder] = [keeper.now(), freshId()];
  const claim = (what: string, lasts: number): Promise<boolean> =>
    keeper.ask((store) => store.claim(what, holder, now, now + lasts));
  if (!(await claim(`circle news ${id}`, AGAIN))) return false;
  for (let slot = 0; slot < MOST_A_DAY; slot++) if (await claim(`circle news ${slot} ${id}`, DAY)) return true;
  return false;
}
