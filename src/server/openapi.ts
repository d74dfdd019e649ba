// The documentation of the interface, generated from the very endpoints and schemas that the server runs on.
import type { TObject, TSchema } from '@sinclair/typebox';
import { SentAct } from '../wire/acts.ts';
import { TableParams } from '../wire/form.ts';
import { ErrorBody } from '../wire/game.ts';
import { ClientMessage, LiveQuery, ServerMessage } from '../wire/messages.ts';
import { Seen, SeenEntry, TableCard } from '../wire/seen.ts';
import type { Endpoint } from './endpoint.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: TSchema;
}
interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: TSchema | { $ref: string } }>>;
}
export interface Operation {
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: { 'application/json': { schema: TSchema } } };
  readonly responses: Readonly<Record<string, Answer>>;
}
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

const parametersOf = (place: Parameter['in'], schema: TObject | undefined): Parameter[] =>
  Object.entries(schema?.properties ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: type,
  }));

function operationOf(one: Endpoint): Operation {
  const { about, body, query, params, answer } = one;
  const { status = 200, about: told, schema, type = 'application/json' } = answer;
  const content =
    schema === undefined && type === 'application/json' ? {} : { content: { [type]: schema ? { schema } : {} } };
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    summary: about,
    security: securityOf(one),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [status]: { description: told, ...content },
      default: { description: 'What is wrong.', content: problem },
    },
  };
}

function securityOf({ isPersonal, isDesk, isForSeatKeys }: Endpoint): Operation['security'] {
  if (isDesk === true) return [{ desk: [] }];
  if (isPersonal !== true) return [];
  return [{ cookie: [] }, { key: [] }, ...(isForSeatKeys === true ? [{ seat: [] }] : [])];
}

const LIVE: Operation = {
  summary: 'A live connection (WebSocket): everything once, then every change as it happens. See docs/api.md.',
  security: [],
  parameters: [...parametersOf('path', TableParams), ...parametersOf('query', LiveQuery)],
  responses: { '101': { description: 'A WebSocket: ClientMessage goes in, ServerMessage comes out.' } },
};

export function openApi(endpoints: readonly Endpoint[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const bracketed = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
  for (const one of endpoints) {
    const path = bracketed(one.path);
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) };
  }
  paths['/api/tables/{id}/live'] = { get: LIVE };
  return {
    openapi: '3.1.0',
    info: { title: 'Kontor', version, description: 'Tables for German-style board games.' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'kontor' },
        key: { type: 'http', scheme: 'bearer' },
        seat: { type: 'http', scheme: 'bearer', description: 'The key of a seat: looks at its table, and chooses.' },
        desk: { type: 'http', scheme: 'bearer', description: 'The token that `kontor serve` printed.' },
      },
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, { ...schema }])),
    },
  };
}

/** Defined once, and referred to everywhere else. */
const NAMED: Readonly<Record<string, TSchema>> = {
  Error: ErrorBody,
  Act: SentAct,
  ClientMessage,
  ServerMessage,
  Seen,
  SeenEntry,
  TableCard,
};
const names = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** A part of the document as text. */
export const asText = (part: object, indent: number): string =>
  JSON.stringify(
    part,
    (_key, value: unknown) => {
      const name = names.get(value);
      return name === undefined ? value : { $ref: `#/components/schemas/${name}` };
    },
    indent,
  );
