// The host's desk: what is going on in the house, and what its host can do about it.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Filed } from '../../store/store.ts';
import { DAY } from '../../table/paces.ts';
import type { Act } from '../../table/types.ts';
import * as schemas from '../../wire/desk.ts';
import { Ok, TableParams } from '../../wire/form.ts';
import { Announcement } from '../../wire/house.ts';
import { Limits, LimitsBody } from '../../wire/limits.ts';
import { Exported } from '../../wire/me.ts';
import type { TableCard } from '../../wire/seen.ts';
import { endpoint, OK, type Services } from '../endpoint.ts';
import { exportOf } from '../export.ts';
import { figuresOf, summaryOf } from '../metrics.ts';
import { erase } from '../persons.ts';
import { notFound, refused } from '../problem.ts';
import { version } from '../version.ts';
import { JSON_TEXT } from './me.ts';

const isDesk = true;
const done = { about: 'Done.', schema: Ok };

export const deskOverview = endpoint({
  method: 'GET',
  path: '/api/desk',
  about: 'How the house is: load of all processes behind this address, the last errors, lobby, limits, announcement.',
  isDesk,
  answer: { about: 'What there is to see.', schema: schemas.Overview },
  run: async ({ services: { house, bans, metrics, errors, settings, store } }) => ({
    version: version(),
    now: settings.clock.now(),
    lobby: house.state.lobby,
    announcement: house.state.announcement,
    limits: { ...settings.limits },
    bans: bans.all.map(({ who, name, until, isByAddress }) => ({ id: who, name, until, isByAddress })),
    load: summaryOf(await figuresOf({ metrics, settings })),
    errors: errors.last,
    backups: { folder: resolve(settings.backupFolder), kind: store.backupKind },
  }),
});

const PAGE = 20;
/** How many tables one request searches, at most. */
const MOST_SEARCHED = 2000;
const BATCH = 100;

type Place = Pick<Filed, 'createdAt' | 'id'>;
const cursorOf = ({ createdAt, id }: Place): string => `${createdAt}.${id}`;

export const deskTables = endpoint({
  method: 'GET',
  path: '/api/desk/tables',
  about: 'All tables, newest first: by id, game or the name of somebody who sits there.',
  isDesk,
  query: schemas.TablesQuery,
  answer: { about: 'A page of them; `next` asks for the following one.', schema: schemas.TablesPage },
  async run({ query: { search = '', which = 'all', before }, services }) {
    let from = startOf(before);
    const found: schemas.DeskTable[] = [];
    for (let looked = 0; looked < MOST_SEARCHED; looked += BATCH) {
      const rows = await services.keeper.ask((store) => store.allTables(from, BATCH));
      const cards = new Map((await services.lists.cards(rows, null)).map((card) => [card.id, card]));
      for (const row of rows) {
        const card = cards.get(row.id);
        if (card === undefined || !isMeant(card, search, which)) continue;
        if (found.length === PAGE) return { tables: found, next: cursorOf(from!) };
        found.push({ ...card, updatedAt: row.updatedAt });
        from = row;
      }
      if (rows.length < BATCH) return { tables: found, next: null };
      from = rows.at(-1)!;
    }
    return { tables: found, next: cursorOf(from!) };
  },
});

function startOf(before: string | undefined): Place | null {
  const [, createdAt, id] = /^(\d+)\.(.+)$/.exec(before ?? '') ?? [];
  return id === undefined ? null : { createdAt: Number(createdAt), id };
}

function isMeant({ id, game, chairs, phase }: TableCard, search: string, which: string): boolean {
  const isOpen = phase !== 'finished' && phase !== 'abandoned';
  if (which !== 'all' && isOpen !== (which === 'open')) return false;
  const text = search.toLowerCase();
  const isNamed = chairs.some(({ kind, name }) => kind === 'person' && name.toLowerCase().includes(text));
  return text === '' || id.startsWith(search) || game.includes(text) || isNamed;
}

async function asHouse({ hub }: Services, id: string, act: Act): Promise<Ok> {
  const outcome = await hub.perform(id, act, { house: true });
  if ('refusal' in outcome) throw refused(outcome.refusal);
  return OK;
}

export const deskRewind = endpoint({
  method: 'POST',
  path: '/api/desk/tables/:id/rewind',
  about: 'Takes a running table back by one step. Everybody there sees that the house did it.',
  isDesk,
  params: TableParams,
  answer: done,
  run: ({ params, services }) => asHouse(services, params.id, { do: 'rewind' }),
});

export const deskEnd = endpoint({
  method: 'POST',
  path: '/api/desk/tables/:id/end',
  about: 'Ends a table by the word of the house: with these winners (seats), or (null) without a result.',
  isDesk,
  params: TableParams,
  body: schemas.EndBody,
  answer: done,
  run: ({ params, body, services }) => asHouse(services, params.id, { do: 'adjudicate', winners: body.winners }),
});

