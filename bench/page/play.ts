// A scripted turn at a table, pressed with a finger: how many presses it needs, and how long the page takes for each.
import type { Browser, CDPSession } from 'playwright-core';
import type { GameId } from '../../src/games/index.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import { type House, Person } from '../../test/browser/players.ts';
import { golden, tableAt } from '../../test/browser/position.ts';
import {
  countThread,
  idleWork,
  MOTION,
  PHONE,
  pressTimes,
  SLOWER,
  slowDown,
  TWO_FRAMES,
  threadTime,
  WATCH,
} from './measure.ts';
import { TURNS, type Turn } from './turns.ts';

export interface Played {
  readonly game: GameId;
  readonly what: string;
  readonly presses: number;
  /** Milliseconds from a press to the next frame: the longest, and the middle one. */
  readonly inp: number;
  readonly median: number;
  /** Milliseconds that the page's thread works for the press that costs most, at full speed, until two frames are drawn. */
  readonly work: number;
  /** Milliseconds from a bot's choice reaching the page until nothing moves any more; null: nobody else chose. */
  readonly shown: number | null;
  /** Milliseconds of processor time a second while nothing happens. */
  readonly idle: number;
}

const MOST = 60;
const PATIENCE = 8;
const STILL_MS = 1200;

/** Somebody on a phone, with everything as it is for those who have set nothing. */
async function comer(browser: Browser): Promise<Person> {
  const person = await Person.come(browser, { ...PHONE, isTouch: true });
  await person.context.addInitScript(`localStorage.setItem('kontor.prefs', '{"speed":"brisk","sound":"off"}')`);
  await person.context.addInitScript({ content: WATCH });
  await person.page.emulateMedia({ reducedMotion: 'no-preference' });
  return person;
}

/** Taps the middle of the first of these that can be tapped. */
async function tap({ page }: Person, what: string): Promise<boolean> {
  const at = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    for (const one of document.querySelectorAll(${JSON.stringify(what)})) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const [dx, dy] of [[0.5, 0.5], [0.15, 0.3], [0.5, 0.2]]) {
        const [x, y] = [left + width * dx, top + height * dy];
        if (width > 0 && one.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  })()`);
  if (at !== null) await page.touchscreen.tap(at.x, at.y);
  return at !== null;
}

interface Pressed {
  readonly presses: number;
  readonly work: number;
}

async function playTurn(person: Person, { next }: Turn, session: CDPSession): Promise<Pressed> {
  const { page } = person;
  let work = 0;
  let [presses, missed, done] = [0, 0, 0];
  await page.evaluate('globalThis.pressed = 0; null');
  while (presses < MOST && missed < MOST) {
    const wish = await page.evaluate<string>(next);
    done = wish === 'done' ? done + 1 : 0; // between two questions there is nothing to press for a moment
    if (done > PATIENCE) return { presses, work };
    const before = await threadTime(session);
    const isPressed = wish !== 'wait' && wish !== 'done' && (await tap(person, wish));
    if (isPressed) {
      await page.evaluate(TWO_FRAMES);
      work = Math.max(work, (await threadTime(session)) - before);
      await page.evaluate(`globalThis.pressed = ${++presses}; null`);
    } else missed++;
    await page.waitForTimeout(isPressed ? 450 : 250);
  }
  throw new Error(`the turn does not end: ${await page.evaluate<string>(next)}, ${presses} presses`);
}

/** Waits until nothing has moved for a while; when that was, on the page's own clock. */
async function untilStill({ page }: Person): Promise<number> {
  const isStill = `globalThis.moved > 0 && performance.now() - globalThis.moved > ${STILL_MS}`;
  for (let waits = 0; waits < 200 && !(await page.evaluate<boolean>(isStill)); waits++) await page.waitForTimeout(200);
  return page.evaluate<number>('performance.timeOrigin + globalThis.moved');
}

/** Notes when somebody else's choices were made, by the server's clock, which is this machine's. */
function listen({ page }: Person, me: number): { last: number | null } {
  const heard: { last: number | null } = { last: null };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      const log = message.type === 'update' ? message.log : [];
      for (const { by, at, events } of log) if (by !== me && events.length > 0) heard.last = at;
    }),
  );
  return heard;
}

export async function measureTurn(browser: Browser, house: House, game: GameId): Promise<Played> {
  const turn = TURNS[game];
  if (turn === undefined) throw new Error(`${game} has no scripted turn`);
  const record = golden(turn.record);
  const me = record.choices[turn.choices].seat;
  const person = await comer(browser);
  const { page } = person;
  const heard = listen(person, me);
  const seats = record.seats.map((_, seat) => (seat === me ? { person, name: 'Anna' } : ('beginner' as const)));
  await page.goto(await tableAt(house, record, turn.choices, seats));
  await page.locator(turn.begins).waitFor({ state: 'attached' });
  await page.waitForTimeout(STILL_MS);
  const idle = await idleWork(browser, page);
  const session = await page.context().newCDPSession(page);
  await slowDown(session, null);
  await page.evaluate(MOTION);
  await page.evaluate('benched.presses = {}; null');
  await countThread(session);
  const { presses, work } = await playTurn(person, turn, session);
  const times = await pressTimes(page, presses);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const still = await untilStill(person);
  const shown = heard.last === null || heard.last > still ? null : still - heard.last;
  await person.context.close();
  return {
    game,
    what: turn.what,
    presses,
    inp: times.at(-1) ?? 0,
    median: times[times.length >> 1] ?? 0,
    work: work / SLOWER,
    shown,
    idle,
  };
}
