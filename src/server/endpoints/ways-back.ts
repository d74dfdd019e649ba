// Ways back to oneself when the cookie is gone: a passkey, a printed code, a mail.
import { codeIn, codeShown } from '../../text/way-back-code.ts';
import { Ok } from '../../wire/form.ts';
import { Me } from '../../wire/me.ts';
import { RECOVERY_LASTS } from '../../wire/values.ts';
import {
  CodeBody,
  MailBack,
  NewCode,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyParams,
  WaysBack,
} from '../../wire/ways-back.ts';
import { originFor } from '../addresses.ts';
import { deviceName } from '../devices.ts';
import { type Call, endpoint, OK, type Services } from '../endpoint.ts';
import { freshToken, hashOfToken } from '../identity.ts';
import { canMail, sendWayBack } from '../notices/ways.ts';
import { HttpProblem, notFound } from '../problem.ts';
import { householdOf } from '../proxy.ts';
import { codeMadeAt, dropCode, makeCode, takeCode } from '../ways-back/code.ts';
import { addressOf, noteAddress, personAt } from '../ways-back/mail.ts';
import {
  addPasskey,
  dropPasskey,
  MOST_PASSKEYS,
  newPasskeyOptions,
  passkeyOptions,
  passkeysOf,
  personBy,
} from '../ways-back/passkeys.ts';
import { becomeAgain } from './me.ts';
import { mayAsk } from './notices.ts';

const PATH = '/api/me/ways-back';

async function waysOf({ keeper, settings }: Services, who: string): Promise<WaysBack> {
  await noteAddress(keeper, who);
  const passkeys = await passkeysOf(keeper, who);
  return {
    passkeys: passkeys.map(({ id, about, madeAt }) => ({ id, about, madeAt })),
    codeMadeAt: await codeMadeAt(keeper, who),
    mail: await addressOf(keeper, who),
    canMail: canMail(settings),
  };
}

const myWays = endpoint({
  method: 'GET',
  path: PATH,
  about: 'How I find back to myself when this browser has forgotten me.',
  isPersonal: true,
  answer: { about: 'The ways.', schema: WaysBack },
  run: async ({ person, services }) => await waysOf(services, person().who),
});

const newCode = endpoint({
  method: 'POST',
  path: `${PATH}/code`,
  about: 'A code to print: it brings me back once, whenever that is. An earlier one no longer works.',
  isPersonal: true,
  limit: 'newPersons',
  answer: { status: 201, about: 'The code; only its hash is kept.', schema: NewCode },
  async run({ person, services: { keeper } }) {
    const { code, madeAt } = await makeCode(keeper, person().who);
    return { code: codeShown(code), madeAt };
  },
});

const dropMyCode = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: `${PATH}/code`,
  about: 'My code no longer works.',
  isPersonal: true,
  answer: { about: 'Done.', schema: Ok },
  async run({ person, services: { keeper } }) {
    await dropCode(keeper, person().who);
    return OK;
  },
});

const askForPasskey = endpoint({
  method: 'POST',
  path: `${PATH}/passkeys/options`,
  about: 'What my browser is to be asked for to make a passkey (WebAuthn).',
  isPersonal: true,
  limit: 'newPersons',
  answer: { about: 'PublicKeyCredentialCreationOptionsJSON.', schema: PasskeyOptions },
  async run({ person, services: { keeper, settings }, request }) {
    if ((await passkeysOf(keeper, person().who)).length >= MOST_PASSKEYS) throw new HttpProblem(409, 'tooManyPasskeys');
    return await newPasskeyOptions(person(), keeper, settings, request);
  },
});

const keepPasskey = endpoint({
  method: 'POST',
  path: `${PATH}/passkeys`,
  about: 'Keep the passkey that my browser has made.',
  isPersonal: true,
  limit: 'newPersons',
  body: PasskeyAnswer,
  answer: { status: 201, about: 'My ways back.', schema: WaysBack },
  async run({ person, body, services, request }) {
    const { keeper, settings } = services;
    const about = deviceName(request.headers['user-agent'] ?? '');
    if (!(await addPasskey(person(), body, about, keeper, settings, request))) throw new HttpProblem(403, 'badPasskey');
    return await waysOf(services, person().who);
  },
});

const dropMyPasskey = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: `${PATH}/passkeys/:id`,
  about: 'A passkey of mine no longer counts.',
  isPersonal: true,
  params: PasskeyParams,
  answer: { about: 'My ways back.', schema: WaysBack },
  async run({ person, params, services }) {
    if (!(await dropPasskey(services.keeper, person().who, params.id))) throw notFound();
    return await waysOf(services, person().who);
  },
});

const askForBack = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/back/passkey/options',
  about: 'What my browser is to be asked to show a passkey of this house (WebAuthn).',
  limit: 'newPersons',
  answer: { about: 'PublicKeyCredentialRequestOptionsJSON.', schema: PasskeyOptions },
  run: async ({ services: { keeper, settings }, request }) => await passkeyOptions(keeper, settings, request),
});

async function back(call: Call, who: string | null): Promise<Me> {
  if (who === null) throw new HttpProblem(403, 'badRecovery');
  return await becomeAgain(who, call);
}

const backByPasskey = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/back/passkey',
  about: 'Be the person whose passkey my browser shows.',
  limit: 'newPersons',
  body: PasskeyAnswer,
  answer: { about: 'The person; the cookie is set.', schema: Me },
  async run(call) {
    const { keeper, settings } = call.services;
    return await back(call, await personBy(call.body, keeper, settings, call.request));
  },
});

const backByCode = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/back/code',
  about: 'Be the person whose printed code this is. It is used up.',
  limit: 'newPersons',
  body: CodeBody,
  answer: { about: 'The person; the cookie is set.', schema: Me },
  async run(call) {
    const code = codeIn(call.body.code);
    return await back(call, code === null ? null : await takeCode(call.services.keeper, code));
  },
});

const backByMail = endpoint({
  isForBanned: true,
  method: 'POST',
  path: '/api/back/mail',
  about: 'Send a recovery link to an address that somebody here has confirmed. Whether there is one is not said.',
  limit: 'newPersons',
  body: MailBack,
  answer: { about: 'If the address is known, a mail is on its way.', schema: Ok },
  async run({ body: { address, language }, services, request }) {
    const { keeper, settings } = services;
    if (!canMail(settings)) throw new HttpProblem(409, 'noMail');
    if (!(await mayAsk(address, householdOf(request.ip), services))) throw new HttpProblem(429, 'tooFast');
    const who = await personAt(keeper, address);
    if (who === null) return OK;
    const token = freshToken();
    const until = settings.clock.now() + RECOVERY_LASTS;
    await keeper.ask((store) => store.addToken(hashOfToken(token), who, true, until));
    const link = `${originFor(request, settings)}/recover#${token}`;
    void sendWayBack((await addressOf(keeper, who)) ?? address, link, language, settings); // how long that takes is not told
    return OK;
  },
});

export const WAYS_BACK = [
  myWays,
  newCode,
  dropMyCode,
  askForPasskey,
  keepPasskey,
  dropMyPasskey,
  askForBack,
  backByPasskey,
  backByCode,
  backByMail,
];
