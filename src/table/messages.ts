// What goes over a live connection, both ways. docs/api.md explains it.
import type { Refusal } from '../kernel/types.ts';
import type { Change } from './changes.ts';
import type { Seen, SeenEntry } from './types.ts';

export type ServerMessage =
  /** All that the viewer may know, and the last lines of the log: those after `from`, a hundred at most. */
  | { readonly type: 'table'; readonly seen: Seen; readonly from: number; readonly log: readonly SeenEntry[] }
  /** What has changed since `from`. */
  | {
      readonly type: 'update';
      readonly seq: number;
      readonly from: number;
      readonly changes: readonly Change[];
      readonly log: readonly SeenEntry[];
    }
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'error'; readonly id?: string; readonly why: string; readonly facts?: Refusal['facts'] }
  | { readonly type: 'pong' }
  | { readonly type: 'goodbye' };
