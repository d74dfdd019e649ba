import { dirname, join } from 'node:path';
import { EVERYWHERE } from '../../server/addresses.ts';
import { isDesktop, openBrowser } from '../../server/browser.ts';
import { buildPage, isPageFresh } from '../../server/build-page.ts';
import { checkIfChanged } from '../../server/check.ts';
import { firstDeskToken, newDeskToken } from '../../server/door.ts';
import { readProxies } from '../../server/proxy.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import type { Store } from '../../store/store.ts';
import type { Args, Command } from '../args.ts';
import { sayGuests } from '../guests.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { nameOfPlace, openPlace, type Place, readPlace, storeFailed } from '../place.ts';
import { readFilled, readNumber } from '../readers.ts';
import { failed, misused, type Stop } from '../stop.ts';
import { sayChecked } from './check.ts';

const PORT = 5170;
/** A store that does not answer must not keep us from stopping. */
const PATIENCE = 15_000;

export const serve: Command = {
  words: [],
  options: ['share', 'host', 'port', 'db', 'noOpen', 'newDeskToken'],
  async run(args, io) {
    const t = io.words.server;
    const { host, isShared } = readHost(args, io);
    const port = readPort(args, io);
    const origin = readOrigin(io);
    const guard = { trustProxy: readTrusted(io), metricsToken: process.env.KONTOR_METRICS_TOKEN || null };
    const place = readPlace(args, io);
    process.stdout.removeAllListeners('error').on('error', () => {}); // nobody reads our output: no reason to stop
    const store = await openPlace(place, io); // first: an error here need not wait for the page
    await buildFirst(io);
    await checkFirst(store, io);
    const token = await deskToken(store, args.flag('newDeskToken'), io);
    const at = { host, port, origin, backupFolder: folderFor(place), ...guard, ...readNotices(origin, io) };
    const server = await listen(store, at, io);
    io.say(t.running(origin ?? server.url));
    if (origin === null) sayGuests(server.guestUrls, isShared, io);
    io.say(t.placeOf(nameOfPlace(place)));
    if (token !== null) io.say(t.deskToken(origin ?? server.url, token));
    io.say(t.stop);
    const isAsked = !args.flag('noOpen') && isDesktop(process.env, process.platform, process.stdout.isTTY === true);
    if (isAsked) openBrowser(origin ?? server.url);
    await untilStopped();
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await server.stop();
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

/** The proxies trusted to say who is asking. */
function readTrusted(io: Io): readonly string[] {
  const given = process.env.KONTOR_TRUST_PROXY ?? '';
  const named = readProxies(given);
  if (named === null) throw misused(io.words.server.badProxy(clean(given)));
  return named;
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
    return await startServer({ store, ...at, complain: (line) => io.complain(line) });
  } catch (error) {
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
