// What makes the deal of the day a ritual: a par to play against, and how many days in a row somebody has played.
import { type GameId, loadGame } from '../games/index.ts';
import { botChair } from '../table/doing.ts';
import type { Chair, Who } from '../table/types.ts';
import { dayOf, PAR, planOf, secretOf, settledTries } from './daily.ts';
import type { Services } from './endpoint.ts';
import { freshId } from './identity.ts';
import { HttpProblem } from './problem.ts';

interface Layout {
  readonly id: string;
  readonly day: string;
  readonly game: GameId;
  readonly secret: string;
  readonly host: Who;
  /** Whoever plays it. */
  readonly sitter: Chair;
}

/** Lays the deal of a day for somebody; if it lies there already, nothing happens. */
export async function lay({ hub, settings }: Services, { id, day, game, secret, host, sitter }: Layout): Promise<void> {
  const pkg = await loadGame(game);
  const { players, level, seat } = planOf(pkg, secret);
  const chairs = Array.from({ length: players }, (_, i) => (i === seat ? sitter : botChair(level)));
  const daily = { day, ...(pkg.isDayOver !== undefined && { short: true as const }) };
  const how = { settings: {}, pace: 'none', help: 'full', isPublic: false, chat: false } as const;
  const now = settings.clock.now();
  await hub.create({ id, game, chairs, host, secret, now, daily, ...how }).catch((error) => {
    if (!(error instanceof HttpProblem && error.why === 'busy')) throw error; // pressed twice: the table is there
  });
}

/** The master sits down to a deal, once for everybody; it plays as any bot does, and its points are the par. */
export async function playPar(services: Services, day: string, game: GameId): Promise<void> {
  const { keeper, hub } = services;
  const id = await keeper.ask((store) => store.beginTry({ day, game, who: PAR, table: freshId() }));
  const host = `par ${day} ${game}`;
  if ((await keeper.ask((store) => store.seqOf(id))) === 0) {
    const secret = await keeper.ask((store) => secretOf(store, day, game));
    await lay(services, { id, day, game, secret, host, sitter: botChair('master') });
  }
  const { table } = await hub.load(id);
  if (table.phase === 'gathering') await hub.perform(id, { do: 'start' }, { who: host, name: PAR });
}

/** How many days in a row somebody has a result, up to today or, if today is still to come, yesterday. */
export async function streakOf(services: Services, who: Who, today: string): Promise<number> {
  const tries = await services.keeper.ask((store) => store.triesOf(who));
  const hasResult = async (day: string): Promise<boolean> => {
    const own = tries.filter((one) => one.day === day && one.phase === 'finished');
    if (own.length === 0 || own.some(({ result }) => result !== null)) return own.length > 0;
    const settled = await settledTries(services, day); // what was finished after its day has none
    return settled.some((one) => one.who === who && one.result !== null);
  };
  const before = (day: string): string => dayOf(Date.parse(day) - 24 * 3600 * 1000);
  let day = (await hasResult(today)) ? today : before(today);
  let streak = 0;
  for (; await hasResult(day); day = before(day)) streak++;
  return streak;
}
