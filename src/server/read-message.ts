import { type TSchema, Type } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import { ActId, SentAct } from '../wire/acts.ts';
import { strict } from '../wire/form.ts';
import { ClientMessage } from '../wire/messages.ts';

const messages = TypeCompiler.Compile(ClientMessage);

/** Each kind of act by its name: looked for among all of them, the usual ones would be compared with many others first. */
const forms = new Map<unknown, TSchema>(SentAct.anyOf.map((form) => [form.properties.do.const, form]));
/** Compiled when one of the kind first comes. */
const acts = new Map<unknown, TypeCheck<TSchema>>();

function checkOf(wanted: unknown): TypeCheck<TSchema> {
  const known = acts.get(wanted);
  if (known !== undefined) return known;
  const form = forms.get(wanted);
  if (form === undefined) return messages;
  const made = TypeCompiler.Compile(Type.Object({ type: Type.Literal('act'), id: ActId, act: form }, strict));
  acts.set(wanted, made);
  return made;
}

/** What somebody's page says; null: nothing that this house understands. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const message = JSON.parse(text) as {
      readonly type?: unknown;
      readonly act?: { readonly do?: unknown } | null;
    } | null;
    const check = message?.type === 'act' ? checkOf(message.act?.do) : messages;
    return check.Check(message) ? (message as ClientMessage) : null;
  } catch {
    return null;
  }
}
