// Opening an evening: once, even if several people press the button in the same moment, at whatever process.
import { setTimeout as pause } from 'node:timers/promises';
import { openEvening } from '../../evening/attending.ts';
import type { Evening } from '../../evening/types.ts';
import { GAME_IDS } from '../../games/index.ts';
import { DAY } from '../../table/paces.ts';
import type { NewEvening } from '../../wire/evenings.ts';
import { type Caller, freshId } from '../identity.ts';
import type { Keeper } from '../keeper.ts';
import { tryAgain } from '../problem.ts';

/** How long somebody may take to open one, and how often the others look. */
const CLAIM_LASTS = 5000;
const TRIES = 50;

type Keep = (evening: Evening) => Promise<boolean>;

export async function openOnce(keeper: Keeper, wanted: NewEvening, caller: Caller, keep: Keep): Promise<string> {
  const [claim, holder] = [`evening ${wanted.circle}`, freshId()];
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await underWay(keeper, wanted.circle);
    if (found !== null) return found;
    const now = keeper.now();
    if (!(await keeper.ask((store) => store.claim(claim, holder, now, now + CLAIM_LASTS)))) {
      await pause(CLAIM_LASTS / TRIES);
      continue;
    }
    try {
      return (await underWay(keeper, wanted.circle)) ?? (await openFirst(keeper, wanted, caller, keep));
    } finally {
      await keeper.ask((store) => store.release(claim, holder));
    }
  }
  throw tryAgain('busy');
}

async function underWay(keeper: Keeper, circle: string): Promise<string | null> {
  const [last] = await keeper.ask((store) => store.eveningsOf(circle, 1));
  return last !== undefined && !last.isOver && last.createdAt > keeper.now() - DAY ? last.id : null;
}

async function openFirst(keeper: Keeper, wanted: NewEvening, caller: Caller, keep: Keep): Promise<string> {
  const { circle, games = [GAME_IDS[0]], form = 'everybody', pace = 'live', help = 'full', size = null } = wanted;
  const opening = { id: freshId(), circle, createdAt: keeper.now(), host: caller.who, games, form, pace, help, size };
  const evening = openEvening(opening, caller);
  if (!(await keep(evening))) throw tryAgain('busy');
  return evening.id;
}
