// The deal of the day: what is dealt, how everybody did, and sitting down to it.

import { GAME_IDS, type GameId, loadGame } from '../../games/index.ts';
import type { Try } from '../../store/store.ts';
import { personChair } from '../../table/doing.ts';
import type { Who } from '../../table/types.ts';
import { DailyList, DailyParams, DailyQuery } from '../../wire/daily.ts';
import { Created } from '../../wire/tables.ts';
import { originFor } from '../addresses.ts';
import { dayOf, PAR, planOf, secretOf, settledTries } from '../daily.ts';
import { lay, playPar, streakOf } from '../daily-par.ts';
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
    const all = await settledTries(services, day);
    const tries = all.filter((one) => one.who !== PAR);
    const games = await Promise.all(
      GAME_IDS.map(async (game) => {
        const pkg = await loadGame(game);
        const { players, level } = planOf(pkg, await services.keeper.ask((store) => secretOf(store, day, game)));
        const own = tries.filter((one) => one.game === game);
        const par = all.find((one) => one.who === PAR && one.game === game)?.result?.points ?? null;
        return { game, players, level, par, ...shown(own, caller?.who ?? null, day < today) };
      }),
    );
    const streak = caller === null ? 0 : await streakOf(services, caller.who, today);
    return { day, today, streak, games };
  },
});

/** Whose table is where is only told to those who can no longer gain by it. */
function shown(tries: readonly Try[], who: Who | null, isPast: boolean) {
  const mine = tries.find((one) => one.who === who) ?? null;
  const isOpen = isPast || mine?.phase === 'finished';
  const done = tries.filter(({ result }) => result !== null).sort((a, b) => -isBetter(a, b));
  const results = isOpen
    ? done.slice(0, MOST_SHOWN).map(({ table, result, who: whose }) => ({
        rank: 1 + done.filter((other) => isBetter(other, { result }) > 0).length,
        ...result!,
        table,
        isYou: whose === who,
      }))
    : [];
  const you = mine === null ? null : { table: mine.table, phase: mine.phase, result: mine.result };
  return { you, played: done.length, isOpen, results };
}

/** People are compared with people: how they did at their table comes first, then the points. */
const isBetter = ({ result: a }: Pick<Try, 'result'>, { result: b }: Pick<Try, 'result'>): number =>
  b!.place - a!.place || a!.points - b!.points;

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
    // Nobody waits for it; whoever comes next tries again.
    void playPar(services, dayOf(services.settings.clock.now()), params.game).catch(() => {});
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
    await lay(services, { id, day, game, secret, host: who, sitter: personChair(caller) });
  }
  const { table } = await hub.load(id);
  if (table.phase === 'gathering') await hub.perform(id, { do: 'start' }, { who, name });
  return id;
}
