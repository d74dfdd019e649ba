// How I learn that it is my turn: by push, by mail, or by a webhook.
import { Type } from '@sinclair/typebox';
import { LANGUAGES } from '../text/languages.ts';
import { about, type Of, oneOf, orNull, strict, Token } from './form.ts';
import { HOOKS, NEWS, WAYS } from './values.ts';

const Address = Type.String({ minLength: 10, maxLength: 1000, description: 'An https address.' });
const PushAddress = Type.Object(
  {
    endpoint: Address,
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[\\w-]{86,88}=?$' }),
        auth: Type.String({ pattern: '^[\\w-]{21,24}={0,2}$' }),
      },
      strict,
    ),
  },
  { ...strict, description: 'What `PushSubscription.toJSON()` gives, without the time it ends.' },
);
export type PushAddress = Of<typeof PushAddress>;
const Hook = Type.Object(
  { kind: oneOf(HOOKS, 'In whose form.'), url: Address },
  { ...strict, description: 'A webhook.' },
);
export type Hook = Of<typeof Hook>;

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes since midnight.' });
const Quiet = Type.Object({ from: Minute, until: Minute }, strict);
const Zone = Type.String({ maxLength: 60, pattern: '^[\\w+/-]+$', description: 'A time zone, such as Europe/Berlin.' });
const Hour = Type.Integer({ minimum: 0, maximum: 23, description: 'The hour of day.' });
const when = {
  off: Type.Array(oneOf(NEWS, 'Something to be told of.'), {
    maxItems: NEWS.length,
    description: 'Not to be told of.',
  }),
  quiet: orNull(Quiet, 'Hours in which nothing is sent: it comes after them.'),
  digest: orNull(Hour, 'One mail a day at that hour, instead of one each time.'),
};

export const NewNotices = Type.Object(
  {
    language: oneOf(LANGUAGES, 'The language of the notices.'),
    push: Type.Optional(PushAddress),
    mail: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\\.)+[A-Za-z]{2,63}$",
        description: 'An address; nothing but a question is sent there before it is confirmed.',
      }),
    ),
    hook: Type.Optional(Hook),
    zone: Type.Optional(Zone),
    off: Type.Optional(when.off),
    quiet: Type.Optional(when.quiet),
    digest: Type.Optional(when.digest),
  },
  strict,
);
export type NewNotices = Of<typeof NewNotices>;
export const Notices = Type.Object({
  key: Type.String(about('Our public key, for `PushManager.subscribe`.')),
  push: Type.Array(Type.String(), about('The hash (SHA-256, base64url) of the address of each of my devices.')),
  canMail: Type.Boolean(),
  mail: orNull(Type.Object({ address: Type.String(), isConfirmed: Type.Boolean() })),
  hook: orNull(Hook),
  ...when,
});
export type Notices = Of<typeof Notices>;

const Way = oneOf(WAYS, 'A way to be told.');
export const DropQuery = Type.Object({ way: Way, device: Type.Optional(Token) }, strict);
export const TestBody = Type.Object({ way: Way }, strict);
export type TestBody = Of<typeof TestBody>;
export const Tested = Type.Object({
  ok: Type.Boolean(),
  status: orNull(Type.Integer()),
  why: orNull(oneOf(['forbidden', 'noAnswer'], 'Why there is no status.')),
});
export type Tested = Of<typeof Tested>;
export const MailAnswer = Type.Object({ token: Token, what: oneOf(['confirm', 'stop'], 'Yes or no.') }, strict);
export type MailAnswer = Of<typeof MailAnswer>;
