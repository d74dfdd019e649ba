import type { Store } from '../store/store.ts';
import { TRIAL_GAMES } from '../table/edition-trial.ts';
import type { Edition } from '../text/edition/edition.ts';
import type { Limits } from '../wire/limits.ts';
import { type Clock, realClock } from './clock.ts';
import type { Figures } from './metrics.ts';
import { PAGE_FOLDER } from './page.ts';

/** How a server runs. Everything but the store has a default. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  /** The public address (https://kontor.example), if it is not the one we listen on. */
  readonly origin: string | null;
  /** Addresses and networks of proxies in front of us whose X-Forwarded-… headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Opens /metrics, as the desk's token does; null: only the desk's token does. */
  readonly metricsToken: string | null;
  readonly clock: Clock;
  /** Milliseconds between a bot's turn and its answer, however long it thinks. */
  readonly botPause: number;
  /** Milliseconds after which a bot has to answer with what it has. */
  readonly botBudget: number;
  /** Bots draw their random numbers from the table's secret: the same moves in the same deal meet the same answers. */
  readonly botLotsFromDeal: boolean;
  /** Threads for bots; null: one for every core but one. */
  readonly botThreads: number | null;
  /** Milliseconds after which a table that nobody is looking at leaves the memory. */
  readonly sleepAfter: number;
  /** Tables in memory; beyond that, those that nobody is looking at leave sooner, least recently used first. */
  readonly mostAwake: number;
  /** Milliseconds between two checks for tables whose time is up, and for devices signed out by another process. */
  readonly lookEvery: number;
  /** Milliseconds between pings; a connection that has not answered by the next one is dropped. */
  readonly pingEvery: number;
  /** Milliseconds after which a connection is closed on which nothing comes and nothing goes, unless we owe it an answer. */
  readonly idleAfter: number;
  /** Bytes a reader may lag behind before it is dropped. */
  readonly mostBuffered: number;
  /** Bytes that all readers together may lag behind; beyond that, the one furthest behind is dropped first. */
  readonly mostBufferedInAll: number;
  /** The folder of the built page. */
  readonly page: string;
  /** How mail is sent (smtps://user:password@mail.example) and its sender; null: not at all. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Notices may go to addresses that are not public, and without encryption: for a private house. */
  readonly privateHooks: boolean;
  readonly limits: Limits;
  /** Where backups go. */
  readonly backupFolder: string;
  /** How many random games an edition must come through before anybody plays with it. */
  readonly trialGames: number;
  /** Editions that everybody here may play with: checked and tried. */
  readonly editions: readonly Edition[];
  /** How all processes behind this address are doing; null: there is only this one. */
  readonly gather: (() => Promise<readonly Figures[]>) | null;
  /** Where errors are reported, one line each. */
  readonly complain: (line: string) => void;
}

export type ServerOptions = { readonly store: Store } & Partial<Omit<ServerSettings, 'limits'>> & {
    readonly limits?: Partial<Limits>;
  };

const LIMITS: Limits = {
  perAddress: 6000,
  perPerson: 1200,
  newPersons: 60,
  newTables: 60,
  publicTables: 5,
  publicSeats: 5,
  botTables: 5,
  looksBack: 300,
  notices: 20,
  uploads: 6,
  exports: 6,
  connections: 1000,
  messages: 20,
  burst: 60,
};

export const settled = ({ store: _, limits, ...given }: ServerOptions): ServerSettings => ({
  host: '127.0.0.1',
  port: 5170,
  origin: null,
  trustProxy: [],
  metricsToken: null,
  clock: realClock,
  botPause: 600,
  botBudget: 10_000,
  botLotsFromDeal: false,
  botThreads: null,
  sleepAfter: 60_000,
  mostAwake: 2000,
  lookEvery: 15_000,
  pingEvery: 12_000,
  idleAfter: 60_000,
  mostBuffered: 1024 * 1024,
  mostBufferedInAll: 64 * 1024 * 1024,
  trialGames: TRIAL_GAMES,
  editions: [],
  gather: null,
  backupFolder: 'backups',
  page: PAGE_FOLDER,
  smtp: null,
  mailFrom: null,
  privateHooks: false,
  complain: (line) => void process.stderr.write(`${line}\n`),
  ...given,
  limits: { ...LIMITS, ...limits },
});
