// What has changed for each viewer, as text. Most of it is the same for everybody: it is found once and written once, and whoever is
// told the same is sent the same bytes.
import { changes } from '../table/changes.ts';
import { newsBetween, type OpenNews } from '../table/difference.ts';
import { type Common, joined, type Personal, seenLog } from '../table/seen.ts';
import type { Entry, SeenEntry } from '../table/types.ts';
import type { Change } from '../wire/messages.ts';
import { frameOf } from './outbox.ts';

/** What somebody may know, and what of it is the same for everybody. */
export interface Document {
  readonly own: Personal;
  readonly common: Common;
}
/** What has changed for somebody, as lists without their brackets. */
export interface Found {
  readonly own: string;
  readonly shared: string;
  /** Of the open part of the position, as a `Delta`, for those who know one; '': nothing, or it is among the rest. */
  readonly open: string;
  /** Nothing visible except that the number has moved. */
  readonly isQuiet: boolean;
}
interface Made extends Pick<Found, 'own' | 'shared' | 'open'> {
  readonly from: number;
  readonly seq: number;
  readonly log: string;
  readonly frame: Buffer;
}
/** What has changed for everybody: in the open part of the position, and elsewhere. */
interface Shared {
  readonly open: OpenNews;
  readonly rest: string;
}
interface Lines {
  readonly list: readonly SeenEntry[];
  readonly text: string;
}

/** The parts of a view that are the same whoever looks. */
const SHARED = ['settings', 'todo', 'forked', 'dark'] as const;
/** Fields that hold a number, a yes or no, or nothing. */
const PLAIN = ['isHost', 'isSecond', 'canUndo', 'mustConfirm', 'heldUntil', 'ownBack'] as const;

const written = (list: readonly Change[]): string => (list.length === 0 ? '' : JSON.stringify(list).slice(1, -1));
const listed = (one: string, other: string): string => (one === '' || other === '' ? one + other : `${one},${other}`);

/** Every viewer reads the same in it. */
const isForAll = ({ numbers, inLane, chat, told }: Entry): boolean =>
  numbers === undefined &&
  inLane !== true &&
  chat === undefined &&
  told.every(({ to, except }) => to === undefined && except === undefined);

/** For one new state of a table, the lines that led to it, and all who look at it. */
export class Updates {
  readonly #entries: readonly Entry[];
  readonly #news: OpenNews | null;
  /** By what was common before. */
  readonly #shared = new Map<Common, Shared>();
  /** By what a part of a view was before. */
  readonly #parts = new Map<unknown, string>();
  readonly #lines = new Map<number | null, Lines>();
  readonly #made: Made[] = [];
  readonly #linesForAll: Lines | null;

  constructor(entries: readonly Entry[], news: OpenNews | null) {
    this.#entries = entries;
    this.#news = news;
    this.#linesForAll = entries.every(isForAll) ? linesOf(entries, null) : null;
  }

