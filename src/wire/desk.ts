// What the host's desk sends and receives.
import { Type } from '@sinclair/typebox';
import { about, type Of, oneOfPlain, orNull, strict } from './form.ts';
import { HouseNews } from './house.ts';
import { Limits } from './limits.ts';
import { TableCard } from './seen.ts';

/** The id of a person, at the desk only. */
export const PersonParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, strict);
export const PersonsQuery = Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) }, strict);
export const Persons = Type.Object({
  persons: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Type.Number() })),
});
export type Persons = Of<typeof Persons>;

export const TablesQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 200 })),
    which: Type.Optional(oneOfPlain(['all', 'open', 'over'])),
    before: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before.' })),
  },
  strict,
);
const DeskTable = Type.Object({ ...TableCard.properties, updatedAt: Type.Number() });
export type DeskTable = Of<typeof DeskTable>;
export const TablesPage = Type.Object({ tables: Type.Array(DeskTable), next: orNull(Type.String()) });
export type TablesPage = Of<typeof TablesPage>;

export const EndBody = Type.Object(
  { winners: orNull(Type.Array(Type.Integer({ minimum: 0, maximum: 31 }), { maxItems: 32 })) },
  strict,
);
export type EndBody = Of<typeof EndBody>;
/** Somebody who may not act here for a time; `froms` are keyed hashes of households. */
export interface Ban {
  readonly who: string;
  readonly name: string;
  readonly until: number;
  readonly isByAddress: boolean;
  readonly froms: readonly string[];
}
export const MOST_BAN_DAYS = 366;
export const BanBody = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: MOST_BAN_DAYS }),
    isByAddress: Type.Boolean({
      description: 'Also every household they come from: others there are turned away too.',
    }),
  },
  strict,
);
export type BanBody = Of<typeof BanBody>;
const Banned = Type.Object({
  id: Type.String(),
  name: Type.String(),
  until: Type.Number(),
  isByAddress: Type.Boolean(),
});
export type Banned = Of<typeof Banned>;

export const LobbyBody = Type.Object(
  { isOpen: Type.Boolean(), message: Type.Optional(Type.String({ maxLength: 500 })) },
  strict,
);
export type LobbyBody = Of<typeof LobbyBody>;
export const BackedUp = Type.Object({ file: Type.String() });
export type BackedUp = Of<typeof BackedUp>;

const Times = Type.Object(
  { count: Type.Integer(), half: orNull(Type.Number()), most: orNull(Type.Number()) },
  about('How often, and what half and 95 of 100 took at most; null: nothing yet, or longer than we measure.'),
);
const n = Type.Number();
/** What a process has measured. The names are those of `/metrics`. */
export const Load = Type.Object({
  gauges: Type.Object({
    tables_awake: n,
    connections: n,
    buffered_bytes: n,
    bots_thinking: n,
    bots_searching: n,
    bots_waiting: n,
    writes_waiting: n,
    messages_waiting: n,
  }),
  counts: Type.Object({ requests: n, acts: n, store_errors: n, bot_failures: n, dropped: n, notices: n }),
  times: Type.Object({ act_seconds: Times, commit_seconds: Times, bot_thinking_seconds: Times }),
  memory: Type.Number(about('Bytes.')),
  seconds: Type.Number(about('Since the process began.')),
});
export type Load = Of<typeof Load>;
export const Overview = Type.Object({
  version: Type.String(),
  now: Type.Number(),
  ...HouseNews.properties,
  limits: Limits,
  load: Load,
  bans: Type.Array(Banned),
  errors: Type.Array(Type.Object({ at: Type.Number(), text: Type.String() })),
  backups: Type.Object({ folder: Type.String(), kind: Type.String() }),
});
export type Overview = Of<typeof Overview>;
