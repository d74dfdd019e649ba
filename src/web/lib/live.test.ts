// The live connection as a page has it, at a server that is played by hand.
import { afterEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../table/messages.ts';
import type { Seen, SeenEntry } from '../../table/types.ts';

class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readonly url: string;
  readonly readyState = Socket.OPEN;
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {
    this.onclose();
  }
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Socket.all.length = 0;
});

const seenAt = (seq: number) => ({ seq, you: 0, phase: 'playing' }) as Seen;
const line = (seq: number) =>
  ({ seq, by: 1, act: 'choose', at: seq, events: [{ e: 'placed' }] }) as unknown as SeenEntry;
const update = (seq: number): ServerMessage => ({
  type: 'update',
  from: seq - 1,
  seq,
  changes: [['set', ['seq'], seq]],
  log: [line(seq)],
});

test('cut off while moves of others are still being shown, the page loses no line of the log', async () => {
  vi.useFakeTimers();
  const place = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', place);
  vi.stubGlobal('document', { ...place, hidden: false, documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('location', { origin: 'http://kontor.example' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  const { ServerLink } = await import('./live.ts');
  const link = new ServerLink('table');
  link.open();
  Socket.all[0].say({ type: 'table', seen: seenAt(1), log: [line(1)] });
  for (const seq of [2, 3, 4]) Socket.all[0].say(update(seq));
  expect(link.shown().seen?.seq).toBe(2); // calmly, one after the other
  Socket.all[0].close();
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.all[1].url).toContain('from=4');
  Socket.all[1].say({ type: 'table', seen: seenAt(5), log: [line(5)] });
  expect(link.shown().seen?.seq).toBe(5);
  expect(link.shown().log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  link.close();
});
