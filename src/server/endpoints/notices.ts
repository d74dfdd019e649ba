// How I learn that it is my turn: by push, by mail, or by a webhook.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Ok } from '../../wire/form.ts';
import { DropQuery, MailAnswer, NewNotices, Notices, TestBody, Tested } from '../../wire/notices.ts';
import type { Way } from '../../wire/values.ts';
import { originFor } from '../addresses.ts';
import { endpoint, OK, type Services } from '../endpoint.ts';
import { freshToken } from '../identity.ts';
import { isZone } from '../notices/hours.ts';
import { keepWanted, type Mail, type Wanted, wantedBy } from '../notices/kept.ts';
import { NOTICES } from '../notices/notice.ts';
import { isFine, outsideUrl, type Sent } from '../notices/outside.ts';
import { askToConfirm, canMail, mailLink, pushKeys, sendHook, sendMail, sendPush, topicOf } from '../notices/ways.ts';
import { HttpProblem } from '../problem.ts';
import { householdOf } from '../proxy.ts';
import { noteAddress } from '../ways-back/mail.ts';

const PATH = '/api/me/notices';
const MOST_DEVICES = 10;
/** How long it takes at least to say that there was no answer, in milliseconds. */
const SILENCE = 1000;
const CONFIRM_WITHIN = 2 * 24 * 3600_000;
/** Confirmation mails: to one address, from one place on the net, and from the whole house. */
const ASK_EVERY = { to: 10 * 60_000, from: 30_000, house: 2000 };

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** Not a token that identifies anybody: those are hashed differently. */
export const hashOfMailToken = (token: string): string => hash(`kontor mail ${token}`);

async function shown({ keeper, settings }: Services, wanted: Wanted): Promise<Notices> {
  const { push, mail, hook, off, quiet, digest } = wanted;
  const { publicKey } = await pushKeys(keeper);
  return {
    key: publicKey,
    push: push.map(({ endpoint: address }) => hash(address)),
    canMail: canMail(settings),
    mail: mail === null ? null : { address: mail.address, isConfirmed: mail.isConfirmed },
    hook,
    ...{ off, quiet, digest },
  };
}

export const myNotices = endpoint({
  method: 'GET',
  path: PATH,
  about: 'How I am told that it is my turn.',
  isPersonal: true,
  answer: { about: 'The ways.', schema: Notices },
  run: async ({ person, services }) => await shown(services, await wantedBy(services.keeper, person().who)),
});

export const setNotices = endpoint({
  method: 'PUT',
  path: PATH,
  about: 'Be told by another way, of other things, or at other hours. What is left out stays as it is.',
  isPersonal: true,
  limit: 'notices',
  body: NewNotices,
  answer: { about: 'The ways.', schema: Notices },
  async run({ person, body, services, request }) {
    const { keeper, settings } = services;
    const { who } = person();
    const { language, push, mail, hook, ...when } = body;
    const isOutside = (url: string): boolean => outsideUrl(url, settings.privateHooks) !== null;
    if (push !== undefined && !isOutside(push.endpoint)) throw new HttpProblem(400, 'badHook', { at: 'body/push' });
    if (hook !== undefined && !isOutside(hook.url)) throw new HttpProblem(400, 'badHook', { at: 'body/hook' });
    if (hook?.kind === 'ntfy' && topicOf(hook.url) === null) throw new HttpProblem(400, 'badHook', { at: 'body/hook' });
    if (when.zone !== undefined && !isZone(when.zone)) throw new HttpProblem(400, 'badRequest', { at: 'body/zone' });
    const origin = originFor(request, settings);
    let wanted: Wanted = { ...(await wantedBy(keeper, who)), ...when, language, origin };
    if (push !== undefined) {
      const others = wanted.push.filter(({ endpoint: address }) => address !== push.endpoint);
      wanted = { ...wanted, push: [...others, push].slice(-MOST_DEVICES) };
    }
    if (hook !== undefined) wanted = { ...wanted, hook };
    const isNew = mail !== undefined && !(wanted.mail?.address === mail && wanted.mail.isConfirmed);
    if (isNew) wanted = { ...wanted, mail: await asked(mail, wanted, who, householdOf(request.ip), services) };
    await keepWanted(keeper, who, wanted);
    return await shown(services, wanted);
  },
});

/** Nobody may make us write to many people, or often to one: name+1@ is name@. */
export async function mayAsk(address: string, ip: string, { keeper, settings }: Services): Promise<boolean> {
  const now = settings.clock.now();
  const holder = freshToken();
  const box = address.toLowerCase().replace(/\+[^@]*@/, '@');
  const claims = [
    [`mail ${hash(box)}`, ASK_EVERY.to],
    [`mail from ${hash(ip)}`, ASK_EVERY.from],
    ['mail', ASK_EVERY.house],
  ] as const;
  for (const [i, [claim, lasts]] of claims.entries()) {
    if (await keeper.ask((store) => store.claim(claim, holder, now, now + lasts))) continue;
    for (const [taken] of claims.slice(0, i)) await keeper.ask((store) => store.release(taken, holder));
    return false;
  }
  return true;
}

