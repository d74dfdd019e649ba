// What no well-behaved client would send.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Sends bytes as they are, and resolves with all that comes back until the connection ends. */
export function raw(url: string, text: string | Buffer, milliseconds = 10_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(url);
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    const timer = setTimeout(() => socket.destroy(), milliseconds);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
    socket.write(text);
  });
}

export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('close', () => resolve());
    socket.resume();
  });

/** A request whose connection ends with the answer. */
export const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', body].join('\r\n');

export const upgrade = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...headers,
    '',
    '',
  ].join('\r\n');

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export function parsed(said: string): RawAnswer {
  const end = said.indexOf('\r\n\r\n');
  const [first = '', ...lines] = said.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: said.slice(end + 4) };
}

/** A frame as a client sends it, masked with zeros; at most 65,535 bytes. */
export function frame(opcode: number, text = '', isLast = true): Buffer {
  const data = Buffer.from(text);
  const first = (isLast ? 0x80 : 0) | opcode;
  const length = data.length < 126 ? [0x80 | data.length] : [0xfe, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), data]);
}
export const PING = 9;
export const PONG = 10;

/** The frames in what a server has sent after its handshake, whole ones only. */
export function framesIn(said: Buffer): { readonly opcode: number; readonly data: Buffer }[] {
  const frames = [];
  for (let at = said.indexOf('\r\n\r\n') + 4; at + 2 <= said.length; ) {
    const short = said[at + 1];
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + head > said.length) break;
    const size = short === 126 ? said.readUInt16BE(at + 2) : short === 127 ? said.readUInt32BE(at + 6) : short;
    if (at + head + size > said.length) break;
    frames.push({ opcode: said[at] & 15, data: said.subarray(at + head, at + head + size) });
    at += head + size;
  }
  return frames;
}
