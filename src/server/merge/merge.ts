// Two identities that are both mine become one. Both are shown in the same act: one by the cookie, the other by one of its ways back.
// The store joins what it keeps in one transaction; tables and evenings follow, done by whichever process comes to it.

import { united } from '../../evening/attending.ts';
import { current } from '../../evening/rounds.ts';
import type { Evening } from '../../evening/types.ts';
import { isOver } from '../../table/doing.ts';
import type { Who } from '../../table/types.ts';
import { sitTwice } from '../../table/unite.ts';
import type { Services } from '../endpoint.ts';
import { freshId } from '../identity.ts';
import { onlyThis } from '../only-this.ts';
import { HttpProblem } from '../problem.ts';
import { noteAddress } from '../ways-back/mail.ts';
import { joined } from './personal.ts';

const MANY = 10_000;
const CLAIM_LASTS = 60_000;
const TIMES = 3;
/** Connections of the one that is gone are ended wherever they are, for so long after it. */
const RECENT = 10 * 60_000;

type Needed = Pick<Services, 'keeper' | 'hub' | 'evenings' | 'bans' | 'live' | 'circles' | 'settings'>;

/** A table that is not over where both have a seat, or a round of an evening in which both play the same deal; null: none. */
export async function inTheWay({ keeper }: Pick<Services, 'keeper'>, from: Who, into: Who): Promise<string | null> {
  const others = new Set((await keeper.ask((store) => store.tablesOf(into, MANY))).map(({ id }) => id));
  for (const { id, phase } of await keeper.ask((store) => store.tablesOf(from, MANY))) {
    if (isOver({ phase }) || !others.has(id)) continue;
    const table = await keeper.loadIfOurs(id);
    if (table !== null && sitTwice(table, from, into)) return `t/${id}`;
  }
  const evenings = await keeper.ask((store) => store.eveningsWith(into));
  for (const id of await keeper.ask((store) => store.eveningsWith(from))) {
    const kept = evenings.includes(id) ? await keeper.ask((store) => store.evening(id)) : null;
    const whos = kept && current(JSON.parse(kept.data) as Evening)?.people.map(({ who }) => who);
    if (whos?.includes(from) && whos.includes(into)) return `evening/${id}`;
  }
  return null;
}

/** False: one of them is not there any more. A ban of either is a ban of both: it is carried over first. */
export async function merge(services: Needed, from: Who, into: Who): Promise<boolean> {
  const { keeper, bans } = services;
  const person = await keeper.ask((store) => store.person(into));
  if (person === null || (await keeper.ask((store) => store.person(from))) === null) return false;
  await bans.unite(from, into, person.name);
  const personal = await joined(keeper, from, into);
  const now = keeper.now();
  if (!(await keeper.ask((store) => store.merge(from, into, personal, now)))) return false;
  await finish(services, from, into);
  await noteAddress(keeper, into);
  return true;
}

/** Brings tables and evenings after. It may be done twice, and by two processes: what is done is refused. */
async function finish(services: Needed, from: Who, into: Who): Promise<void> {
  const { keeper, hub, evenings, live, circles, bans } = services;
  const name = (await keeper.ask((store) => store.person(into)))?.name;
  if (name === undefined) return; // forgotten meanwhile, and the merge with them
  live.dismiss({ who: from });
  if (bans.all.some(({ who }) => who === from)) {
    await bans.unite(from, into, name); // the host may have banned them at the last moment
    await bans.lift(from);
  }
  const away = await keeper.ask((store) => store.shelf(from, 'away', null, MANY));
  // Again, until there is none left: what was under way when it was done may have come after it.
  for (let left = TIMES; left > 0; left--) {
    const tables = await keeper.ask((store) => store.tablesOf(from, MANY));
    for (const { id } of tables)
      await hub.perform(id, { do: 'unite', from, into, name }, { house: true }).catch(ifOutOfReach);
    if (tables.length === 0) break;
  }
  for (const { id } of away) await keeper.ask((store) => store.putAway(into, id, true));
  await evenings.rewrite(from, (evening) => united(evening, from, into));
  await keeper.ask((store) => store.endMerge(from));
  for (const id of await keeper.ask((store) => store.circlesOf(into))) circles.changed(id);
}

/** A table that is gone, or belongs to a newer Kontor: that one will not find the other person any more. */
function ifOutOfReach(error: unknown): void {
  if (!(error instanceof HttpProblem && (error.status === 404 || error.why === 'newVersion'))) throw error;
}

/** Ends what a process that is gone has begun; of one person's, or of everybody's. */
export async function finishMerges(services: Needed, who?: Who): Promise<void> {
  const { keeper, live, settings } = services;
  const now = keeper.now();
  for (const { from, into, isDone } of await keeper.ask((store) => store.merges(now - RECENT))) {
    if (who !== undefined && into !== who) continue;
    live.dismiss({ who: from });
    if (isDone && (await keeper.ask((store) => store.tablesOf(from, 1))).length === 0) continue;
    const mine = await keeper.ask((store) => store.claim(`merge ${from}`, freshId(), now, now + CLAIM_LASTS));
    if (mine || who !== undefined)
      await finish(services, from, into).catch((error) => onlyThis(settings, 'merge', from, error));
  }
}
