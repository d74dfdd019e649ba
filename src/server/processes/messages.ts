// What the first process and those it has started say to each other.
import type { FromReader, FromWriter } from '../../store/shared-file.ts';
import type { Figures } from '../metrics.ts';
import type { ServerOptions } from '../settings.ts';

export interface Beginning {
  readonly db: string;
  readonly databaseUrl: string | undefined;
  /** What of a server's settings can be said to another process. */
  readonly settings: Omit<ServerOptions, 'store' | 'host' | 'port' | 'clock' | 'complain' | 'gather'>;
}

export type ToProcess =
  | { readonly begin: Beginning }
  | { readonly store: FromWriter }
  /** The connection that comes with it, and what was read of it. */
  | { readonly first: Uint8Array }
  /** How it is doing. */
  | { readonly count: number }
  /** How all are doing, as it has asked. */
  | { readonly counted: number; readonly all: readonly Figures[] }
  | { readonly stop: true };

export type FromProcess =
  | { readonly isReady: true }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } }
  | { readonly store: FromReader }
  | { readonly counts: number; readonly figures: Figures }
  | { readonly countAll: number };
