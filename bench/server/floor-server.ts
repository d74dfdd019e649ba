// The least that a server with our promises can do, in its own process: whatever a seat sends is appended to the file, as much as a move
// of Baselland takes up there, all of one turn of the event loop in one transaction; once it is on disk four seats are sent as much as a move
// tells them. No rules, no views, no checks. What is left of a move of ours beyond this is our own code.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frameOf } from '../../src/server/outbox.ts';
import { openFile } from '../../src/store/sqlite-file.ts';
import { answerAll } from './answer.ts';
import { SEATS } from './client.ts';
import { ownFigures } from './memory.ts';

/** As measured at Baselland with four seats: bytes of an update, of a line of the log and of a tail (docs/speed.md). */
const [UPDATE, LINE, TAIL] = [930, 220, 780];
const padding = 'x'.repeat(UPDATE);
const [line, tail] = ['x'.repeat(LINE), 'x'.repeat(TAIL)];

interface Table {
  readonly id: string;
  readonly seats: Duplex[];
  seq: number;
}
interface Move {
  readonly table: Table;
  readonly seat: number;
  readonly id: string;
}

const folder = mkdtempSync(join(tmpdir(), 'kontor-floor-'));
const db = openFile(join(folder, 'floor.sqlite'), { synchronous: 'full' });
const create =
  db.prepare(`INSERT OR IGNORE INTO tables (id, seq, phase, is_open, is_public, bot_due, created_at, updated_at)
  VALUES (?, 0, 'playing', 1, 0, 0, 0, 0)`);
const moveOn = db.prepare('UPDATE tables SET seq = ?, updated_at = ? WHERE id = ? AND seq = ?');
const append = db.prepare('INSERT INTO entries (table_id, seq, data, who, tail) VALUES (?, ?, ?, NULL, ?)');
const tables = new Map<string, Table>();
let waiting: Move[] = [];

function flush(): void {
  const moves = waiting;
  waiting = [];
  db.exec('BEGIN IMMEDIATE');
  for (const { table } of moves) {
    moveOn.run(table.seq + 1, Date.now(), table.id, table.seq);
    append.run(table.id, table.seq + 1, line, tail);
    table.seq++;
  }
  db.exec('COMMIT');
  for (const move of moves) tell(move);
}

function tell({ table, seat, id }: Move): void {
  const next = (seat + 1) % SEATS;
  const update = frameOf(`{"type":"update","seq":${table.seq},"next":${next},"changes":"${padding}"}`);
  const done = frameOf(`{"type":"done","id":"${id}","seq":${table.seq}}`);
  table.seats.forEach((stream, other) => {
    stream.write(other === seat ? Buffer.concat([update, done]) : update);
  });
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const [, id, seat] = (request.url ?? '').split('/');
  let table = tables.get(id);
  if (table === undefined) {
    table = { id, seats: [], seq: 0 };
    tables.set(id, table);
    create.run(id);
  }
  const here = table;
  here.seats[Number(seat)] = request.socket;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { id: string };
    if (waiting.push({ table: here, seat: Number(seat), id: message.id }) === 1) setImmediate(flush);
  });
  request.socket.write(frameOf('{"type":"table"}'));
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));
answerAll(ownFigures);
