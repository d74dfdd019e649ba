// Whatever a server says in a test must be what the wire says of it.
import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { ENDPOINTS } from '../src/server/endpoints/index.ts';
import { ErrorBody } from '../src/wire/game.ts';
import { ServerMessage } from '../src/wire/messages.ts';
import { Seen } from '../src/wire/seen.ts';

function checkOf(schema: TSchema): (value: unknown, whose: string) => void {
  const compiled = TypeCompiler.Compile(schema);
  return (value, whose) => {
    if (compiled.Check(value)) return;
    const faults = [...compiled.Errors(value)].map(({ path, message }) => `${path}: ${message}`);
    throw new Error(`${whose} is not as the wire says: ${faults.join(', ')}`);
  };
}

const messages = checkOf(ServerMessage);
const documents = checkOf(Seen);
const errors = checkOf(ErrorBody);
const answers = ENDPOINTS.map(({ method, path, answer: { schema } }) => ({
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  isExact: !path.includes(':'),
  check: schema === undefined ? null : checkOf(schema),
})).sort((a, b) => Number(b.isExact) - Number(a.isExact));

export const mustBeMessage = (message: unknown): void => messages(message, 'a message');
export const mustBeSeen = (seen: unknown): void => documents(seen, 'what is seen');

export function mustBeAnswer(method: string, url: string, status: number, body: unknown): void {
  const [path] = url.split('?');
  const whose = `${status} to ${method} ${path}`;
  const { check } = answers.find((one) => one.method === method && one.path.test(path)) ?? { check: null };
  if (status < 400) check?.(body, whose);
  else if (path.startsWith('/api')) errors(body, whose);
}
