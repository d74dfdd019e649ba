import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { EVERYWHERE } from '../../server/addresses.ts';
import { isDesktop, openBrowser } from '../../server/browser.ts';
import { buildPage, isPageFresh } from '../../server/build-page.ts';
import { checkIfChanged } from '../../server/check.ts';
import { firstDeskToken, newDeskToken } from '../../server/door.ts';
import { tryOut } from '../../server/editions/try-out.ts';
import { loadGames } from '../../server/load-games.ts';
import { startProcesses } from '../../server/processes/processes.ts';
import { readProxies } from '../../server/proxy.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { beAlone } from '../../store/sqlite-alone.ts';
import type { Store } from '../../store/store.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { Args, Command } from '../args.ts';
import { gameOfFile, readEditionFile, trialLine } from '../edition.ts';
import { nameOf } from '../files.ts';
import { sayGuests } from '../guests.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { nameOfPlace, type OpenedPlace, openPlaceOf, type Place, readPlace, storeFailed } from '../place.ts';
import { readFilled, readNumber } from '../readers.ts';
import { failed, misused, type Stop } from '../stop.ts';
import { sayChecked } from './check.ts';

const PORT = 5170;
const MOST_PROCESSES = 64;
/** A store that does not answer must not keep us from stopping. */
const PATIENCE = 15_000;

export const serve: Command = {
  words: [],
  options: ['share', 'host', 'port', 'db', 'houseEditions', 'processes', 'noOpen', 'newDeskToken'],
  async run(args, io) {
    const t = io.words.server;
    const { host, isShared } = readHost(args, io);
    const port = readPort(args, io);
    const processes = readNumber(args, 'processes', { min: 1, max: MOST_PROCESSES, or: 1 }, io);
    const origin = readOrigin(io);
    const guard = { trustProxy: readTrusted(io), metricsToken: process.env.KONTOR_METRICS_TOKEN || null };
    const editions = await readHouseEditions(args.list('houseEditions'), io);
    const place = readPlace(args, io);
    process.stdout.removeAllListeners('error').on('error', () => {}); // nobody reads our output: no reason to stop
    const opened = await openPlaceOf(place, io); // first: an error here need not wait for the page
    const { store } = opened;
    const leave = await aloneAt(place, store, io);
    await buildFirst(io);
    await checkFirst(store, io);
    const token = await deskToken(store, args.flag('newDeskToken'), io);
    const at = { host, port, origin, editions, backupFolder: folderFor(place), ...guard, ...readNotices(origin, io) };
    const server = processes === 1 ? await listen(store, at, io) : await listenMany(processes, opened, place, at, io);
    const stopped = untilStopped(); // first: whoever reads that it runs may already want it to stop
    io.say(t.running(origin ?? server.url));
    if (origin === null) sayGuests(server.guestUrls, isShared, io);
    io.say(t.placeOf(nameOfPlace(place)));
    if (token !== null) io.say(t.deskToken(origin ?? server.url, token));
    io.say(t.stop);
    const isAsked = !args.flag('noOpen') && isDesktop(process.env, process.platform, process.stdout.isTTY === true);
    if (isAsked) openBrowser(origin ?? server.url);
    await stopped;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await server.stop();
    leave();
    io.say(t.stopped);
    return 0;
  },
};

/** Sharing means that others should reach it, and that we print where. */
function readHost(args: Args, io: Io): { readonly host: string; readonly isShared: boolean } {
  const asked = readFilled(args, 'host', io);
  if (asked !== undefined && args.flag('share')) throw misused(io.words.server.shareOrHost);
  if (asked !== undefined) return { host: asked, isShared: false };
  const isShared = args.flag('share') || isYes(process.env.KONTOR_SHARE);
  return { host: isShared ? EVERYWHERE : process.env.KONTOR_HOST || '127.0.0.1', isShared };
}

function readPort(args: Args, io: Io): number {
  const range = { min: 0, max: 65_535, or: PORT };
  const fromEnv = process.env.KONTOR_PORT || undefined;
  if (args.text('port') !== undefined || fromEnv === undefined) return readNumber(args, 'port', range, io);
  if (!/^\d{1,5}$/.test(fromEnv) || Number(fromEnv) > range.max)
    throw misused(io.t.badNumber('port (KONTOR_PORT)', clean(fromEnv), range.min, range.max));
  return Number(fromEnv);
}

function readOrigin(io: Io): string | null {
  const given = process.env.KONTOR_ORIGIN || null;
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw misused(io.words.server.badOrigin(clean(given)));
  return url.origin;
}

/** What everybody here may play with: it fits, and games with it end. */
async function readHouseEditions(files: readonly string[], io: Io): Promise<readonly Edition[]> {
  const found: Edition[] = [];
  for (const file of files) {
    const edition = await readEditionFile(await gameOfFile(file, io), file, io);
    const trial = await tryOut(edition);
    if (trial !== null) throw failed(`${nameOf(file, io)}: ${trialLine(trial, io)}`);
    if (found.some(({ id, game }) => id === edition.id && game === edition.game))
      throw misused(io.words.edition.sameId(nameOf(file, io), edition.id));
    found.push(edition);
  }
  return found;
}

