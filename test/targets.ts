// Where notices arrive, for tests: a real HTTP server on loopback, and a real conversation over SMTP.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createNet, type Socket } from 'node:net';

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Target {
  readonly url: string;
  readonly arrived: Arrived[];
  /** What it answers from now on. */
  answer: { status: number; headers?: Record<string, string> };
  close(): void;
}

export async function openTarget(port = 0): Promise<Target> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers = {} } = target.answer;
    response.writeHead(status, headers).end('an answer that nobody reads');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target: Target = { url, arrived, answer: { status: 200 }, close };
  return target;
}

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface Postbox {
  readonly url: string;
  readonly letters: Letter[];
  /** Refuses everybody with this answer. */
  refuses: string | null;
  close(): void;
}

/** Quoted-printable and folded lines, as they are meant. */
const unfolded = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (code) => Buffer.from(code.replaceAll('=', ''), 'hex').toString('utf8'));

export async function openPostbox(): Promise<Postbox> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const server = createNet((socket) => {
    sockets.add(socket);
    let [from, to, data, waiting] = ['', '', null as string | null, ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (data !== null) {
        if (line !== '.') data += `${line}\r\n`;
        else {
          letters.push({ from, to, text: unfolded(data) });
          data = null;
          say('250 kept');
        }
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 postbox');
      else if (/^MAIL FROM:<(.*?)>/i.test(line)) {
        from = /<(.*?)>/.exec(line)![1];
        say('250 ok');
      } else if (/^RCPT TO:<(.*?)>/i.test(line)) {
        to = /<(.*?)>/.exec(line)![1];
        say(postbox.refuses ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    say('220 postbox');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString('utf8')).split('\r\n');
      waiting = lines.pop()!;
      for (const line of lines) hear(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const postbox: Postbox = { url, letters, refuses: null, close };
  return postbox;
}