export const deskDrop = endpoint({
  method: 'DELETE',
  path: '/api/desk/tables/:id',
  about: 'Deletes a table for good, with its log and its chat.',
  isDesk,
  params: TableParams,
  answer: done,
  async run({ params, services }) {
    const evening = (await services.keeper.loadIfOurs(params.id))?.evening;
    if (evening !== undefined) await services.evenings.giveUp(evening, params.id); // first: it would be laid out again
    if (!(await services.keeper.ask((store) => store.dropTable(params.id)))) throw notFound();
    if (evening !== undefined) await services.evenings.settle(evening).catch(() => {}); // whoever looks next settles it
    return OK;
  },
});

export const deskBan = endpoint({
  method: 'POST',
  path: '/api/desk/persons/:id/ban',
  about: 'For some days a person may only look at pages, export and delete their data; connections end at once.',
  isDesk,
  params: schemas.PersonParams,
  body: schemas.BanBody,
  answer: done,
  async run({ params, body: { days, isByAddress }, services: { keeper, bans, settings } }) {
    const person = await keeper.ask((store) => store.person(params.id));
    if (person === null) throw notFound();
    await bans.ban(person.who, person.name, settings.clock.now() + days * DAY, isByAddress);
    return OK;
  },
});

export const deskLift = endpoint({
  method: 'DELETE',
  path: '/api/desk/persons/:id/ban',
  about: 'Lifts a ban.',
  isDesk,
  params: schemas.PersonParams,
  answer: done,
  async run({ params, services: { bans } }) {
    await bans.lift(params.id);
    return OK;
  },
});

export const deskLobby = endpoint({
  method: 'POST',
  path: '/api/desk/lobby',
  about:
    'Opens or closes the lobby: closed, nobody opens new tables, the public list is empty, and `message` says why.',
  isDesk,
  body: schemas.LobbyBody,
  answer: done,
  async run({ body, services }) {
    await services.house.set({ lobby: { isOpen: body.isOpen, message: (body.message ?? '').trim() } });
    return OK;
  },
});

export const deskAnnounce = endpoint({
  method: 'POST',
  path: '/api/desk/announcement',
  about: 'Shown on every page until it is changed; an empty text takes it away.',
  isDesk,
  body: Announcement,
  answer: done,
  async run({ body: { text, level }, services }) {
    await services.house.set({ announcement: text.trim() === '' ? null : { text: text.trim(), level } });
    return OK;
  },
});

export const deskLimits = endpoint({
  method: 'POST',
  path: '/api/desk/limits',
  about: 'Sets limits, and keeps them; null: as the server was started.',
  isDesk,
  body: LimitsBody,
  answer: { about: 'The limits as they are now.', schema: Limits },
  async run({ body, services: { house, settings } }) {
    const given = Object.entries({ ...house.state.limits, ...body });
    await house.set({ limits: Object.fromEntries(given.filter(([, value]) => value !== null)) });
    return { ...settings.limits };
  },
});

export const deskBackup = endpoint({
  method: 'POST',
  path: '/api/desk/backup',
  about: 'Makes a copy of everything now, in a file on the server.',
  isDesk,
  answer: { about: 'Where it is.', schema: schemas.BackedUp },
  async run({ services: { store, settings, keeper } }) {
    const at = new Date(settings.clock.now()).toISOString().replaceAll(':', '-').replace('.', '-');
    const file = resolve(join(settings.backupFolder, `kontor-${at}.${store.backupKind}`));
    await keeper.ask(async (kept) => {
      mkdirSync(settings.backupFolder, { recursive: true, mode: 0o700 });
      await kept.backup(file);
    });
    return { file };
  },
});

export const deskPersons = endpoint({
  method: 'GET',
  path: '/api/desk/persons',
  about: 'Persons whose name has this in it.',
  isDesk,
  query: schemas.PersonsQuery,
  answer: { about: 'At most 50.', schema: schemas.Persons },
  run: async ({ query, services: { keeper } }) => ({
    persons: (await keeper.ask((store) => store.findPersons(query.name ?? '', 50))).map(({ who, ...rest }) => ({
      id: who,
      ...rest,
    })),
  }),
});

export const deskExport = endpoint({
  method: 'GET',
  path: '/api/desk/persons/:id/export',
  about: 'Everything the house knows about a person.',
  isDesk,
  params: schemas.PersonParams,
  answer: { about: 'Name, tables, chat lines, deals of the day and ways of notice.', schema: Exported },
  async run({ params, services, reply }) {
    const text = await exportOf(services, params.id);
    reply.type(JSON_TEXT);
    return text;
  },
});

export const deskErase = endpoint({
  method: 'DELETE',
  path: '/api/desk/persons/:id',
  about: 'Deletes everything about a person; in finished games the name is replaced.',
  isDesk,
  params: schemas.PersonParams,
  answer: done,
  async run({ params, services }) {
    await erase(services, params.id);
    return OK;
  },
});

export const DESK = [
  deskOverview,
  deskTables,
  deskRewind,
  deskEnd,
  deskDrop,
  deskBan,
  deskLift,
  deskLobby,
  deskAnnounce,
  deskLimits,
  deskBackup,
  deskPersons,
  deskExport,
  deskErase,
];