/** The proxies trusted to say who is asking. */
function readTrusted(io: Io): readonly string[] {
  const given = process.env.KONTOR_TRUST_PROXY ?? '';
  const named = readProxies(given);
  if (named === null) throw misused(io.words.server.badProxy(clean(given)));
  return named;
}

/** A file has one server. */
async function aloneAt({ db, databaseUrl }: Place, store: Store, io: Io): Promise<() => void> {
  try {
    return databaseUrl === undefined ? beAlone(db) : () => {};
  } catch (error) {
    await store.close();
    throw storeFailed(error, io);
  }
}

/** The page is built if it is missing or older than its sources; without it the interface still works. */
async function buildFirst(io: Io): Promise<void> {
  const t = io.words.server;
  if (isPageFresh()) return;
  io.say(t.building);
  const problem = await buildPage();
  if (problem !== null) io.complain(t.notBuilt(problem));
}

/** If the rules differ from last time, first check what they would have changed. */
async function checkFirst(store: Store, io: Io): Promise<void> {
  try {
    const checked = await checkIfChanged(store);
    if (checked === null) return;
    io.say(io.words.server.rulesChanged);
    sayChecked(checked, io);
  } catch (error) {
    await store.close().catch(() => {});
    throw storeFailed(error, io);
  }
}

/** At the first start, or when a new one is requested; null: the old one stays valid. */
async function deskToken(store: Store, isNew: boolean, io: Io): Promise<string | null> {
  try {
    return isNew ? await newDeskToken(store) : await firstDeskToken(store);
  } catch (error) {
    await store.close().catch(() => {});
    throw storeFailed(error, io);
  }
}

/** Beside the database, unless configured otherwise. */
const folderFor = ({ db, databaseUrl }: Place): string =>
  process.env.KONTOR_BACKUPS || (databaseUrl === undefined ? join(dirname(db), 'backups') : 'backups');

interface At {
  readonly host: string;
  readonly port: number;
  readonly origin: string | null;
  readonly backupFolder: string;
  readonly editions: readonly Edition[];
  readonly trustProxy: readonly string[];
  readonly metricsToken: string | null;
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  readonly privateHooks: boolean;
}

const isYes = (text = ''): boolean => /^(1|true|yes)$/i.test(text);

/** How notices leave the house. Mail needs a server, a sender, and the address that its links lead to. */
function readNotices(origin: string | null, io: Io): Pick<At, 'smtp' | 'mailFrom' | 'privateHooks'> {
  const [smtp, mailFrom] = [process.env.KONTOR_SMTP || null, process.env.KONTOR_MAIL_FROM || null];
  const isFit = smtp === null || (URL.canParse(smtp) && /^smtps?:$/.test(new URL(smtp).protocol));
  const isWhole = smtp === null ? mailFrom === null : mailFrom !== null && origin !== null;
  if (!isFit || !isWhole) throw misused(io.words.server.badMail);
  return { smtp, mailFrom, privateHooks: isYes(process.env.KONTOR_PRIVATE_HOOKS) };
}

async function listen(store: Store, at: At, io: Io): Promise<RunningServer> {
  try {
    const server = await startServer({ store, ...at, complain: (line) => io.complain(line) });
    void loadGames().catch(() => {}); // whoever needs one is told what is wrong with it
    return server;
  } catch (error) {
    throw cannotListen(error, at, io);
  }
}

/** Bots think beside the people: the processes share the cores that one would have. */
const threadsFor = (count: number): number => Math.max(1, Math.floor((availableParallelism() - 1) / count));

/** Several processes behind one port. This one writes the file for them; PostgreSQL they share by themselves. */
async function listenMany(
  count: number,
  { store, file }: OpenedPlace,
  { db, databaseUrl }: Place,
  at: At,
  io: Io,
): Promise<Pick<RunningServer, 'url' | 'guestUrls' | 'stop'>> {
  if (file === null) await store.close();
  const { host, port, ...rest } = at;
  const settings = { ...rest, botThreads: threadsFor(count) };
  try {
    const complain = (line: string): void => io.complain(line);
    const running = await startProcesses({ count, host, port, db, databaseUrl, file, settings, complain });
    const stop = async (): Promise<void> => {
      await running.stop();
      if (file !== null) await store.close();
    };
    return { ...running, stop };
  } catch (error) {
    if (file !== null) await store.close();
    throw cannotListen(error, at, io);
  }
}

function cannotListen(error: unknown, { host, port }: At, io: Io): Stop | unknown {
  const t = io.words.server;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return failed(t.portTaken(clean(host), port));
  if (code === 'EACCES') return failed(t.noPort(clean(host), port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return failed(t.noAddress(clean(host)));
  return error;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
