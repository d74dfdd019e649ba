// What the acts have in common: who acts on what, and how the game goes on.

import type { BotName } from '../bots/names.ts';
import { seedFrom } from '../fair/proof.ts';
import type { Character, GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { confirm, openJournal } from '../kernel/journal.ts';
import type { Source } from '../kernel/random.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Refusal, Seat, State } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';
import type { ColourName, SealName } from '../text/seals.ts';
import type { ChatLine } from './chat.ts';
import { isHeld } from './hold.ts';
import { rulesFor, sourceOf } from './replay.ts';
import type { Act, Chair, Entry, Table, Who } from './types.ts';

/** The outcome of an act: a log line, or a refusal that changed nothing. */
export type Outcome = { readonly entry: Entry } | { readonly refusal: Refusal };

export const refuse = (why: string, facts?: Refusal['facts']): Outcome => ({
  refusal: { rule: '', why, ...(facts && { facts }) },
});

/** What somebody has chosen to be known by, as far as it is known. */
export interface Worn {
  readonly seal?: SealName;
  readonly colour?: ColourName;
}

/** Everything an act may need besides the table: the game, the clock, and who acts. */
export interface Acting {
  readonly pkg: GamePackage;
  readonly now: number;
  /**
   * A person (with `seatKey`, the hash of their program's key, and `from`, the keyed hash of their address), the seat of a bot that
   * plays for the table, the house itself: its clock, or whoever runs it, or a seat whose hold has ended.
   */
  readonly by:
    | (Worn & { readonly who: Who; readonly name: string; readonly seatKey?: string; readonly from?: string })
    | { readonly bot: Seat }
    | { readonly house: true }
    | { readonly held: Seat };
  /** The actor's own id for this act: a retry with the same id counts once. */
  readonly key?: string;
  /** The position before the act, if the table is a copy of one that keeps it. */
  readonly was?: State | undefined;
}

export interface Doing extends Acting {
  readonly seat: Seat | null;
  readonly told: Told[];
  /** What was said, if anything. */
  readonly said: ChatLine[];
  /** What the log line says in addition to the name of the act. */
  readonly says: string[];
}
/** Changes the table and returns null, or refuses. */
export type Doer<W extends Act['do']> = (table: Table, wish: Extract<Act, { do: W }>, doing: Doing) => Outcome | null;

/** Asked again and again for every move: no function is made for it. */
export function seatOf({ chairs }: Table, who: Who): Seat | null {
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat];
    if (chair.kind === 'person' && (chair.who === who || chair.beside?.who === who)) return seat;
  }
  return null;
}

/** Whether somebody has seen the running game from another seat than this one. */
export const satElsewhere = ({ sat, besides = [] }: Table, who: Who, seat: Seat): boolean =>
  [...sat, ...besides].some((one) => one.who === who && one.seat !== seat);

/** The host of a table that everybody has left. */
export const NOBODY: Who = 'nobody';

export const EMPTY: Chair = {
  kind: 'open',
  who: null,
  name: '',
  bot: null,
  out: false,
  promise: null,
  contribution: null,
};
export const emptyChair = (kind: 'open' | 'closed'): Chair => ({ ...EMPTY, kind });
/** The chair of whoever opens a table: nobody has wished for anything there yet. */
export const personChair = (
  { who, name, seal, colour }: Worn & { who: Who; name: string },
  promise?: string,
): Chair => ({
  ...EMPTY,
  kind: 'person',
  who,
  name,
  promise: promise ?? null,
  ...(seal && { seal }),
  ...(colour && { colour }),
});
export const botChair = (bot: BotName): Chair => ({ ...EMPTY, kind: 'bot', name: bot, bot });
export const characterChair = ({ id, name, level }: Character): Chair => ({
  ...botChair(level),
  name,
  character: id,
});

/** A chair with what its person is known by. Who comes first gets the colour; in a running game colours stay. */
export function adorned(
  { chairs, phase }: Pick<Table, 'chairs' | 'phase'>,
  chair: Chair,
  seat: Seat,
  worn: Worn,
): Chair {
  const { seal: _seal, colour: before, ...bare } = chair;
  const isFree = !chairs.some((other, i) => i !== seat && other.colour === worn.colour);
  const colour = phase !== 'gathering' ? before : isFree ? worn.colour : undefined;
  return { ...bare, ...(worn.seal && { seal: worn.seal }), ...(colour && { colour }) };
}

