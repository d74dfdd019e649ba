// What comes of a game: its record, and the next one.

import { freshSeed, strongSource } from '../../fair/source.ts';
import { Engine } from '../../kernel/engine.ts';
import { type GameRecord, writeRecord } from '../../kernel/record.ts';
import type { GameEvent, Seat } from '../../kernel/types.ts';
import { besideAt } from '../../table/beside.ts';
import { effective } from '../../table/choices.ts';
import { seatOf } from '../../table/doing.ts';
import { isSealed } from '../../table/evening.ts';
import { numberFor } from '../../table/numbers.ts';
import { seenLog } from '../../table/seen.ts';
import { sequelOf } from '../../table/series.ts';
import { recordOf, rematchChairs } from '../../table/table.ts';
import { TableParams } from '../../wire/form.ts';
import { Created } from '../../wire/tables.ts';
import { originFor } from '../addresses.ts';
import { circleFor } from '../circles/circles.ts';
import { isOfToday, mayLook } from '../daily.ts';
import type { Call, Services } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { type Caller, freshId } from '../identity.ts';
import type { Loaded } from '../live-table.ts';
import { HttpProblem, notFound, refused, tryAgain } from '../problem.ts';
import { householdOf } from '../proxy.ts';
import { breathe } from '../slices.ts';
import { linkOf } from './tables.ts';

/** Log lines read at once. */
const LINES = 200;

export const record = endpoint({
  method: 'GET',
  path: '/api/tables/:id/record',
  about:
    'The game as text: all of it when it is over; before, without the seed, the choices that I may know, what I see and what I was told.',
  limit: 'looksBack', // for a running game the whole log is read
  params: TableParams,
  answer: { about: 'A record, for `kontor replay` and `kontor verify`.', type: 'text/plain' },
  async run({ params, services, caller, request, reply }) {
    const loaded = await services.hub.load(params.id);
    const { table } = loaded;
    if (!(await mayLook(services, table, caller?.who ?? null, request))) throw notFound();
    if (table.journal === null) throw new HttpProblem(409, 'wrongPhase');
    if (isSealed(table)) throw refused({ rule: '', why: 'inRound' });
    const you = caller === null ? null : seatOf(table, caller.who);
    const file = `kontor-${table.game}-${table.id.slice(0, 8)}.txt`;
    reply.header('content-disposition', `attachment; filename="${file}"`).type('text/plain; charset=utf-8');
    const whole = recordFor(loaded, you);
    if (whole.seed === null && table.phase === 'playing')
      return writeRecord(await withView(loaded, you, whole, services));
    return writeRecord(isOfToday(table, services.settings.clock.now()) ? withoutSeed(whole) : whole);
  },
});

/**
 * While the game runs, what the others chose is told only if the game has no secrets between seats. Otherwise it is
 * what I chose myself, without what was taken back: `back N` counts everybody's choices.
 */
function recordFor({ pkg, table }: Loaded, you: Seat | null): GameRecord {
  const whole = recordOf(pkg, table);
  const { own, lanes } = table.journal!.state;
  const isOver = table.phase === 'finished' || table.phase === 'abandoned';
  const isOpen = lanes.length === 0 && own.every((one) => Object.keys(one as object).length === 0);
  if (isOver || isOpen) return whole;
  return { ...whole, choices: effective(whole.choices).filter(({ seat }) => seat === you) };
}

/** Without the seed nothing can be dealt again, so the record says what I see and what I have been told. */
async function withView({ pkg, table }: Loaded, you: Seat | null, record: GameRecord, { keeper }: Services) {
  const view = new Engine(pkg.game, () => 0).view(table.journal!.state, you);
  const events: GameEvent[] = [];
  for (let from = 0; from < table.seq; from += LINES) {
    const entries = await keeper.entries(table.id, from, Math.min(from + LINES, table.seq));
    events.push(...seenLog(entries, you).flatMap((line) => line.events));
    await breathe();
  }
  return { ...record, seen: { by: you, view, events } };
}

