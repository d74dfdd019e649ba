// The ways a notice can reach a person, and which failures are worth another try.
import type { Keeper } from '../keeper.ts';
import type { ServerSettings } from '../settings.ts';
import type { Wanted } from './kept.ts';
import type { Notice } from './notice.ts';
import type { Sent } from './outside.ts';
import { sendHook, sendMail, sendPush } from './ways.ts';

export interface Way {
  readonly kind: 'push' | 'mail' | 'hook';
  /** Where the link leads. */
  readonly to: string;
  send(notice: Notice): Promise<Sent>;
}

/** How long we wait before the second, third and last try, in milliseconds. */
export const PAUSES: readonly number[] = [30_000, 2 * 60_000, 10 * 60_000];

export function waysOf(wanted: Wanted, keeper: Keeper, settings: ServerSettings): Way[] {
  const { push, mail, hook, language, origin } = wanted;
  const ways: Way[] = push.map((device) => ({
    kind: 'push',
    to: device.endpoint,
    send: (notice) => sendPush(device, notice, keeper, settings),
  }));
  if (mail?.isConfirmed === true)
    ways.push({
      kind: 'mail',
      to: mail.address,
      send: (notice) => sendMail(mail, notice, language, origin, settings),
    });
  if (hook !== null) ways.push({ kind: 'hook', to: hook.url, send: (notice) => sendHook(hook, notice, settings) });
  return ways;
}

/** Whether it failed for a reason that may pass. If nobody can say, it counts as delivered: never twice. */
export function mayPass(kind: Way['kind'], sent: Sent): boolean {
  if ('why' in sent) return sent.why === 'noAnswer' && !sent.hasLeft;
  const { status } = sent;
  if (kind === 'mail') return status >= 400 && status < 500; // SMTP says 4yz for not now, 5yz for never
  return status === 429 || (status >= 500 && status !== 504); // 504: it was passed on, and nobody knows what happened to it
}

/** The push service says that it no longer knows the device. */
const GONE: readonly number[] = [404, 410];
export const isGone = (kind: Way['kind'], sent: Sent): boolean =>
  kind === 'push' && 'status' in sent && GONE.includes(sent.status);
