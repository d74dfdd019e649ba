// The load driver, in its own process: node driver.ts CLIENT GAME. It sits at tables, plays them and reports how long moves took.
import { answerAll } from './answer.ts';
import { type Hooks, type Place, SEATS, type Sit, type Sitting } from './client.ts';

/** What to do: sit down, play every seat at once, play a move per table now and then, get up. */
export type Order =
  | {
      readonly do: 'sit';
      /** Where the seats sit down, in turns. */
      readonly urls: readonly string[];
      readonly places: readonly Place[];
      readonly tables: number;
      /** If not all four; such tables are only watched. */
      readonly seats?: readonly number[];
    }
  | {
      readonly do: 'play';
      readonly seconds: number /** Or until then, if that comes first. */;
      readonly moves?: number;
    }
  | { readonly do: 'stroll'; readonly every: number; readonly seconds: number };
export interface Played {
  /** Moves per second in each window. */
  readonly rates: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
  readonly games: number;
  /** How much of one core the driver itself used. */
  readonly driver: number;
  readonly problem: string | null;
}

interface Board {
  readonly seats: Sitting[];
  /** Seats waiting for the driver to let them move. */
  readonly ready: ((at: number) => void)[];
}

const { sit } = (await import(process.argv[2])) as { sit: Sit };
const ALL: readonly number[] = Array.from({ length: SEATS }, (_, seat) => seat);
const AT_ONCE = 20;
/** Seconds to wait for moves under way to be acknowledged. */
const LAST_MOVES = 1;
/** How often it is checked whether enough has been played, in seconds. */
const STEP = 0.2;
let mode: 'hold' | 'rush' = 'hold';
let urls: readonly string[] = [];
let spare: Place[] = [];
let took: number[] = [];
let games = 0;
let problem: string | null = null;
const boards: Board[] = [];

async function sitDown(board: Board, seats = ALL): Promise<void> {
  const place = spare.pop();
  if (place === undefined) {
    problem ??= 'no tables left to play at';
    return;
  }
  board.ready.length = 0;
  board.seats.push(
    ...(await Promise.all(seats.map((seat) => sit(urls[seat % urls.length], place, seat, hooksFor(board))))),
  );
}

/** Each seat has its own: in some games all choose at once. */
function hooksFor(board: Board): Hooks {
  let sentAt = 0;
  return {
    turn(move) {
      board.ready.push((at) => {
        sentAt = at;
        move();
      });
      if (mode === 'rush') goAll(board);
    },
    done: () => void took.push(performance.now() - sentAt),
    over: () => void again(board),
    failed(why) {
      problem ??= why;
    },
  };
}

/** The game is over: the four go on to the next table. */
async function again(board: Board): Promise<void> {
  if (board.seats.length < SEATS) return;
  for (const seat of board.seats.splice(0)) seat.leave();
  games++;
  await sitDown(board).catch((error: Error) => {
    problem ??= error.message;
  });
}

function goAll(board: Board): void {
  for (const go of board.ready.splice(0)) go(performance.now());
}

async function settle(order: Extract<Order, { do: 'sit' }>): Promise<null> {
  urls = order.urls;
  spare = order.places.slice();
  for (let n = 0; n < order.tables; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, order.tables - n) }, () => {
      const board: Board = { seats: [], ready: [] };
      if (order.seats === undefined || order.seats.length === SEATS) boards.push(board);
      return sitDown(board, order.seats);
    });
    await Promise.all(some);
  }
  return null;
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function play({ seconds, moves = Infinity }: Extract<Order, { do: 'play' }>): Promise<Played> {
  mode = 'rush';
  const report = watch();
  for (const board of boards) goAll(board);
  const begun = performance.now();
  const passed = (): number => (performance.now() - begun) / 1000;
  while (passed() < seconds && took.length < moves && problem === null)
    await pause(Math.min(STEP, Math.max(0, seconds - passed())));
  const rate = took.length / passed();
  mode = 'hold';
  await pause(LAST_MOVES);
  return report([rate]);
}

/** A move at every table once per this many seconds, evenly spread; a late one counts from when it was due. */
async function stroll({ every, seconds }: Extract<Order, { do: 'stroll' }>): Promise<Played> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const report = watch();
  for (let n = 0; ; n++) {
    const due = begun + (n * every * 1000) / boards.length;
    if (due >= end) break;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait / 1000);
    const board = boards[n % boards.length];
    const go = board.ready.shift();
    if (go === undefined && board.seats.length === SEATS) problem ??= 'a table was not ready for its next move';
    go?.(due);
  }
  await pause(LAST_MOVES);
  const played = report([]);
  return { ...played, rates: [played.moves / seconds] };
}

function watch(): (rates: number[]) => Played {
  took = [];
  games = 0;
  const used = process.cpuUsage();
  const begun = performance.now();
  return (rates) => {
    const { user, system } = process.cpuUsage(used);
    const driver = (user + system) / 1000 / (performance.now() - begun);
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { rates, p50: at(0.5), p99: at(0.99), moves: took.length, games, driver, problem };
  };
}

answerAll((order: Order) => {
  if (order.do === 'sit') return settle(order);
  return order.do === 'play' ? play(order) : stroll(order);
});
