// The ways out of the house: Web Push, e-mail, and webhooks in the forms that ntfy, Discord and Slack read.
import { randomBytes } from 'node:crypto';
import nodemailer from 'nodemailer';
import webPush from 'web-push';
import type { Language } from '../../text/languages.ts';
import type { Hook, PushAddress } from '../../wire/notices.ts';
import type { Keeper } from '../keeper.ts';
import type { ServerSettings } from '../settings.ts';
import type { Mail } from './kept.ts';
import { NOTICES, type Notice } from './notice.ts';
import { type Parcel, post, type Sent } from './outside.ts';

const KEYS = 'vapid keys';
const CLAIM_LASTS = 10_000;
/** How long a push service keeps a notice for a device that is off, in seconds. */
const TTL = 24 * 3600;
const MAIL_WITHIN = 10_000;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Our own keys for Web Push, made when first needed; all processes share them. */
export async function pushKeys(keeper: Keeper): Promise<Keys> {
  const holder = randomBytes(12).toString('base64url');
  for (;;) {
    const noted = await keeper.ask((store) => store.note(KEYS));
    if (noted !== null) return JSON.parse(noted) as Keys;
    const now = Date.now();
    if (await keeper.ask((store) => store.claim(KEYS, holder, now, now + CLAIM_LASTS))) {
      if ((await keeper.ask((store) => store.note(KEYS))) === null)
        await keeper.ask((store) => store.setNote(KEYS, JSON.stringify(webPush.generateVAPIDKeys())));
      await keeper.ask((store) => store.release(KEYS, holder));
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whom a push service may contact. */
const subjectOf = ({ mailFrom, origin }: ServerSettings): string => {
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '') ?? [];
  if (address !== undefined) return `mailto:${address}`;
  return origin?.startsWith('https:') === true ? origin : 'mailto:host@kontor.invalid';
};

export async function sendPush(
  device: PushAddress,
  notice: Notice,
  keeper: Keeper,
  settings: ServerSettings,
): Promise<Sent> {
  const keys = await pushKeys(keeper);
  const vapidDetails = { subject: subjectOf(settings), ...keys };
  let parcel: Parcel;
  try {
    const made = webPush.generateRequestDetails(device, JSON.stringify(notice), {
      vapidDetails,
      TTL,
      urgency: 'normal',
    });
    const headers = Object.entries(made.headers).map(([name, value]) => [name, String(value)]);
    parcel = { url: made.endpoint, headers: Object.fromEntries(headers), body: made.body };
  } catch {
    return { why: 'forbidden' }; // the device's key is not one
  }
  return await post(parcel, settings.privateHooks);
}

export const sendHook = (hook: Hook, notice: Notice, { privateHooks }: ServerSettings): Promise<Sent> =>
  post(parcelFor(hook, notice), privateHooks);

/** Names of people are text, never markup. */
const plainDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()@]/g, '\\$&');
const plainSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The topic at the end of an ntfy address; null: it cannot be read. */
export function topicOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '');
  } catch {
    return null;
  }
}

export function parcelFor({ kind, url }: Hook, { title, text, link }: Notice): Parcel {
  const json = (to: string, body: object): Parcel => ({
    url: to,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (kind === 'discord')
    return json(url, {
      content: `**${plainDiscord(title)}**\n${plainDiscord(text)}\n${link}`,
      allowed_mentions: { parse: [] },
    });
  if (kind === 'slack') return json(url, { text: `*${plainSlack(title)}*\n${plainSlack(text)}\n${link}` });
  // ntfy takes JSON at its root, with the topic inside.
  const at = new URL(url);
  const parts = at.pathname.split('/').filter(Boolean);
  at.pathname = `/${parts.slice(0, -1).join('/')}`;
  return json(at.href, { topic: topicOf(url) ?? '', title, message: text, click: link });
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where no more mails are asked for; left out: it is the only one. */
  readonly stop?: string;
  readonly lang: Language;
}

/** Only where we know our own address: one named by a request might lead anywhere. */
export const canMail = ({ smtp, mailFrom, origin }: ServerSettings): boolean =>
  smtp !== null && mailFrom !== null && origin !== null;

/** The server's answer is reported as a number, as with the other ways. */
async function sendLetter({ to, subject, text, stop, lang }: Letter, settings: ServerSettings): Promise<Sent> {
  const { smtp, mailFrom } = settings;
  if (smtp === null || mailFrom === null || !canMail(settings)) return { why: 'forbidden' };
  const transport = nodemailer.createTransport({
    url: smtp,
    connectionTimeout: MAIL_WITHIN,
    greetingTimeout: MAIL_WITHIN,
    socketTimeout: MAIL_WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  try {
    const out = stop === undefined ? {} : { 'List-Unsubscribe': `<${stop}>` };
    const headers = { ...out, 'Content-Language': lang };
    await transport.sendMail({ from: mailFrom, to, subject, text, headers });
    return { status: 250 };
  } catch (error) {
    const { responseCode, command } = error as { responseCode?: number; command?: string };
    return responseCode === undefined ? { why: 'noAnswer', hasLeft: command !== 'CONN' } : { status: responseCode };
  } finally {
    transport.close();
  }
}

export const mailLink = (origin: string, what: 'confirm' | 'stop', token: string): string =>
  `${origin}/mail#${what}.${token}`;

export function sendMail(
  { address, stop }: Pick<Mail, 'address' | 'stop'>,
  { title, text, link, lang }: Notice,
  language: Language,
  origin: string,
  settings: ServerSettings,
): Promise<Sent> {
  const out = mailLink(origin, 'stop', stop);
  const body = `${text}\n${link}\n\n--\n${NOTICES[language].stop(out)}`;
  return sendLetter({ to: address, subject: title, text: body, stop: out, lang }, settings);
}

/** The first mail to an address, and the only one until its owner has confirmed it. */
export function askToConfirm(
  address: string,
  link: string,
  language: Language,
  stop: string,
  settings: ServerSettings,
): Promise<Sent> {
  const { confirm, stop: out, lang } = NOTICES[language];
  return sendLetter(
    { to: address, subject: confirm.subject, text: `${confirm.text(link)}\n\n--\n${out(stop)}`, stop, lang },
    settings,
  );
}

export function sendWayBack(
  address: string,
  link: string,
  language: Language,
  settings: ServerSettings,
): Promise<Sent> {
  const { back, lang } = NOTICES[language];
  return sendLetter({ to: address, subject: back.subject, text: back.text(link), lang }, settings);
}
