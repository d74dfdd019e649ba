// Everything the house knows about a person, as text produced while it is sent: piece by piece, as fast as it is read.
import { Readable } from 'node:stream';
import type { Evening } from '../evening/types.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../table/doing.ts';
import type { Who } from '../table/types.ts';
import type { Services } from './endpoint.ts';
import type { Keeper } from './keeper.ts';
import { wantedBy } from './notices/kept.ts';
import { PILES, pileOf } from './notices/piles.ts';
import { notFound } from './problem.ts';
import { breathe } from './slices.ts';
import { slipsOf } from './slips.ts';
import { codeMadeAt } from './ways-back/code.ts';
import { passkeysOf } from './ways-back/passkeys.ts';

const MANY = 10_000;
const LINES = 100;
/** Slower readers than this are cut off: others are waiting for their place. */
const MOST_TIME = 120_000;

type Needed = Pick<Services, 'keeper' | 'settings' | 'exports'>;

export async function exportOf({ keeper, settings, exports }: Needed, who: Who): Promise<Readable> {
  const leave = await exports.enter(who);
  try {
    const person = await keeper.ask((store) => store.person(who));
    if (person === null) throw notFound();
    const { who: _, ...about } = person;
    const devices = await keeper.ask((store) => store.tokensOf(who, settings.clock.now()));
    const seen = await keeper.ask((store) => store.devicesOf(who, settings.clock.now()));
    const seenDevices = seen.map(({ about, seenAt }) => ({ about, seenAt }));
    const text = Readable.from(written(keeper, who, { person: about, devices, seenDevices }));
    const late = setTimeout(() => text.destroy(), MOST_TIME).unref();
    text.once('close', () => {
      clearTimeout(late);
      leave();
    });
    return text;
  } catch (error) {
    leave();
    throw error;
  }
}

async function* written(keeper: Keeper, who: Who, first: object): AsyncGenerator<string> {
  yield `${JSON.stringify(first).slice(0, -1)},"tables":[`;
  yield* listed(tablesOf(keeper, who));
  yield '],"finished":[';
  yield* listed(finishedBy(keeper, who));
  yield '],"said":[';
  yield* listed(saidBy(keeper, who));
  yield '],"saidInCircles":[';
  yield* listed(saidInCircles(keeper, who));
  const tries = await keeper.ask((store) => store.triesOf(who));
  const wanted = await wantedBy(keeper, who);
  const waiting = await Promise.all(PILES.map((name) => pileOf(keeper, who, name)));
  const doubts = await keeper.ask((store) => store.doubtsOf(who, MANY));
  const rest = {
    waysBack: {
      passkeys: (await passkeysOf(keeper, who)).map(({ about, madeAt }) => ({ about, madeAt })),
      codeMadeAt: await codeMadeAt(keeper, who),
    },
    slips: await slipsOf(keeper, who),
    editions: await editionsBy(keeper, who),
    circles: await circlesOf(keeper, who),
    evenings: await eveningsOf(keeper, who),
    daily: tries.map(({ day, game, table, result }) => ({ day, game, table, result })),
    doubts: doubts.map(({ at, data }) => ({ at, ...(JSON.parse(data) as object) })),
    notices: {
      language: wanted.language,
      mail: wanted.mail && { address: wanted.mail.address, isConfirmed: wanted.mail.isConfirmed },
      hook: wanted.hook,
      push: wanted.push.map(({ endpoint }) => endpoint),
      ...{ off: wanted.off, zone: wanted.zone, quiet: wanted.quiet, digest: wanted.digest },
      waiting: waiting.flatMap((pile) => pile?.lines ?? []),
    },
  };
  yield `],${JSON.stringify(rest).slice(1)}`;
}

async function* listed(things: AsyncIterable<object>): AsyncGenerator<string> {
  let comma = '';
  for await (const one of things) {
    yield comma + JSON.stringify(one);
    comma = ',';
  }
}

async function* tablesOf(keeper: Keeper, who: Who): AsyncGenerator<object> {
  const away = new Set((await keeper.ask((store) => store.shelf(who, 'away', null, MANY))).map(({ id }) => id));
  for (const { id } of await keeper.ask((store) => store.tablesOf(who, MANY))) {
    await breathe();
    const table = await keeper.loadIfOurs(id);
    if (table === null) continue;
    const { game, phase, createdAt, host, chairs } = table;
    const seat = seatOf(table, who);
    const { beside } = seat === null ? {} : chairs[seat];
    const isSecond = beside?.who === who;
    const name = seat === null ? null : isSecond ? beside.name : chairs[seat].name;
    yield { id, game, phase, createdAt, seat, name, isHost: host === who, isAway: away.has(id), isSecond };
  }
}

async function editionsBy(keeper: Keeper, who: Who): Promise<object[]> {
  const all = await keeper.ask((store) => store.editionsFor(who, MANY));
  const own = all.filter((one) => one.who === who);
  return await Promise.all(
    own.map(async ({ id, isShared, at }) => {
      const kept = await keeper.ask((store) => store.edition(id));
      return { id, isShared, at, edition: JSON.parse(kept?.data ?? 'null') as unknown };
    }),
  );
}

async function circlesOf(keeper: Keeper, who: Who): Promise<object[]> {
  const found: object[] = [];
  for (const id of await keeper.ask((store) => store.circlesOf(who))) {
    const circle = await keeper.ask((store) => store.circle(id));
    const own = circle?.members.find((member) => member.who === who);
    if (circle === null || own === undefined) continue;
    const { since, wantsNotices } = own;
    found.push({ id, name: circle.name, since, wantsNotices, isFounder: circle.founder === who });
  }
  return found;
}

/** The evenings they were at, and under which name. */
async function eveningsOf(keeper: Keeper, who: Who): Promise<object[]> {
  const found: object[] = [];
  for (const id of await keeper.ask((store) => store.eveningsWith(who))) {
    const kept = await keeper.ask((store) => store.evening(id));
    if (kept === null) continue;
    const { people, host, rounds } = JSON.parse(kept.data) as Evening;
    const name = people.find((one) => one.who === who)?.name;
    found.push({ id, circle: kept.circle, at: kept.createdAt, name, isHost: host === who, rounds: rounds.length });
  }
  return found;
}

async function* saidInCircles(keeper: Keeper, who: Who): AsyncGenerator<object> {
  for (let after: string | null = null; ; ) {
    const lines: Awaited<ReturnType<Store['saidInCircles']>> = await keeper.ask((store) =>
      store.saidInCircles(who, after, LINES),
    );
    for (const { id, circle, at, name, text } of lines) {
      yield { circle, at, name, text };
      after = id;
    }
    if (lines.length < LINES) return;
  }
}

/** Games played to the end, as statistics know them: of the others, what everybody at the table knew. */
async function* finishedBy(keeper: Keeper, who: Who): AsyncGenerator<object> {
  for (const { seats, ...game } of await keeper.ask((store) => store.finishedGames({ person: who })))
    yield { ...game, seats: seats.map(({ who: one, ...seat }) => ({ isYou: one === who, ...seat })) };
}

async function* saidBy(keeper: Keeper, who: Who): AsyncGenerator<object> {
  for (let after: { table: string; seq: number } | null = null; ; ) {
    await breathe();
    const lines = await keeper.ask((store) => store.saidBy(who, after, LINES));
    for (const { table, entry } of lines) {
      const { at, chat, seq } = entry;
      yield { table, at, name: chat?.name, text: chat?.text, sign: chat?.sign };
      after = { table, seq };
    }
    if (lines.length < LINES) return;
  }
}
