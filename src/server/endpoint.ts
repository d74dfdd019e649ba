import type { Readable } from 'node:stream';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Of } from '../wire/form.ts';
import type { Limits } from '../wire/limits.ts';
import type { Bans } from './bans.ts';
import type { Circles } from './circles/circles.ts';
import type { Devices } from './devices.ts';
import type { Door } from './door.ts';
import type { HouseEditions } from './editions/house-editions.ts';
import type { Errors } from './errors.ts';
import type { Evenings } from './evenings/evenings.ts';
import type { Gate } from './gate.ts';
import type { House } from './house.ts';
import type { Hub } from './hub.ts';
import type { Caller } from './identity.ts';
import type { Inputs } from './inputs.ts';
import type { Keeper } from './keeper.ts';
import type { Lists } from './lists.ts';
import type { Live } from './live.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Pictures } from './pictures.ts';
import type { ServerSettings } from './settings.ts';
import type { Painter } from './share/painter.ts';

/** What handlers have to work with. */
export interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly inputs: Inputs;
  readonly live: Live;
  readonly lists: Lists;
  readonly lobby: Lobby;
  readonly pictures: Pictures;
  readonly painter: Painter;
  readonly metrics: Metrics;
  readonly settings: ServerSettings;
  readonly house: House;
  readonly bans: Bans;
  readonly circles: Circles;
  readonly door: Door;
  readonly devices: Devices;
  readonly evenings: Evenings;
  readonly editions: HouseEditions;
  readonly errors: Errors;
  /** Before everything about a person is told. */
  readonly exports: Gate;
}

/** One request, checked. */
export interface Call<B = unknown, Q = unknown, P = unknown> {
  readonly body: B;
  readonly query: Q;
  readonly params: P;
  readonly caller: Caller | null;
  /** The caller; anyone without an identity is refused. */
  person(): Caller;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One thing that can be asked for: the server's route and its entry in the documentation. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** Needs an identity. */
  readonly isPersonal?: boolean;
  /** The key of a seat at the table `id` works too. */
  readonly isForSeatKeys?: boolean;
  /** Open to people whom the host has banned. Reading always is. */
  readonly isForBanned?: boolean;
  /** Needs the token of the host's desk. */
  readonly isDesk?: boolean;
  readonly body?: TSchema;
  readonly query?: TObject;
  readonly params?: TObject;
  readonly answer: {
    readonly status?: number;
    readonly about: string;
    readonly schema?: TSchema;
    readonly type?: string;
  };
  /** A larger body than requests usually have. */
  readonly mostBytes?: number;
  /** A stricter limit than the general ones. */
  readonly limit?: keyof Pick<Limits, 'newPersons' | 'newTables' | 'looksBack' | 'notices' | 'uploads' | 'exports'>;
  run(call: Call): Promise<unknown>;
}

/** The same with its schemas, which type what the handler gets and what it answers. */
interface Described<B extends TSchema, Q extends TObject, P extends TObject, A extends TSchema> extends Endpoint {
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  readonly answer: Endpoint['answer'] & { readonly schema?: A };
  /** The answer, or a text of the same form that is produced while it is sent. */
  run(call: Call<Of<B>, Of<Q>, Of<P>>): Promise<Of<A> | Readable>;
}
export const endpoint = <B extends TSchema, Q extends TObject, P extends TObject, A extends TSchema>(
  of: Described<B, Q, P, A>,
): Endpoint => of;

/** There is nothing to say but that it is done. */
export const OK = { ok: true } as const;
