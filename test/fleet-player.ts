// A stubborn player: whatever happens to the servers, it sends the same act with the same id until there is an answer,
// keeps a book of what was answered, and comes back from the number it had.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { verify } from '../src/table/replay.ts';
import type { Act, Seen, SeenEntry } from '../src/table/types.ts';
import { Live, Person } from './server-client.ts';

export const isOver = ({ phase }: Seen): boolean => phase === 'finished' || phase === 'abandoned';

/** On a busy machine a server that is killed as soon as it is there hardly comes to answer, for minutes. */
const PATIENCE = 300_000;

/** What came of one try: null means that nobody knows. */
type Answer = { readonly seq: number } | { readonly refused: string } | null;

/** Counts what servers acknowledge to all players, and says when it is enough. */
export class Acknowledged {
  #count = 0;
  readonly #waiting: { readonly count: number; readonly go: () => void }[] = [];

  add(): void {
    this.#count++;
    for (const { count, go } of this.#waiting) if (count === this.#count) go();
  }
  /** Resolves after this many more acknowledged acts. */
  more(count: number): Promise<void> {
    if (count === 0) return Promise.resolve();
    return new Promise((go) => this.#waiting.push({ count: this.#count + count, go }));
  }
}

export interface PlayerSettings {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
  /** The address to go to now. */
  readonly where: () => string;
  /** Milliseconds to think. */
  readonly pace: () => number;
  readonly acknowledged?: Acknowledged;
  /** How often they let a bot play for them for a while, by turn. */
  readonly absence?: number;
}

export class Player {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
  /** Acts that were acknowledged, by id: each with the one number it was given. */
  readonly done = new Map<string, { readonly seq: number; readonly act: Act }>();
  readonly refused: string[] = [];
  /** The log as it came, over all connections. */
  readonly log: SeenEntry[] = [];
  retries = 0;
  connections = 0;
  readonly #where: () => string;
  readonly #pace: () => number;
  readonly #acknowledged: Acknowledged | undefined;
  readonly #absence: number;
  #live: Live | null = null;
  #seq = 0;

  constructor({ person, table, seat, where, pace, acknowledged, absence = 0 }: PlayerSettings) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.#where = where;
    this.#pace = pace;
    this.#acknowledged = acknowledged;
    this.#absence = absence;
  }

  /** Until it is answered. */
  async act(act: Act, id: string = randomUUID()): Promise<Answer> {
    for (const since = Date.now(); ; ) {
      const answer = await this.#try(id, act).catch(() => null);
      if (answer === null) {
        if (Date.now() - since > PATIENCE) throw new Error('nobody answers');
        this.retries++;
        await pause(20 + Math.random() * 60);
        continue;
      }
      if ('refused' in answer) {
        // Once accepted, an act stays accepted.
        if (this.done.has(id)) throw new Error(`${act.do} was accepted, and then refused: ${answer.refused}`);
        this.refused.push(answer.refused);
        return answer;
      }
      const known = this.done.get(id);
      if (known !== undefined && known.seq !== answer.seq) throw new Error(`${id} counted twice`);
      this.done.set(id, { seq: answer.seq, act });
      this.#acknowledged?.add();
      // Now and then the answer seems to be lost.
      if (known === undefined && Math.random() < 0.1) return await this.act(act, id);
      return answer;
    }
  }

  async #try(id: string, act: Act): Promise<Answer> {
    return Math.random() < 0.7 ? await this.#byLive(id, act) : await this.#byHttp(id, act);
  }

