import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from './postgres-connect.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** How often to check for a connection that died silently. */
const PING = 20_000;

interface Listener {
  readonly hear: (id: string, seq: number) => void;
  readonly caughtUp: (() => void) | undefined;
}

type Overhear = (from: string, text: string) => void;

export interface Ear {
  /** How this process calls itself when it whispers. */
  readonly name: string;
  listen(hear: Listener['hear'], caughtUp?: () => void): () => void;
  overhear(hear: Overhear): () => void;
  close(): Promise<void>;
}

/** A table and the number it has now. */
type Appended = readonly [id: string, seq: number];

/** Payloads are shorter than 8,000 bytes, and an id has up to 512 characters, of at most six bytes each as JSON writes them. */
const MOST_BYTES = 4000;

/**
 * Tells all processes of appends that are on disk. What comes while a notification is under way shares the next one, and none waits for
 * the disk: if the process dies before, the others find out by themselves (`Store.movedOn`).
 */
export function teller(notify: (payload: string) => Promise<unknown>): (id: string, seq: number) => void {
  const waiting: Appended[] = [];
  let isBusy = false;
  async function go(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch: Appended[] = [];
      for (let bytes = 0; waiting.length > 0 && bytes < MOST_BYTES; ) {
        batch.push(waiting.shift()!);
        bytes += JSON.stringify(batch.at(-1)).length;
      }
      await notify(JSON.stringify(batch)).catch(() => {});
    }
    isBusy = false;
  }
  return (id, seq) => {
    waiting.push([id, seq]);
    if (!isBusy) void go();
  };
}

/** What processes say to each other and nobody keeps. */
function asides() {
  const name: string = randomUUID();
  const listeners = new Set<Overhear>();
  return {
    name,
    overhear(hear: Overhear) {
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
      };
    },
    hear(payload: string): void {
      const space = payload.indexOf(' ');
      const [from, text] = [payload.slice(0, space), payload.slice(space + 1)];
      if (from !== name) for (const hear of listeners) queueMicrotask(() => hear(from, text));
    },
  };
}

/** A connection that only listens, and reconnects when it is lost. Resolves when it is listening. */
export async function openEar(url: string): Promise<Ear> {
  const aside = asides();
  const listeners = new Set<Listener>();
  let isOver = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    const next = newClient(url);
    try {
      await next.connect();
      await next.query('LISTEN kontor; LISTEN kontor_aside');
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.on('notification', ({ channel, payload = '' }) =>
      channel === 'kontor' ? hearAll(payload) : aside.hear(payload),
    );
    const ping = setInterval(() => next.query('SELECT 1').catch(() => next.end().catch(() => {})), PING);
    ping.unref();
    next.once('end', () => {
      clearInterval(ping);
      reconnect();
    });
    if (isOver) await next.end();
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE; !isOver; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await connect();
        for (const { caughtUp } of listeners) if (caughtUp) queueMicrotask(caughtUp);
        return;
      } catch {
        await pause(wait * (0.75 + Math.random() / 2), undefined, { ref: false }); // closing does not wait for it
      }
    }
  }

  function hearAll(payload: string): void {
    for (const [id, seq] of JSON.parse(payload) as Appended[])
      for (const { hear } of listeners) queueMicrotask(() => hear(id, seq));
  }

  await connect();
  return {
    name: aside.name,
    overhear: aside.overhear,
    listen(hear, caughtUp) {
      const listener: Listener = { hear, caughtUp };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async close() {
      isOver = true;
      listeners.clear();
      await client.end().catch(() => {});
    },
  };
}
