// Ways back to oneself, over HTTP: a passkey, a printed code, a mail.
import { Type } from '@sinclair/typebox';
import { LANGUAGES } from '../text/languages.ts';
import { CODE_LENGTH } from '../text/way-back-code.ts';
import { about, type Of, oneOf, orNull, strict } from './form.ts';

const Passkey = Type.Object({
  id: Type.String(),
  about: Type.String(about('Program and system it was made with, as far as they are known.')),
  madeAt: Type.Number(),
});
export const WaysBack = Type.Object({
  passkeys: Type.Array(Passkey),
  codeMadeAt: orNull(Type.Number(), 'When the code that still works was made; null: there is none.'),
  mail: orNull(Type.String(), 'The confirmed address to which a way back can be sent.'),
  canMail: Type.Boolean(about('Whether this house sends mails.')),
});
export type WaysBack = Of<typeof WaysBack>;

export const NewCode = Type.Object({ code: Type.String(), madeAt: Type.Number() });
export type NewCode = Of<typeof NewCode>;
export const CodeBody = Type.Object({ code: Type.String({ minLength: CODE_LENGTH, maxLength: 60 }) }, strict);

/** What the browser wants to be asked, as WebAuthn writes it. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true });
const Parts = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 16 });
/** What the browser answers, as WebAuthn writes it; everything in it is checked. */
export const PasskeyAnswer = Type.Object(
  {
    id: Type.String({ maxLength: 1400 }),
    rawId: Type.String({ maxLength: 1400 }),
    type: Type.Literal('public-key'),
    response: Parts,
    clientExtensionResults: Parts,
    authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  },
  strict,
);
export type PasskeyAnswer = Of<typeof PasskeyAnswer>;
export const PasskeyParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,1400}$' }) }, strict);

export const MailBack = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 200 }), language: oneOf(LANGUAGES, 'Of the mail.') },
  strict,
);
