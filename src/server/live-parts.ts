// What live connections are made of.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Store } from '../store/store.ts';
import type { Debtor } from './debts.ts';
import type { Hub } from './hub.ts';
import type { Caller } from './identity.ts';
import type { Inputs } from './inputs.ts';
import type { Keeper } from './keeper.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './outbox.ts';
import type { Purse } from './purses.ts';
import type { ServerSettings } from './settings.ts';
import type { Onlooker } from './viewers.ts';

export interface LiveParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly inputs: Inputs;
  readonly lobby: Lobby;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
}

/** A connection as a library keeps it, and the bare one below, which the library leaves alone unless it is told to write. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  /** It was asked for with `tree`. */
  readonly knowsTrees?: boolean;
}

export interface Connection extends Onlooker, Debtor {
  readonly id: string;
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly address: string;
  readonly caller: Caller | null;
  isAlive: boolean;
  isOver: boolean;
  broken: number;
  readonly purse: Purse;
  readonly tries: Purse;
  tooMany: number;
}
