// The live connection as a page has it, at a server that is played by hand.
import { afterEach, expect, test, vi } from 'vitest';
import type { Seen } from '../../table/types.ts';
import type { ServerMessage } from '../../wire/messages.ts';

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

const seenAt = (seq: number) =>
  ({
    seq,
    you: 0,
    phase: 'playing',
    waitsFor: [1],
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  }) as unknown as Seen;
const line = (seq: number) => ({ seq, by: 1, act: 'choose', at: seq, events: [{ e: 'placed' }] });
const update = (seq: number): ServerMessage => ({
  type: 'update',
  from: seq - 1,
  seq,
  changes: [['set', ['seq'], seq]],
  log: [line(seq)],
});

const NUMBERS = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + 1 + i);

/** A page at a table; `fetch` is what it asks by plain HTTP. */
async function opened(fetch: (path: string) => Promise<unknown> = () => Promise.reject(new Error('away'))) {
  vi.useFakeTimers();
  const place = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', place);
  vi.stubGlobal('document', { ...place, hidden: false, documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('location', { origin: 'http://kontor.example' });
  vi.stubGlobal('fetch', fetch);
  const { ServerLink } = await import('./live.ts');
  const link = new ServerLink('table');
  link.open();
  return { link, numbers: () => link.shown().log.map(({ seq }) => seq) };
}

test('cut off while moves of others are still being shown, the page loses no line of the log', async () => {
  const { link, numbers } = await opened();
  Socket.all[0].say({ type: 'table', seen: seenAt(1), from: 0, log: [line(1)] });
  for (const seq of [2, 3, 4]) Socket.all[0].say(update(seq));
  expect(link.shown().seen?.seq).toBe(2); // calmly, one after the other
  Socket.all[0].close();
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.all[1].url).toContain('from=4');
  Socket.all[1].say({ type: 'table', seen: seenAt(5), from: 4, log: [line(5)] });
  expect(link.shown().seen?.seq).toBe(5);
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  link.close();
});

test('a long log comes in pages, and what lies before them when it is asked for', async () => {
  const asked: string[] = [];
  const { link, numbers } = await opened(async (path) => {
    asked.push(path);
    const before = Number(path.split('before=')[1]);
    const from = Math.max(0, before - 101);
    return Response.json({ from, log: NUMBERS(from, before - 1).map(line) });
  });
  Socket.all[0].say({ type: 'table', seen: seenAt(150), from: 50, log: NUMBERS(50, 150).map(line) });
  await link.earlier();
  expect([asked, numbers()]).toEqual([['/api/tables/table/log?before=51'], NUMBERS(0, 150)]);
  // Away for longer than a page: the last lines are there, and the others can be had.
  Socket.all[0].say({ type: 'table', seen: seenAt(300), from: 200, log: NUMBERS(200, 300).map(line) });
  expect([numbers(), link.shown().since]).toEqual([NUMBERS(200, 300), 300]);
  await link.earlier();
  expect(numbers()).toEqual(NUMBERS(100, 300));
  // A database from a backup knows less than the page.
  Socket.all[0].say({ type: 'table', seen: seenAt(250), from: 250, log: [] });
  expect(numbers()).toEqual(NUMBERS(100, 250));
  // In another seat lines have other numbers.
  const seated = { ...seenAt(120), you: 1 };
  Socket.all[0].say({ type: 'table', seen: seated, from: 20, log: NUMBERS(20, 120).map(line) });
  expect([numbers(), link.shown().since]).toEqual([NUMBERS(20, 120), 120]);
  link.close();
});
