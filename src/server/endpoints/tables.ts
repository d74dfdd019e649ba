// Opening tables, finding them, reading them, acting at them.

import type { BotName } from '../../bots/names.ts';
import { freshSeed } from '../../fair/source.ts';
import { characterOf, type GameId, loadGame } from '../../games/index.ts';
import { BadSetting } from '../../kernel/settings.ts';
import type { Settings } from '../../kernel/types.ts';
import { botChair, characterChair, emptyChair, isOver, personChair, seatOf } from '../../table/doing.ts';
import type { Chair, Who } from '../../table/types.ts';
import { ActBody } from '../../wire/acts.ts';
import { TableParams } from '../../wire/form.ts';
import * as schemas from '../../wire/tables.ts';
import { actKey } from '../act-key.ts';
import { originFor } from '../addresses.ts';
import { mayLook } from '../daily.ts';
import { endpoint, OK, type Services } from '../endpoint.ts';
import { type Caller, freshId } from '../identity.ts';
import { galleryOf } from '../log.ts';
import { HttpProblem, notFound, refused } from '../problem.ts';
import { householdOf } from '../proxy.ts';
import { seatedBy } from '../seat-keys.ts';

const MOST_LISTED = 200;

export const linkOf = (id: string, origin: string): string => `${origin}/t/${id}`;

export const openATable = endpoint({
  method: 'POST',
  path: '/api/tables',
  about: 'Open a table. Who has its link can watch and take an open chair.',
  isPersonal: true,
  body: schemas.NewTable,
  limit: 'newTables',
  answer: { status: 201, about: 'The table.', schema: schemas.Created },
  async run({ body, person, services, request }) {
    const { game } = await loadGame(body.game);
    services.house.mustBeOpen();
    const own = await editionFor(body, person().who, services);
    const { preset, promise, pace = 'live', help = 'full', isPublic = false, chat = true } = body;
    const { absent = isPublic ? 'wait' : 'bot' } = body; // among friends nobody is stuck
    if (preset !== undefined && !Object.hasOwn(game.presets, preset)) throw badField('preset');
    const settings: Settings = { ...(preset === undefined ? {} : game.presets[preset]), ...body.settings };
    const { min, max } = game.seats;
    const wanted: readonly schemas.NewChair[] = body.chairs ?? [
      'me',
      ...Array.from({ length: max - 1 }, () => 'open' as const),
    ];
    if (wanted.length < min || wanted.length > max)
      throw new HttpProblem(400, 'badRequest', { at: 'body/chairs', min, max });
    if (wanted.filter((chair) => chair === 'me').length > 1) throw badField('chairs');
    if (promise !== undefined && !wanted.includes('me')) throw badField('promise');
    const caller = person();
    const circle = body.circle === undefined ? {} : { circle: (await services.circles.of(body.circle, caller.who)).id };
    const chairs = wanted.map((chair) => chairOf(body.game, chair, caller, promise));
    const faces = wanted.filter((chair) => chair.startsWith('character:'));
    if (new Set(faces).size < faces.length) throw badField('chairs'); // nobody sits on two chairs
    const { host, now, secret } = { host: caller.who, now: services.settings.clock.now(), secret: freshSeed() };
    const opening = {
      id: freshId(),
      game: body.game,
      ...own,
      settings,
      chairs,
      pace,
      absent,
      ...(body.holidays !== undefined && { holidays: body.holidays }),
      help,
      isPublic,
      ...circle,
      chat,
      host,
      secret,
      now,
    };
    try {
      const { id } = await services.lobby.open(opening, caller.who, householdOf(request.ip));
      const origin = originFor(request, services.settings);
      return { id, link: linkOf(id, origin) };
    } catch (error) {
      if (error instanceof BadSetting) throw new HttpProblem(400, 'badSetting', { setting: error.setting });
      throw error;
    }
  },
});

/** A private one goes to those who have the table's link, and is not shown to whoever passes by. */
async function editionFor({ edition: id, game, isPublic }: schemas.NewTable, who: Who, { editions }: Services) {
  if (id === undefined) return {};
  const { edition, card } = await editions.find(id, who);
  if (edition.game !== game) throw badField('edition');
  if (isPublic === true && !card.isShared) throw new HttpProblem(409, 'privateEdition');
  return { edition };
}

const badField = (field: string): HttpProblem => new HttpProblem(400, 'badRequest', { at: `body/${field}` });

