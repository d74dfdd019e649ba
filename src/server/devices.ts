// The devices on which somebody is signed in: their last use is noted, and their person can list them and sign them out.
import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Who } from '../table/types.ts';
import type { Caller } from './identity.ts';
import type { Keeper } from './keeper.ts';
import type { Live } from './live.ts';
import type { ServerSettings } from './settings.ts';

/** A device in constant use is noted this often. */
const NOTE_EVERY = 3600_000;
/** A device whose cookie somebody else has copied may look different every time. */
const CHANGES_EVERY = 60_000;
const MOST_REMEMBERED = 10_000;

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What people may recognise their device by ('Firefox, Linux'), and no more than that; '': nothing. */
export function deviceName(userAgent: string): string {
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const program = find(BROWSERS) ?? /^[A-Za-z][\w.-]{0,30}(?=[/ ]|$)/.exec(userAgent)?.[0];
  return [program, find(SYSTEMS)].filter((word) => word !== undefined && word !== 'Mozilla').join(', ');
}

/** How a device is named outside: its token's hash stays inside. */
const idOf = (hash: string): string =>
  createHash('sha256').update(`kontor device ${hash}`).digest('base64url').slice(0, 22);

export interface DeviceParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly live: Live;
  readonly settings: ServerSettings;
}

export class Devices {
  readonly #parts: DeviceParts;
  /** When and as what each was last noted, oldest first. */
  readonly #noted = new Map<string, { readonly about: string; readonly at: number }>();
  readonly #look: NodeJS.Timeout;
  readonly #noting = new Set<Promise<void>>();

  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.#look = setInterval(() => void this.look().catch(() => {}), parts.settings.lookEvery); // the next look will try again
    this.#look.unref();
  }

  /** A device was used. Nobody waits for the note, and it may be lost. */
  see({ tokenHash, seatKey }: Caller, userAgent: string): void {
    const { store, settings } = this.#parts;
    const now = settings.clock.now();
    const before = this.#noted.get(tokenHash);
    if (seatKey !== undefined || (before !== undefined && now < before.at + CHANGES_EVERY)) return;
    const about = deviceName(userAgent);
    if (before?.about === about && now < before.at + NOTE_EVERY) return;
    this.#noted.delete(tokenHash);
    this.#noted.set(tokenHash, { about, at: now });
    if (this.#noted.size > MOST_REMEMBERED) this.#noted.delete(this.#noted.keys().next().value!);
    const noting = store.seeDevice({ hash: tokenHash, about, seenAt: now }).catch(() => {});
    this.#noting.add(noting);
    void noting.finally(() => this.#noting.delete(noting));
  }

  async list({ who, tokenHash }: Caller) {
    await Promise.all(this.#noting); // including the one that asks
    const found = await this.#parts.keeper.ask((store) => store.devicesOf(who, this.#parts.settings.clock.now()));
    return found.map(({ hash, about, seenAt }) => ({ id: idOf(hash), about, seenAt, isThis: hash === tokenHash }));
  }

  /** Signs one out; null: there is none. Otherwise, whether it was the one that asked. */
  async signOut({ who, tokenHash }: Caller, id: string): Promise<{ isThis: boolean } | null> {
    const { keeper, live, settings } = this.#parts;
    const found = await keeper.ask((store) => store.devicesOf(who, settings.clock.now()));
    const hash = found.find((one) => idOf(one.hash) === id)?.hash;
    if (hash === undefined || !(await keeper.ask((store) => store.dropToken(who, hash)))) return null;
    live.dismissTokens(new Set([hash]));
    return { isThis: hash === tokenHash };
  }

  /** Signs out all others, and voids links to further ones. `but`: a token that is not a device, and stays. */
  async signOutOthers({ who, tokenHash }: Caller, but: readonly string[]): Promise<void> {
    const { keeper, live } = this.#parts;
    await keeper.ask((store) => store.dropTokens(who, [tokenHash, ...but]));
    live.dismissTokens(new Set(live.tokens((one) => this.#isOther(one, who, tokenHash))));
  }

  #isOther = (caller: Caller, who: Who, tokenHash: string): boolean =>
    caller.who === who && caller.tokenHash !== tokenHash;

  /** Ends connections whose token was revoked, by whichever process. */
  async look(): Promise<void> {
    const { store, live, settings } = this.#parts;
    const all = live.tokens(() => true);
    if (all.length === 0) return;
    const lasting = new Set(await store.lastingTokens(all, settings.clock.now()));
    live.dismissTokens(new Set(all.filter((hash) => !lasting.has(hash))));
  }

  close(): void {
    clearInterval(this.#look);
  }
}