/** Sends the confirmation mail, and returns what to keep until it is answered. */
async function asked(
  address: string,
  { language, origin }: Wanted,
  who: string,
  ip: string,
  services: Services,
): Promise<Mail> {
  const { keeper, settings } = services;
  if (!canMail(settings)) throw new HttpProblem(409, 'noMail');
  if (!(await mayAsk(address, ip, services))) throw new HttpProblem(429, 'tooFast');
  const [confirm, stop] = [freshToken(), freshToken()];
  const until = settings.clock.now() + CONFIRM_WITHIN;
  await keeper.ask((store) => store.addToken(hashOfMailToken(confirm), who, true, until));
  await keeper.ask((store) => store.addToken(hashOfMailToken(stop), who, false, null));
  const link = mailLink(origin, 'confirm', confirm);
  const sent = await askToConfirm(address, link, language, mailLink(origin, 'stop', stop), settings);
  if (!isFine(sent)) throw new HttpProblem(502, 'mailFailed', 'status' in sent ? { status: sent.status } : {});
  return { address, isConfirmed: false, asked: hashOfMailToken(confirm), stop };
}

export const dropNotices = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: PATH,
  about: 'Not to be told by that way any more; by push, on the device with that hash, or on all.',
  isPersonal: true,
  query: DropQuery,
  answer: { about: 'The ways that are left.', schema: Notices },
  async run({ person, query: { way, device }, services }) {
    const { keeper } = services;
    const { who } = person();
    const wanted = await wantedBy(keeper, who);
    const push = device === undefined ? [] : wanted.push.filter(({ endpoint: address }) => hash(address) !== device);
    const left = { ...wanted, ...(way === 'push' ? { push } : { [way]: null }) };
    await keepWanted(keeper, who, left);
    return await shown(services, left);
  },
});

export const testNotices = endpoint({
  method: 'POST',
  path: `${PATH}/test`,
  about: 'Send a notice now, to see whether it arrives.',
  isPersonal: true,
  limit: 'notices',
  body: TestBody,
  answer: { about: 'What came back.', schema: Tested },
  async run({ person, body: { way }, services }): Promise<Tested> {
    const wanted = await wantedBy(services.keeper, person().who);
    const begun = performance.now();
    const sent = await tested(way, wanted, services);
    if ('status' in sent) return { ok: isFine(sent), status: sent.status, why: null };
    if (sent.why === 'forbidden') return { ok: false, status: null, why: sent.why };
    // Neither the words nor the time reveal whether a name leads into the house or does not exist.
    await pause(Math.max(0, begun + SILENCE - performance.now()));
    return { ok: false, status: null, why: 'noAnswer' };
  },
});

async function tested(way: Way, wanted: Wanted, { keeper, settings }: Services): Promise<Sent> {
  const { push, mail, hook, language, origin } = wanted;
  const { test, lang } = NOTICES[language];
  const notice = { ...test, link: `${origin}/`, lang };
  if (way === 'hook' && hook !== null) return await sendHook(hook, notice, settings);
  if (way === 'mail' && mail?.isConfirmed === true) return await sendMail(mail, notice, language, origin, settings);
  if (way !== 'push' || push.length === 0) throw new HttpProblem(409, 'noSuchWay');
  const all = await Promise.all(push.map((device) => sendPush(device, notice, keeper, settings)));
  return all.find((sent) => !isFine(sent)) ?? all[0];
}

export const answerMail = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/notices/mail',
  about: 'Confirm an address, or ask for no more mails, with the token of a link in a mail.',
  limit: 'newPersons',
  body: MailAnswer,
  answer: { about: 'Done.', schema: Ok },
  async run({ body: { token, what }, services }) {
    const { keeper, settings } = services;
    const tokenHash = hashOfMailToken(token);
    const who =
      what === 'confirm'
        ? await keeper.ask((store) => store.takeToken(tokenHash, settings.clock.now()))
        : ((await keeper.ask((store) => store.findIdentity(tokenHash)))?.who ?? null);
    const wanted = who === null ? null : await wantedBy(keeper, who);
    const mail = wanted?.mail ?? null;
    if (who === null || wanted === null || (what === 'confirm' && mail?.asked !== tokenHash))
      throw new HttpProblem(403, 'badMailLink');
    if (what === 'confirm' && mail !== null)
      await keepWanted(keeper, who, { ...wanted, mail: { ...mail, isConfirmed: true } });
    if (what === 'stop' && mail?.stop === token) await keepWanted(keeper, who, { ...wanted, mail: null });
    await noteAddress(keeper, who);
    return OK;
  },
});