/** Nobody may learn from their own game what others are still to be dealt today: they could play it again under another name. */
function withoutSeed({ proof, ...rest }: GameRecord): GameRecord {
  const { secret: _, ...open } = proof;
  return { ...rest, seed: null, proof: open };
}

const CLAIM_LASTS = 10_000;

export const rematch = endpoint({
  method: 'POST',
  path: '/api/tables/:id/rematch',
  about: 'The next game: the same players in other seats, and the tally so far. Everybody gets the same table.',
  isPersonal: true,
  params: TableParams,
  answer: { about: 'The next table.', schema: Created },
  async run(call) {
    const id = call.params.id;
    const caller = call.person();
    const known = await nextOf(id, caller, call.services);
    return answer(known ?? (await openNext(id, caller, call)), call);
  },
});

type Asked = Pick<Call, 'services' | 'request'>;

function answer(id: string, { services, request }: Asked) {
  return { id, link: linkOf(id, originFor(request, services.settings)) };
}

/** A next game that nobody starts vanishes after a while; it is then opened again under the same name. */
const isThere = async (id: string | null, { keeper }: Services): Promise<boolean> =>
  id !== null && (await keeper.ask((store) => store.seqOf(id))) > 0;

async function nextOf(id: string, caller: Caller, services: Services): Promise<string | null> {
  const { table } = await services.hub.load(id);
  if (await isThere(table.next, services)) return table.next;
  if (seatOf(table, caller.who) === null) throw refused({ rule: '', why: 'notSeated' });
  // First: else there would be a table that nobody else finds.
  if (besideAt(table, caller.who) !== null) throw refused({ rule: '', why: 'onlyFirst' });
  if (table.round !== undefined) throw refused({ rule: '', why: 'inRound' }); // the evening says what comes next
  if (table.phase !== 'finished' && table.phase !== 'abandoned') throw refused({ rule: '', why: 'wrongPhase' });
  return null;
}

/** One at a time across all processes, so that two people who press the button together do not get two tables. */
async function openNext(id: string, caller: Caller, { services, request }: Asked): Promise<string> {
  const { hub, keeper, settings } = services;
  services.house.mustBeOpen();
  const now = settings.clock.now();
  const claim = `rematch ${id}`;
  const holder = freshId();
  if (!(await keeper.ask((store) => store.claim(claim, holder, now, now + CLAIM_LASTS))))
    return await othersNext(id, hub);
  try {
    const { table, pkg } = await hub.load(id);
    if (table.next !== null && (await isThere(table.next, services))) return table.next;
    const opening = {
      id: table.next ?? freshId(),
      game: table.game,
      ...(table.edition !== undefined && { edition: table.edition }),
      chairs: rematchChairs(pkg, table, strongSource(freshSeed())),
      pace: table.pace,
      absent: table.absent,
      ...(table.holidays !== undefined && { holidays: table.holidays }),
      help: table.help,
      isPublic: table.isPublic,
      ...(await circleFor(services.circles, table, caller.who)),
      chat: table.chat.isOn,
      host: caller.who, // they are there, and can start it
      secret: freshSeed(),
      now,
      ...sequelOf(pkg, table),
    };
    const next = await services.lobby.open(opening, caller.who, householdOf(request.ip));
    if (table.next !== null) return next.id;
    const done = await hub.perform(id, { do: 'rematch', next: next.id }, caller);
    if ('seq' in done) return next.id;
    return (await hub.load(id)).table.next ?? next.id;
  } finally {
    await keeper.ask((store) => store.release(claim, holder)).catch(() => {});
  }
}

/** Somebody else is opening it right now. */
async function othersNext(id: string, hub: Services['hub']): Promise<string> {
  const { table } = await hub.load(id);
  if (table.next !== null) return table.next;
  await hub.waitPast(id, null, numberFor(table, null), 2000);
  const { next } = (await hub.load(id)).table;
  if (next === null) throw tryAgain('busy');
  return next;
}