function chairOf(game: GameId, wanted: schemas.NewChair, caller: Caller, promise: string | undefined): Chair {
  if (wanted === 'me') return personChair(caller, promise);
  if (wanted === 'open' || wanted === 'closed') return emptyChair(wanted);
  if (wanted.startsWith('bot:')) return botChair(wanted.slice('bot:'.length) as BotName);
  const character = characterOf(game, wanted.slice('character:'.length));
  if (character === undefined) throw badField('chairs');
  return characterChair(character);
}

export const publicTables = endpoint({
  method: 'GET',
  path: '/api/tables',
  about:
    'Public tables that can be joined or watched: of each host and address the newest, then their next ones, and so on.',
  answer: { about: 'The list.', schema: schemas.ListOfTables },
  async run({ services, caller }) {
    if (!services.house.state.lobby.isOpen) return { tables: [] };
    return { tables: await services.lobby.list(caller?.who ?? null, MOST_LISTED) };
  },
});

export const myTables = endpoint({
  method: 'GET',
  path: '/api/tables/mine',
  about: 'Tables where I have a chair or am host, newest first.',
  isPersonal: true,
  answer: { about: 'The list.', schema: schemas.ListOfTables },
  async run({ services, person }) {
    const { who } = person();
    const tables = await services.keeper.ask((store) => store.tablesOf(who, MOST_LISTED));
    return { tables: await services.lists.cards(tables, who) };
  },
});

export const readTable = endpoint({
  method: 'GET',
  path: '/api/tables/:id',
  about:
    'All that I may know of a table, and the log after number `from`, the last hundred lines at most. With `wait` it answers when there is news.',
  isForSeatKeys: true,
  params: TableParams,
  query: schemas.ReadQuery,
  answer: { about: 'What is there to see.', schema: schemas.SeenAndLog },
  async run({ params, query, services, caller, request }) {
    const from = Number(query.from ?? 0);
    const { table } = await services.hub.load(params.id);
    if (!(await mayLook(services, table, caller?.who ?? null, request))) throw notFound();
    if (query.wait !== undefined)
      await services.hub.waitPast(params.id, caller?.who ?? null, from, Number(query.wait) * 1000);
    if (caller?.seatKey !== undefined) await seatedBy(services.hub, params.id, caller.seatKey); // still valid after the wait
    return await services.hub.read(params.id, caller?.who ?? null, from);
  },
});

export const readLog = endpoint({
  method: 'GET',
  path: '/api/tables/:id/log',
  about: 'Earlier lines of the log: the last hundred before number `before`, as I count.',
  isForSeatKeys: true,
  params: TableParams,
  query: schemas.LogQuery,
  answer: {
    about: 'The lines, and the number that they come after; 0: there are no earlier ones.',
    schema: schemas.LogPage,
  },
  async run({ params, query, services, caller, request }) {
    const who = caller?.who ?? null;
    const { table } = await services.hub.load(params.id);
    if (!(await mayLook(services, table, who, request))) throw notFound();
    return await services.hub.readLog(params.id, who, Number(query.before));
  },
});

export const gallery = endpoint({
  method: 'GET',
  path: '/api/tables/:id/gallery',
  about:
    'What the watchers said among themselves while I played, the last lines first; empty before the game is over. `next` asks for those before them.',
  params: TableParams,
  query: schemas.GalleryQuery,
  answer: { about: 'Their lines.', schema: schemas.GalleryPage },
  async run({ params, query, services, caller, request }) {
    const { table } = await services.hub.load(params.id);
    const who = caller?.who ?? null;
    if (!(await mayLook(services, table, who, request))) throw notFound();
    if (!isOver(table)) return { lines: [], next: null };
    const before = query.before === undefined ? table.seq + 1 : Number(query.before);
    return await galleryOf(services.keeper, table, who === null ? null : seatOf(table, who), before);
  },
});

export const doAct = endpoint({
  method: 'POST',
  path: '/api/tables/:id/acts',
  about: 'Do something at a table. Answered when it is on disk; the same id again is answered as the first time.',
  isPersonal: true,
  isForSeatKeys: true,
  params: TableParams,
  body: ActBody,
  answer: { about: 'Done, with its number in the log.', schema: schemas.Accepted },
  async run({ params, body, services, person, request }) {
    const caller = person();
    const { act, id } = body;
    const from = householdOf(request.ip);
    const done = await services.lobby.perform(params.id, act, caller, from, actKey(caller, id));
    if ('refusal' in done) throw refused(done.refusal);
    return { ...OK, seq: done.seq };
  },
});
