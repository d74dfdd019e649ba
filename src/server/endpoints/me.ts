// Who somebody is: a name, a way to another device, and the way out.

import type { Who } from '../../table/types.ts';
import { Exported, Me, NewName, Recover, Recovery } from '../../wire/me.ts';
import { RECOVERY_LASTS } from '../../wire/values.ts';
import { originFor } from '../addresses.ts';
import { markDevice } from '../device.ts';
import { type Call, endpoint, OK } from '../endpoint.ts';
import { exportOf } from '../export.ts';
import { type Caller, callerOf, freshToken, giveCookie, hashOfToken, newIdentity, takeCookie } from '../identity.ts';
import { finishMerges } from '../merge/merge.ts';
import { cleanName } from '../names.ts';
import { changeAll, leaveAll, leaveCircles } from '../persons.ts';
import { HttpProblem, noIdentity } from '../problem.ts';
import { forgetAddress } from '../ways-back/mail.ts';

export const JSON_TEXT = 'application/json; charset=utf-8';
export const described = ({ name, createdAt, seal, colour }: Omit<Caller, 'tokenHash'>): Me => ({
  name,
  createdAt,
  seal: seal!, // nobody is without one
  colour: colour ?? null,
});

export const myName = endpoint({
  method: 'GET',
  path: '/api/me',
  about: 'Who I am.',
  isPersonal: true,
  answer: { about: 'The person that the cookie belongs to.', schema: Me },
  run: async ({ person }) => described(person()),
});

export const nameMe = endpoint({
  method: 'POST',
  path: '/api/me',
  about:
    'Give yourself a name, a seal and the wish for a colour; they reach every chair of yours at a table that is not over. Whoever has no identity gets one, in a cookie.',
  body: NewName,
  limit: 'newPersons',
  answer: { about: 'The person.', schema: Me },
  async run({ body, caller, services, request, reply }) {
    const { keeper, settings } = services;
    const name = cleanName(body.name);
    if (caller !== null) {
      const now = dressed({ ...caller, name }, body);
      if (name !== caller.name) await changeAll(now, 'rename', services); // first: if the store fails, they can ask again
      await keeper.ask((store) => store.rename(caller.who, name));
      if (now.seal === caller.seal && now.colour === caller.colour) return described(now);
      await changeAll(now, 'adorn', services);
      await keeper.ask((store) => store.adorn(now.who, now.seal ?? null, now.colour ?? null));
      return described(now);
    }
    const made = await keeper.ask((store) => newIdentity(store, name, settings.clock.now()));
    giveCookie(request, reply, made.token, settings);
    const now = dressed(made.caller, body);
    await keeper.ask((store) => store.adorn(now.who, now.seal ?? null, now.colour ?? null));
    return described(now);
  },
});

/** With what they have just chosen, in place of what they had. */
function dressed({ colour, ...caller }: Caller, { seal, colour: wish = colour ?? null }: NewName): Caller {
  return { ...caller, ...(seal !== undefined && { seal }), ...(wish !== null && { colour: wish }) };
}

export const recoveryLink = endpoint({
  method: 'POST',
  path: '/api/me/recovery',
  about: 'A link that carries my chairs to another device: once, within 24 hours.',
  isPersonal: true,
  limit: 'newPersons',
  answer: { about: 'The link; it is not kept, only its hash.', schema: Recovery },
  async run({ person, services, request }) {
    const { keeper, settings } = services;
    const { who } = person();
    const token = freshToken();
    const expiresAt = settings.clock.now() + RECOVERY_LASTS;
    await keeper.ask((store) => store.addToken(hashOfToken(token), who, true, expiresAt));
    const origin = originFor(request, settings);
    return { link: `${origin}/recover#${token}`, token, expiresAt };
  },
});

export const recoverMe = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/me/recover',
  about: 'Be the person that a recovery link was made for.',
  body: Recover,
  limit: 'newPersons',
  answer: { about: 'The person; the cookie is set.', schema: Me },
  async run({ body, services, request, reply }) {
    const { keeper, settings } = services;
    const who = await keeper.ask((store) => store.takeToken(hashOfToken(body.token), settings.clock.now()));
    if (who === null) throw new HttpProblem(403, 'badRecovery');
    return await becomeAgain(who, { services, request, reply });
  },
});

/** From now on this browser is that person, who has shown that they are. */
export async function becomeAgain(
  who: Who,
  { services: { keeper, settings }, request, reply }: Pick<Call, 'services' | 'request' | 'reply'>,
): Promise<Me> {
  const token = freshToken();
  const tokenHash = hashOfToken(token);
  await keeper.ask((store) => store.addToken(tokenHash, who, false, null));
  const caller = await keeper.ask((store) => callerOf(store, tokenHash));
  if (caller === null) throw noIdentity(); // deleted in the meantime
  giveCookie(request, reply, token, settings);
  markDevice(request, reply, settings); // what they see here, this device has seen
  return described(caller);
}

export const forgetMe = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: '/api/me',
  about:
    'Forget me: I leave all tables that are not over, what I said is gone, and no cookie or link of mine works any more.',
  isPersonal: true,
  answer: { about: 'Forgotten. Finished games keep the name that I played under.' },
  async run({ person, services, request, reply }: Call) {
    const { keeper, settings, live, bans } = services;
    const caller = person();
    await finishMerges(services, caller.who);
    await leaveAll(caller.who, caller.name, services); // first: if the store fails or we crash, they can ask again
    await keeper.ask((store) => store.unsay(caller.who));
    await leaveCircles(caller.who, services);
    await bans.forget(caller.who);
    await forgetAddress(keeper, caller.who);
    await keeper.ask((store) => store.forget(caller.who));
    live.dismiss({ who: caller.who });
    takeCookie(request, reply, settings);
    await leaveAll(caller.who, caller.name, services); // tables where they sat down or spoke meanwhile
    await keeper.ask((store) => store.unsay(caller.who));
    await keeper.ask((store) => store.unsayInCircles(caller.who));
    return OK;
  },
});

export const exportMe = endpoint({
  method: 'GET',
  path: '/api/me/export',
  about: 'Everything the house knows about me. One at a time.',
  isPersonal: true,
  limit: 'exports',
  answer: { about: 'Name, tables, chat lines, deals of the day and ways of notice.', schema: Exported },
  async run({ person, services, reply }) {
    const text = await exportOf(services, person().who);
    reply.header('content-disposition', 'attachment; filename="kontor-me.json"').type(JSON_TEXT);
    return text;
  },
});