export function persons({ chairs }: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < chairs.length; seat++)
    if (chairs[seat].kind === 'person' && !chairs[seat].out) seats.push(seat);
  return seats;
}

/** Whether everybody who has a chair has agreed, including those who let a bot play for them. */
export const haveAllAgreed = ({ chairs }: Table, agreed: readonly Seat[]): boolean =>
  chairs.every(({ kind }, seat) => kind !== 'person' || agreed.includes(seat));

/**
 * Up to which choice the game also belongs to somebody who lost their chair for being late. They cannot be asked and nobody can
 * answer for them, so what was played while they were there stays. null: there is no such person.
 */
export function lateUpTo(table: Table): number | null {
  const { sat, clocks } = table;
  const late = sat.flatMap(({ who, lateAt }) => (lateAt !== undefined && seatOf(table, who) === null ? [lateAt] : []));
  const isKnown = (who: Who): boolean => sat.some((one) => one.who === who && one.lateAt !== undefined);
  // Tables of earlier versions do not say when that was.
  const before = clocks.some(({ lost }) => lost !== null && !isKnown(lost.who)) ? [Number.MAX_SAFE_INTEGER] : [];
  const all = [...late, ...before];
  return all.length === 0 ? null : Math.max(...all);
}

/** Who decides for a seat now: its person, a bot, or nobody. */
export function plays(table: Table, seat: Seat): 'person' | 'bot' | null {
  const { kind, out } = table.chairs[seat];
  if (kind === 'bot' || out) return 'bot';
  return kind === 'person' ? 'person' : null;
}

/** Confirms for a seat if nobody else is going to. */
export function letGo(table: Table, seat: Seat, doing: Doing): void {
  const { journal } = table;
  if (journal === null || !isHeld(table, seat)) return;
  const engine = engineOf(table, doing);
  confirm(engine, journal, seat);
  endIfOver(table, engine, doing);
}

/** The seed of a table whose people have all revealed what they promised. */
export const seedOf = (table: Table): NonNullable<GameRecord['seed']> =>
  table.seed ?? {
    source: 'strong',
    text: seedFrom(
      table.secret,
      (table.round?.contributions ?? table.chairs.map(({ contribution }) => contribution)).map((part) => part ?? ''),
    ),
  };

export function engineOf(table: Table, { pkg, told }: Pick<Doing, 'pkg'> & { told?: Told[] }): Engine {
  let drawn: Source | null = null;
  const source: Source = (label, index) => {
    drawn ??= sourceOf(seedOf(table)); // most acts need no randomness
    return drawn(label, index);
  };
  return new Engine(pkg.game, source, told === undefined ? null : (event) => told.push(event));
}

/** A hash or a contribution, in hexadecimal digits. */
export const isPromise = (text: string): boolean => /^([0-9a-f]{2}){16,64}$/.test(text);

export function beginIfRevealed(table: Table, doing: Doing): void {
  if (table.chairs.some((chair) => chair.promise !== null && chair.contribution === null)) return;
  const engine = engineOf(table, doing);
  const rules = rulesFor(doing.pkg.game, table.rules);
  const state = engine.setUp(table.chairs.length, table.settings, rules);
  engine.advance(state);
  if (rules !== table.rules) {
    table.moved = { rules: table.rules, choices: 0, state: engine.clone(state) }; // they were retired after the roll was called
    table.rules = rules;
  }
  table.journal = openJournal(engine, state, true);
  table.phase = 'playing';
  table.callUntil = null;
  endIfOver(table, engine, doing);
}

export const isOver = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'finished' || phase === 'abandoned';

export function endIfOver(table: Table, engine: Engine, { pkg }: Pick<Acting, 'pkg'>): null {
  const { journal, daily } = table;
  if (journal === null || journal.toConfirm !== null || table.phase !== 'playing') return null;
  const isDayOver = daily?.short === true && pkg.isDayOver?.(journal.state) === true;
  if (engine.isOver(journal.state) || isDayOver) table.phase = 'finished';
  return null;
}