  async #byHttp(id: string, act: Act): Promise<Answer> {
    const isCutOff = Math.random() < 0.1;
    const response = await fetch(`${this.#where()}/api/tables/${this.table}/acts`, {
      method: 'POST',
      headers: { cookie: this.person.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id, act }),
      signal: AbortSignal.timeout(isCutOff ? 3 : 30_000),
    });
    const body = (await response.json()) as { seq: number; error: { why: string } };
    if (response.status === 200) return { seq: body.seq };
    if (response.status === 503 || response.status === 429) return null;
    return { refused: `${response.status} ${body.error.why}` };
  }

  async #byLive(id: string, act: Act): Promise<Answer> {
    const live = await this.#connected();
    const before = live.messages.length;
    live.send({ type: 'act', id, act });
    const find = () => live.messages.slice(before).find((message) => 'id' in message && message.id === id);
    await live.until(() => find() !== undefined || live.closed !== null, 30_000);
    const message = find();
    if (message?.type === 'done') return { seq: message.seq };
    return message?.type === 'refused' ? { refused: message.refusal.why } : null;
  }

  async #connected(): Promise<Live> {
    if (this.#live !== null && this.#live.closed === null) return this.#live;
    this.#leave();
    const url = `${this.#where().replace('http', 'ws')}/api/tables/${this.table}/live?from=${this.#seq}`;
    const socket = new WebSocket(url, { headers: { cookie: this.person.cookie }, handshakeTimeout: 30_000 });
    const live = new Live(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.on('error', reject);
    });
    await live.until(() => live.seen !== null || live.closed !== null, 30_000);
    if (live.seen === null) throw new Error('cut off at once');
    this.connections++;
    this.#live = live;
    return live;
  }

  /** Remembers what came over the connection, and where to go on. */
  #leave(): void {
    if (this.#live === null) return;
    this.log.push(...this.#live.log);
    this.#seq = this.#live.seen.seq;
    this.#live.socket.terminate();
    this.#live = null;
  }

  /** Plays until the table is over. */
  async play(): Promise<void> {
    for (;;) {
      const live = await this.#connected().catch(() => null);
      if (live === null) {
        await pause(20 + Math.random() * 60);
        continue;
      }
      await live.until(() => live.closed !== null || isOver(live.seen) || Person.wish(live.seen) !== null, 120_000);
      if (isOver(live.seen)) break;
      if (live.closed !== null) continue;
      await pause(this.#pace());
      if (Math.random() < this.#absence) {
        await this.#sitOut(live);
        continue;
      }
      const wish = live.seen.canUndo && Math.random() < 0.04 ? ({ do: 'undo' } as const) : Person.wish(live.seen);
      if (wish === null) continue;
      const answer = await this.act(wish);
      if (answer !== null && 'seq' in answer)
        await live.until(() => live.seen.seq >= answer.seq || live.closed !== null, 30_000);
    }
    this.#leave();
  }

  /** A bot plays for them until some more has happened. */
  async #sitOut(live: Live): Promise<void> {
    const answer = await this.act({ do: 'sitOut', bot: 'random' });
    if (answer === null || 'refused' in answer) return;
    const isEnough = () => live.closed !== null || isOver(live.seen) || live.seen.seq >= answer.seq + 5;
    await live.until(isEnough, 120_000);
    await this.act({ do: 'comeBack' });
  }

  close(): void {
    this.#leave();
  }
}

/** The lines of a seat, and which of them were its person's: while they sit out, a bot plays for them. */
function linesOf(log: readonly SeenEntry[], seat: number) {
  let isOut = false;
  return log
    .filter(({ by }) => by === seat)
    .map(({ seq, act }) => {
      const [what] = act.split(' ');
      const isHis = !isOut || what === 'comeBack';
      isOut = what === 'sitOut' || (isOut && what !== 'comeBack');
      return { seq, what, isHis };
    });
}

/** Everything that was acknowledged is in the log once, and nothing else; the record verifies. */
export async function checkTable(players: readonly Player[], url: string): Promise<void> {
  for (const { person, table, seat, done, log } of players) {
    const reader = person.moved({ url });
    const told = await reader.read(table);
    expect(told.seen.phase).toBe('finished');
    expect(told.log.map(({ seq }) => seq)).toEqual(told.log.map((_, i) => i + 1));
    const lines = linesOf(told.log, seat);
    const acknowledged = [...done.values()].sort((a, b) => a.seq - b.seq);
    expect(lines.filter(({ isHis }) => isHis).map(({ seq, what }) => `${seq} ${what}`)).toEqual(
      acknowledged.map(({ seq, act }) => `${seq} ${act.do}`),
    );
    expect(told.log.slice(0, log.length)).toEqual(log); // over all connections: nothing missed, nothing twice
    const record = parseRecord((await reader.get<string>(`/api/tables/${table}/record`)).body);
    const chosen = acknowledged.flatMap(({ act }) =>
      act.do === 'choose' ? [act.choice] : act.do === 'undo' ? ['undo'] : [],
    );
    const made = lines.filter(({ what }) => what === 'choose' || what === 'undo');
    const recorded = record.choices.filter((choice) => choice.seat === seat).map(({ text }) => text);
    expect(recorded).toHaveLength(made.length);
    expect(recorded.filter((_, i) => made[i].isHis)).toEqual(chosen);
    expect(verify((await loadGame('baselland')).game, record)).toBeNull();
    expect(record.result).not.toBeNull();
  }
}

/** Seats people at a new table, by acts that are sent until they are answered, and plays it. */
export async function playTable(
  people: readonly Person[],
  table: string,
  settings: Omit<PlayerSettings, 'person' | 'table' | 'seat'>,
) {
  const players = people.map((person, seat) => new Player({ person, table, seat, ...settings }));
  const run = async () => {
    for (const player of players.slice(1))
      await player.act({ do: 'sit', chair: player.seat, promise: player.person.promise });
    await players[0].act({ do: 'start' });
    for (const player of players) await player.act({ do: 'reveal', contribution: player.person.contribution });
    await Promise.all(players.map((player) => player.play()));
  };
  return { players, over: run() };
}
