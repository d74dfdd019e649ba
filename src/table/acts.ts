// What can be done at a table, and what comes of it. Pure: an act changes the table it is given and tells what happened;
// nobody is told before it is on disk.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import type { Seat } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';
import { absence } from './absence.ts';
import { type ChatLine, chat, deafTo, noteLine } from './chat.ts';
import { runClocks } from './clock.ts';
import { type Acting, type Doer, type Outcome, refuse, seatOf } from './doing.ts';
import { gather } from './gather.ts';
import { house } from './house.ts';
import { play } from './play.ts';
import { rollCall } from './roll-call.ts';
import { keyRefusal, seatKey } from './seat-key.ts';
import { waitsFor } from './seen.ts';
import { hide, laneBefore, notePoint, numberFor, numbersOf, seal } from './sight.ts';
import type { Act, Table } from './types.ts';

const DO: { readonly [W in Act['do']]: Doer<W> } = {
  ...gather,
  ...rollCall,
  ...play,
  ...absence,
  ...chat,
  ...house,
  ...seatKey,
};

/** The number that a retry gets: that of the first time. */
export const knownAct = (table: Table, key: string): number | null =>
  table.recent.find((one) => one[0] === key)?.[1] ?? null;

/** Of everybody together: more than a table sees while a lost answer is asked for again. */
const REMEMBERED = 400;

/** What can be done again and again without end; its counterpart (`leave`, `comeBack`, `stay`) cannot be without it. */
const FUSS: readonly Act['do'][] = [
  'sit',
  'promise',
  'rename',
  'chair',
  'undo',
  'sitOut',
  'askBack',
  'abandon',
  'chatSwitch',
  'holiday',
  'vote',
  'pardon',
  'key',
];
const TALK: readonly Act['do'][] = ['say', 'react'];
/** What the deal of a day does not allow: it is everybody's own first try, from the same cards. */
const NOT_DAILY: readonly Act['do'][] = ['sit', 'promise', 'chair', 'sitOut', 'askBack', 'chatSwitch', 'key'];
/** Of one person at one table: more than anybody needs who plays. */
const MOST_FUSS = 1000;
/** Lines in the log of one table. Beyond them only the game goes on, which comes to an end by itself. */
const MOST_LINES = 20_000;

/** Does one act. The table is changed only if it is not refused. */
export function act(table: Table, wish: Act, acting: Acting): Outcome {
  const told: Told[] = [];
  const says: string[] = [];
  const forbidden = keyRefusal(table, wish, acting.by);
  if (forbidden !== null) return refuse(forbidden);
  const fussy = FUSS.includes(wish.do) && 'who' in acting.by ? acting.by.who : null;
  const fuss = fussy === null ? 0 : (Object.hasOwn(table.fuss, fussy) ? table.fuss[fussy] : 0) + 1;
  const isFull = table.seq >= MOST_LINES && (FUSS.includes(wish.do) || TALK.includes(wish.do));
  if (fuss > MOST_FUSS || isFull) return refuse('enough');
  if (table.daily !== null && NOT_DAILY.includes(wish.do)) return refuse('daily');
  const said: ChatLine[] = [];
  const seat = seatOfActor(table, acting);
  const before = keysOf(acting.pkg, table);
  const lane = laneBefore(acting.pkg, table, wish);
  const forked = table.journal?.state.forked;
  const name = wish.do === 'timeUp' && table.phase === 'revealing' ? 'call' : nameOf(wish);
  const outcome = DO[wish.do](table, wish as never, { ...acting, seat, told, said, says });
  if (outcome !== null) return outcome;
  table.seq++;
  if (fussy !== null) table.fuss[fussy] = fuss;
  const unaware =
    lane !== null
      ? seal(acting.pkg, table, lane, seat as Seat, told)
      : hide(
          table,
          said.flatMap((line) => deafTo(table, line)),
        );
  notePoint(table, wish, forked);
  runClocks(table, waitsFor(acting.pkg, table), { wish, actor: seat, forked, now: acting.now });
  const after = keysOf(acting.pkg, table);
  table.asked = after.map((key, i) => (key !== null && key === before[i] ? table.asked[i] : numberFor(table, i)));
  const actor = seatOfActor(table, acting);
  if (acting.key !== undefined) {
    table.recent.push([acting.key, numberFor(table, actor)]);
    if (table.recent.length > REMEMBERED) table.recent.shift();
  }
  const entry = { seq: table.seq, at: acting.now, by: actor ?? seat, act: [name, ...says].join(' '), told };
  const spoken = said.length > 0 && { chat: said[0] };
  const whole = { ...entry, ...spoken, ...(lane !== null && { inLane: true }), ...numbersOf(table, unaware) };
  noteLine(table, whole);
  return { entry: whole };
}

/** Who acts, as he is seated now. */
export function seatOfActor(table: Table, { by }: Pick<Acting, 'by'>): Seat | null {
  if ('house' in by) return null;
  return 'bot' in by ? by.bot : seatOf(table, by.who);
}

/** What was done, as the log may say it to everybody: never what was chosen. */
function nameOf(wish: Act): string {
  if (wish.do === 'chatSwitch') return wish.on ? 'chatOn' : 'chatOff';
  if (wish.do === 'key') return wish.hash === null ? 'keyTaken' : 'keyMade';
  if (wish.do === 'askBack') return `askBack ${wish.to}`;
  if (wish.do === 'holiday') return `holiday ${wish.days}`;
  return wish.do === 'timeUp' || wish.do === 'vote' || wish.do === 'pardon' ? `${wish.do} ${wish.seat}` : wish.do;
}

/** What tells two decisions of a seat apart: while it stays the same, nobody else's act has made an answer stale. */
function keysOf(pkg: GamePackage, { journal, choices }: Table): (string | null)[] {
  if (journal === null) return [];
  const engine = new Engine(pkg.game, () => 0);
  const made = journal.state.own.map(() => 0);
  let backs = 0;
  for (const { seat, text } of choices) {
    if (text.startsWith('back ')) backs++;
    else made[seat]++;
  }
  return made.map((own, seat) => {
    const task = engine.pending(journal.state, seat);
    return task === null ? null : `${JSON.stringify(task)} ${own + backs}`;
  });
}