  /** The changes from one document to the next, for somebody who knows what a `Delta` is, or does not. */
  between(before: Document, after: Document, knowsTrees: boolean): Found {
    const [a, b] = [before.own, after.own];
    if (a.view === null || b.view === null || a.you !== b.you) return betweenWholes(before, after);
    const { open, rest } = this.#sharedBetween(before, after);
    const own = listed(listed(plainChanges(a, b), seldomChanges(a, b)), this.#handChanges(a.view, b.view));
    const seq = a.seq === b.seq ? '' : `["set",["seq"],${b.seq}]`;
    const isQuiet = own === '' && rest === '' && open.kept === '';
    return {
      own: listed(seq, own),
      shared: knowsTrees ? rest : listed(rest, open.told),
      open: knowsTrees ? open.kept : '',
      isQuiet,
    };
  }

  #sharedBetween({ own: a, common: was }: Document, { own: b, common: now }: Document): Shared {
    const known = this.#shared.get(was);
    if (known !== undefined) return known;
    const open = newsBetween(a.view!.open, b.view!.open, this.#news);
    const all = changes(was, now);
    for (const name of SHARED) {
      if (a.view![name] !== b.view![name]) all.push(...changes(a.view![name], b.view![name], ['view', name]));
    }
    const shared = { open, rest: written(all) };
    this.#shared.set(was, shared);
    return shared;
  }

  /** What lies in hands, or of others' hands may be seen, and who is still choosing. */
  #handChanges(a: View, b: View): string {
    let text = '';
    for (let seat = 0; seat < b.own.length; seat++)
      if (a.own[seat] !== b.own[seat]) text = listed(text, this.#ownChanges(a.own[seat], b.own[seat], seat));
    if (a.lanes.length === 0 && b.lanes.length === 0) return text;
    return listed(text, written(changes(a.lanes, b.lanes, ['view', 'lanes'])));
  }

  #ownChanges(was: unknown, now: unknown, seat: number): string {
    const known = this.#parts.get(was);
    if (known !== undefined) return known;
    const text = written(changes(was, now, ['view', 'own', seat]));
    this.#parts.set(was, text);
    return text;
  }

  /** The new lines as somebody reads them. */
  linesFor(you: number | null): Lines {
    if (this.#linesForAll !== null) return this.#linesForAll;
    const known = this.#lines.get(you);
    if (known !== undefined) return known;
    const made = linesOf(this.#entries, you);
    this.#lines.set(you, made);
    return made;
  }

  /** With the lines that a viewer has not been sent yet. Seats that have nothing to decide are mostly told the same. */
  message(from: number, seq: number, found: Found, held: readonly SeenEntry[], lines: Lines): Buffer {
    const { own, shared, open } = found;
    const log = held.length === 0 ? lines.text : JSON.stringify([...held, ...lines.list]);
    for (const one of this.#made)
      if (isSame(one, found) && one.log === log && one.from === from && one.seq === seq) return one.frame;
    const tree = open === '' ? '' : `"open":${open},`;
    const frame = frameOf(
      `{"type":"update","seq":${seq},"from":${from},"changes":[${listed(own, shared)}],${tree}"log":${log}}`,
    );
    this.#made.push({ from, seq, own, shared, open, log, frame });
    return frame;
  }
}

const isSame = (a: Pick<Found, 'own' | 'shared' | 'open'>, b: Found): boolean =>
  a.own === b.own && a.shared === b.shared && a.open === b.open;

type View = NonNullable<Personal['view']>;

function linesOf(entries: readonly Entry[], you: number | null): Lines {
  const list = seenLog(entries, you);
  return { list, text: JSON.stringify(list) };
}

function betweenWholes(before: Document, after: Document): Found {
  const all = changes(joined(before.common, before.own), joined(after.common, after.own));
  const isQuiet = all.every(([, path]) => path.length === 1 && path[0] === 'seq');
  return { own: written(all), shared: '', open: '', isQuiet };
}

function plainChanges(a: Personal, b: Personal): string {
  let text = '';
  for (const name of PLAIN) {
    const now = b[name];
    if (a[name] === now) continue;
    text = listed(text, now === undefined ? `["drop",["${name}"]]` : `["set",["${name}"],${now}]`);
  }
  return text;
}

/** Two different questions have nothing in common: the new one is sent whole. */
function seldomChanges(a: Personal, b: Personal): string {
  let text = '';
  if (a.decision !== b.decision)
    text =
      a.decision?.number === b.decision?.number
        ? written(changes(a.decision, b.decision, ['decision']))
        : `["set",["decision"],${JSON.stringify(b.decision)}]`;
  for (const name of ['hands', 'shares'] as const) {
    if (a[name] === b[name]) continue;
    const found = b[name] === undefined ? [['drop', [name]] as Change] : changes(a[name], b[name], [name]);
    text = listed(text, written(found));
  }
  return text;
}
