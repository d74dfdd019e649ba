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
