// Who would have the server remember for him, without end, what he does not read.
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server/server.ts';
import { closed, frame, framesIn, open, PING, PONG, upgrade } from './hostile-raw.ts';
import { begun, GENEROUS, type Options, openPlace } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function inside(options: Options = {}): Promise<RunningServer> {
  const own = openPlace();
  closers.push(() => own.close());
  return await own.start(options);
}
const figure = ({ metrics }: RunningServer, name: string): number =>
  Number(new RegExp(`^kontor_${name.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(metrics.text())?.[1] ?? 0);

/** A WebSocket of bare bytes at a table; what the server said, until it reads no longer. */
async function connect(server: RunningServer, id: string) {
  const socket = open(server.url);
  closers.push(() => socket.destroy());
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  socket.write(upgrade(`/api/tables/${id}/live`));
  const frames = () => framesIn(Buffer.concat(heard));
  await expect.poll(() => frames().length).toBeGreaterThan(0); // the table
  return { socket, frames, gone: closed(socket) };
}

const FULL = 'x'.repeat(125);
/** Pings, with a pong now and then, until the server has had enough or `most` bytes were sent. */
async function pingOn(socket: Socket, isDone: () => boolean, most = 64 * 1024 * 1024): Promise<number> {
  const some = Buffer.concat([...Array.from({ length: 500 }, () => frame(PING, FULL)), frame(PONG)]);
  let sent = 0;
  for (; sent < most && !isDone(); sent += some.length) {
    if (!socket.write(some)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
    await turn();
  }
  return sent;
}

describe('a WebSocket that sends pings', () => {
  test('has them answered as any other message: so many, and then it is sent away', async () => {
    const server = await inside({ limits: { ...GENEROUS, messages: 1, burst: 30 } });
    const { id } = await begun(server);
    const { socket, frames, gone } = await connect(server, id);
    for (let i = 0; i < 500; i++) socket.write(frame(PING, String(i)));
    socket.write(frame(1, '{"type":"ping"}')); // whoever answers all of them answers this as well
    const answered = () => frames().some(({ data }) => String(data) === '{"type":"pong"}');
    await Promise.race([gone, expect.poll(answered).toBe(true)]);
    expect(answered()).toBe(false);
    const pongs = frames().filter(({ opcode }) => opcode === PONG);
    expect(pongs.slice(0, 3).map(({ data }) => String(data))).toEqual(['0', '1', '2']);
    expect(pongs.length).toBeGreaterThanOrEqual(30);
    expect(pongs.length).toBeLessThan(60);
    expect(figure(server, 'dropped_total{why="flood"}')).toBe(1);
  });

  test('and reads no answer is dropped when it owes too much', async () => {
    const server = await inside({ mostBuffered: 64 * 1024 });
    const { id } = await begun(server);
    const { socket, gone } = await connect(server, id);
    socket.pause();
    await pingOn(socket, () => figure(server, 'dropped_total{why="slow"}') > 0);
    expect(figure(server, 'dropped_total{why="slow"}')).toBe(1);
    socket.destroy();
    await gone;
    await expect.poll(() => figure(server, 'buffered_bytes')).toBe(0);
  });

  test('is the first to go when all together owe too much, and nobody else is', async () => {
    const server = await inside({ mostBuffered: 1e9, mostBufferedInAll: 256 * 1024 });
    const { ann, id } = await begun(server);
    const quiet = await connect(server, id);
    quiet.socket.pause(); // reads nothing either, but asks for nothing
    const [eve, reader] = [await connect(server, id), await ann.live(id)];
    eve.socket.pause();
    await pingOn(eve.socket, () => figure(server, 'dropped_total{why="memory"}') > 0);
    expect(figure(server, 'dropped_total{why="memory"}')).toBe(1);
    await expect.poll(() => figure(server, 'connections')).toBe(2);
    expect(figure(server, 'buffered_bytes')).toBeLessThan(256 * 1024);
    reader.send({ type: 'ping' });
    await reader.until(() => reader.messages.at(-1)?.type === 'pong');
    quiet.socket.resume();
    quiet.socket.write(frame(PING, 'there'));
    await expect.poll(() => quiet.frames().filter(({ opcode }) => opcode === PONG).length).toBe(1);
    reader.close();
  });
});

test('a message in crumbs is refused before it is whole', async () => {
  const server = await inside();
  const { id } = await begun(server);
  const { socket, frames, gone } = await connect(server, id);
  socket.write(frame(1, '{', false));
  for (let i = 0; i < 1000; i++) socket.write(frame(0, ' ', false));
  socket.write(frame(0, '"type":"ping"}'));
  const answered = () => frames().some(({ data }) => String(data) === '{"type":"pong"}');
  await Promise.race([gone, expect.poll(answered).toBe(true)]);
  expect(answered()).toBe(false);
});
