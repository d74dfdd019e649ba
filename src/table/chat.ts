// What people say at a table. A line is a log entry like any other, but never affects the game: it makes no choice stale and
// nothing final, and appears in no record.
import { hashOf } from '../fair/hash.ts';
import type { Seat, Viewer } from '../kernel/types.ts';
import type { SeenLine } from '../wire/seen.ts';
import type { Room, Sign } from '../wire/values.ts';
import { cleanLine } from './chat-text.ts';
import { type Doer, type Doing, isOver, type Outcome, refuse } from './doing.ts';
import { lineFor } from './numbers.ts';
import type { Entry, Phase, Table, Who } from './types.ts';

/** Which log line, for whom: as in `Entry`. */
type Mark = Pick<Entry, 'seq' | 'numbers'>;

/** What a table remembers of its chat; the lines themselves are in the log. */
export interface Chat {
  readonly isOn: boolean;
  /** How many lines each room has had. */
  readonly said: Readonly<Record<Room, number>>;
  /** All characters said so far, names included; absent: not counted yet. */
  readonly size?: number;
  /** The last lines, for reactions to them. */
  readonly lines: readonly Mark[];
  /** Who spoke within the last minute. */
  readonly lately: readonly { readonly who: Who; readonly room: Room; readonly at: number }[];
}
export const newChat = (isOn: boolean): Chat => ({ isOn, said: { players: 0, watchers: 0 }, lines: [], lately: [] });

/** One line as the log keeps it; `text` or `sign`, neither: it was deleted. */
export interface ChatLine {
  readonly who: Who | null;
  readonly name: string;
  /** Tells the speakers at this table apart, and says nothing about who they are. */
  readonly tag: string;
  readonly room: Room;
  readonly text: string | null;
  readonly sign: Sign | null;
  /** The line that a sign refers to; null: it stands alone. */
  readonly on: Mark | null;
}

const MINUTE = 60_000;
/** Lines per minute, by person and by room; lines in all, by room. */
const MOST_OWN = 15;
const MOST_ROOM = 90;
const MOST_EVER = 2000;
/** Characters in all: anyone who talks more than this is writing a book. */
const MOST_SIZE = 250_000;
/** What a line of an older table is counted as. */
const USUAL_SIZE = 60;
/** How many of the last lines can be reacted to. */
const MOST_MARKED = 100;

/** Where somebody speaks: before and after the game everybody shares one room. */
export const roomOf = (phase: Phase, you: Viewer): Room =>
  phase === 'playing' && you === null ? 'watchers' : 'players';

type Chatting = 'say' | 'react' | 'chatSwitch';

export const chat: { readonly [W in Chatting]: Doer<W> } = {
  say(table, { text, to }, doing) {
    if (to !== roomOf(table.phase, doing.seat)) return refuse('wrongRoom');
    const line = cleanLine(text);
    return line === null ? refuse('badLine') : speak(table, doing, { text: line });
  },

  react(table, { to, sign }, doing) {
    if (to === 0) return speak(table, doing, { sign });
    const on = table.chat.lines.find((line) => lineFor(line, doing.seat) === to);
    return on === undefined ? refuse('noSuchLine') : speak(table, doing, { sign, on });
  },

  chatSwitch(table, { on }, { by }) {
    if (!('who' in by) || by.who !== table.host) return refuse('notHost');
    if (table.chat.isOn === on) return refuse('wrongPhase');
    table.chat = { ...table.chat, isOn: on };
    return null;
  },
};

type Spoken = Partial<Pick<ChatLine, 'text' | 'sign' | 'on'>>;

function speak(table: Table, { by, seat, now, said }: Doing, { text = null, sign = null, on = null }: Spoken) {
  if (!('who' in by)) return refuse('notSeated');
  const { chat } = table;
  if (!chat.isOn) return refuse('chatOff');
  const room = roomOf(table.phase, seat);
  const lately = chat.lately.filter(({ at }) => at > now - MINUTE);
  const before = chat.size ?? (chat.said.players + chat.said.watchers) * USUAL_SIZE;
  const size = before + by.name.length + (text?.length ?? 0);
  const refusal = size > MOST_SIZE ? refuse('chatFull') : tooMuch(chat.said[room], lately, room, by.who);
  if (refusal !== null) return refusal;
  table.chat = {
    ...chat,
    said: { ...chat.said, [room]: chat.said[room] + 1 },
    size,
    lately: [...lately, { who: by.who, room, at: now }],
  };
  const tag = hashOf(`${table.id} ${by.who}`).slice(0, 12);
  said.push({ who: by.who, name: by.name, tag, room, text, sign, on });
  return null;
}

function tooMuch(ever: number, lately: Chat['lately'], room: Room, who: Who): Outcome | null {
  if (ever >= MOST_EVER) return refuse('chatFull');
  const own = lately.filter((one) => one.who === who).length;
  const all = lately.filter((one) => one.room === room).length;
  return own >= MOST_OWN || all >= MOST_ROOM ? refuse('tooChatty') : null;
}

/** Who must not hear a line: while the game runs, the players do not hear the watchers. */
export const deafTo = ({ chairs }: Table, { room }: ChatLine): Seat[] =>
  room === 'watchers' ? [...chairs.keys()] : [];

/** Notes the number of a line, so that people can react to it. */
export function noteLine(table: Table, { seq, numbers, chat: line }: Entry): void {
  if (line === undefined || line.on !== null) return;
  const mark: Mark = { seq, ...(numbers !== undefined && { numbers }) };
  table.chat = { ...table.chat, lines: [...table.chat.lines, mark].slice(-MOST_MARKED) };
}

export function seenLine({ who: _, on, ...line }: ChatLine, you: Viewer): SeenLine {
  return { ...line, on: on === null ? null : (lineFor(on, you) ?? 0) };
}

/** What the watchers said during the game, for those who could not hear it; empty before the end. */
export function overheard(table: Table, entries: readonly Entry[], you: Viewer): { at: number; line: SeenLine }[] {
  if (!isOver(table)) return [];
  return entries.flatMap((entry) =>
    entry.chat?.on === null && lineFor(entry, you) === null ? [{ at: entry.at, line: seenLine(entry.chat, you) }] : [],
  );
}

/** The name shown for somebody who wants to be forgotten. */
export const NAMELESS = 'N. N.';

/** A line that its speaker has deleted. */
export const unsaid = (line: ChatLine): ChatLine => ({
  ...line,
  who: null,
  name: NAMELESS,
  text: null,
  sign: line.on === null ? null : line.sign,
});
