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

export interface Ear {
  listen(hear: Listener['hear'], caughtUp?: () => void): () => void;
  close(): Promise<void>;
}

/** A connection that only listens, and reconnects when it is lost. Resolves when it is listening. */
export async function openEar(url: string): Promise<Ear> {
  const listeners = new Set<Listener>();
  let isOver = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    const next = newClient(url);
    try {
      await next.connect();
      await next.query('LISTEN kontor');
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.on('notification', ({ payload = '' }) => hearAll(payload));
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
    const space = payload.lastIndexOf(' ');
    const [id, seq] = [payload.slice(0, space), Number(payload.slice(space + 1))];
    for (const { hear } of listeners) queueMicrotask(() => hear(id, seq));
  }

  await connect();
  return {
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
