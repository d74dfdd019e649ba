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
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
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

/** The table waits for a bot. */
const botAt = (seq: number) => ({ ...seenAt(seq), chairs: [{ kind: 'person' }, { kind: 'bot' }] }) as unknown as Seen;

test('the moves of a bot can be skipped, until a person is to move', async () => {
  const { link } = await opened();
  Socket.all[0].say({ type: 'table', seen: botAt(1), from: 0, log: [line(1)] });
  expect(link.shown().isTelling).toBe(true);
  for (const seq of [2, 3, 4]) Socket.all[0].say(update(seq));
  expect([link.shown().seen?.seq, link.shown().isTelling]).toEqual([2, true]);
  link.skip();
  expect([link.shown().seen?.seq, link.shown().isTelling]).toEqual([4, false]);
  for (const seq of [5, 6]) Socket.all[0].say(update(seq));
  expect(link.shown().seen?.seq).toBe(6);
  // It is a person's turn now, and what comes after it is shown in its time again.
  const turn = (seq: number, waitsFor: number[]): ServerMessage => ({
    ...(update(seq) as Extract<ServerMessage, { type: 'update' }>),
    changes: [
      ['set', ['seq'], seq],
      ['set', ['waitsFor'], waitsFor],
    ],
  });
  Socket.all[0].say(turn(7, [0]));
  expect([link.shown().seen?.seq, link.shown().isTelling]).toEqual([7, false]);
  for (const seq of [8, 9]) Socket.all[0].say(turn(seq, [1]));
  expect([link.shown().seen?.seq, link.shown().isTelling]).toEqual([7, true]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.shown().seen?.seq).toBe(9);
  link.close();
});

test('what somebody is trying is shown with the position it belongs to, and goes with it', async () => {
  const { link } = await opened();
  const say = (message: ServerMessage) => Socket.all[0].say(message);
  say({ type: 'table', seen: seenAt(1), from: 0, log: [line(1)] });
  say({ type: 'try', seat: 1, option: null });
  expect(link.shown().trying).toEqual({ seat: 1, option: null });
  say({ type: 'try', seat: 1 });
  expect(link.shown().trying).toBeNull();
  say({ type: 'try', seat: 1, option: 'a' });
  say({ ...(update(2) as Extract<ServerMessage, { type: 'update' }>), log: [] }); // something was said
  expect(link.shown().trying).toEqual({ seat: 1, option: 'a' });
  for (const seq of [3, 4])
    say({
      ...(update(seq) as Extract<ServerMessage, { type: 'update' }>),
      changes: [
        ['set', ['seq'], seq],
        ['set', ['stepsBack'], seq],
      ],
    });
  expect([link.shown().seen?.seq, link.shown().trying]).toEqual([3, null]);
  say({ type: 'try', seat: 1, option: 'b' }); // in a position that is not shown yet
  expect(link.shown().trying).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect([link.shown().seen?.seq, link.shown().trying]).toEqual([4, { seat: 1, option: 'b' }]);
  link.tryOut(3, 2);
  link.tryOut(3);
  expect(Socket.all[0].sent.slice(-2)).toEqual([
    { type: 'try', decision: 3, option: 2 },
    { type: 'try', decision: 3 },
  ]);
  link.close();
});
