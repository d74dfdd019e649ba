import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Devices } from './devices.ts';
import type { Door } from './door.ts';
import type { Errors } from './errors.ts';
import type { Gate } from './gate.ts';
import type { House } from './house.ts';
import type { Hub } from './hub.ts';
import type { Caller } from './identity.ts';
import type { Keeper } from './keeper.ts';
import type { Lists } from './lists.ts';
import type { Live } from './live.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Limits, ServerSettings } from './settings.ts';

/** What requests are answered with. */
export interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly live: Live;
  readonly lists: Lists;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  readonly settings: ServerSettings;
  readonly house: House;
  readonly door: Door;
  readonly devices: Devices;
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
  /** The caller; whoever has no identity is refused. */
  person(): Caller;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One thing that can be asked for: the server's route and its line in the documentation. */
export interface Endpoint<B extends TSchema = TSchema, Q extends TObject = TObject, P extends TObject = TObject> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** Needs an identity. */
  readonly isPersonal?: boolean;
  /** The key of a seat of the table `id` is good for it too. */
  readonly isForSeatKeys?: boolean;
  /** Needs the token of the host's desk. */
  readonly isDesk?: boolean;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
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
  run(call: Call<Static<B>, Static<Q>, Static<P>>): Promise<unknown>;
}

/** Checks that the handler fits the schemas; the list holds endpoints of every kind. */
export const endpoint = <B extends TSchema, Q extends TObject, P extends TObject>(of: Endpoint<B, Q, P>): Endpoint =>
  of as unknown as Endpoint;
