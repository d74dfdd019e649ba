// The deal of the day: what is dealt, how everybody did, and sitting down to it.

import { GAME_IDS, type GameId, loadGame } from '../../games/index.ts';
import type { Try } from '../../store/store.ts';
import { botChair, personChair } from '../../table/doing.ts';
import type { Who } from '../../table/types.ts';
import { DailyList, DailyParams, DailyQuery } from '../../wire/daily.ts';
import { Created } from '../../wire/tables.ts';
import { originFor } from '../addresses.ts';
import { dayOf, planOf, secretOf, settledTries } from '../daily.ts';
import { claimDeal, markDevice } from '../device.ts';
import { endpoint, type Services } from '../endpoint.ts';
import { type Caller, freshId } from '../identity.ts';
import { HttpProblem, refused } from '../problem.ts';
import { linkOf } from './tables.ts';

const MOST_SHOWN = 100;

export const dailyDeals = endpoint({
  method: 'GET',
  path: '/api/daily',
  about:
    'The deals of a day, today if none is given: how I did, and, once I have played or the day is over, everybody.',
  query: DailyQuery,
  answer: { about: 'One deal for each game.', schema: DailyList },
  async run({ query, services, caller }) {
    const today = dayOf(services.settings.clock.now());
    const { day = today } = query;
    if (day > today || Number.isNaN(Date.parse(day))) throw new HttpProblem(400, 'badRequest', { at: 'query/day' });
    const tries = await settledTries(services, day);
    const games = await Promise.all(
      GAME_IDS.map(async (game) => {
        const pkg = await loadGame(game);
        const { players, level } = planOf(pkg, await services.keeper.ask((store) => secretOf(store, day, game)));
        const own = tries.filter((one) => one.game === game);
        return { game, players, level, ...shown(own, caller?.who ?? null, day < today) };
      }),
    );
    return { day, today, games };
  },
});

/** Whose table is where is only told to those who can no longer gain by it. */
function shown(tries: readonly Try[], who: Who | null, isPast: boolean) {
  const mine = tries.find((one) => one.who === who) ?? null;
  const isOpen = isPast || mine?.phase === 'finished';
  const done = tries.filter(({ result }) => result !== null);
  const results = isOpen
    ? done.slice(0, MOST_SHOWN).map(({ table, result, who: whose }) => ({
        rank: 1 + done.filter((other) => other.result!.points > result!.points).length,
        ...result!,
        table,
        isYou: whose === who,
      }))
    : [];
  const you = mine === null ? null : { table: mine.table, phase: mine.phase, result: mine.result };
  return { you, played: done.length, isOpen, results };
}

export const playDaily = endpoint({
  method: 'POST',
  path: '/api/daily/:game',
  about: 'Sit down to the deal of today. The first try counts, if it ends today; who has begun goes on with it.',
  isPersonal: true,
  params: DailyParams,
  limit: 'newTables',
  answer: { about: 'My table.', schema: Created },
  async run({ params, person, services, request, reply }) {
    const device = markDevice(request, reply, services.settings);
    const id = await tableFor(services, params.game, person(), device);
    return { id, link: linkOf(id, originFor(request, services.settings)) };
  },
});

async function tableFor(services: Services, game: GameId, caller: Caller, device: string): Promise<string> {
  const { keeper, hub, settings, house } = services;
  const now = settings.clock.now();
  const day = dayOf(now);
  const { who, name } = caller;
  const known = (await keeper.ask((store) => store.triesOf(who))).find((one) => one.day === day && one.game === game);
  if (known === undefined) house.mustBeOpen();
  const isFirst = await claimDeal(services, device, { day, game }, who);
  if (known === undefined && !isFirst) throw refused({ rule: '', why: 'dailySeen' });
  const id = await keeper.ask((store) => store.beginTry({ day, game, who, table: freshId() }));
  if ((await keeper.ask((store) => store.seqOf(id))) === 0) {
    const secret = await keeper.ask((store) => secretOf(store, day, game));
    const { players, level, seat } = planOf(await loadGame(game), secret);
    const me = personChair(caller);
    const chairs = Array.from({ length: players }, (_, i) => (i === seat ? me : botChair(level)));
    const how = { settings: {}, pace: 'none', help: 'full', isPublic: false, chat: false } as const;
    await hub.create({ id, game, chairs, host: who, secret, now, daily: { day }, ...how }).catch((error) => {
      if (!(error instanceof HttpProblem && error.why === 'busy')) throw error; // pressed twice: the table is there
    });
  }
  const { table } = await hub.load(id);
  if (table.phase === 'gathering') await hub.perform(id, { do: 'start' }, { who, name });
  return id;
}
