// What has changed for each viewer, as text. Most of it is the same for everybody: it is found once and written once.
import { changes } from '../table/changes.ts';
import { changesOf, differenceOnce } from '../table/delta.ts';
import type { Common } from '../table/seen.ts';
import type { Seen, SeenEntry } from '../table/types.ts';
import type { Change } from '../wire/messages.ts';
import { frameOf } from './outbox.ts';

/** Changes, as many as there are, separated by commas. */
interface Part {
  readonly count: number;
  readonly text: string;
}
/** What somebody may know, and what of it is the same for everybody; null: unknown. */
export interface Document {
  readonly seen: Seen;
  readonly common: Common | null;
}
/** What has changed for somebody. */
export interface Found {
  readonly text: string;
  /** Nothing visible except that the number has moved. */
  readonly isQuiet: boolean;
}

const NOTHING: Part = { count: 0, text: '' };
/** The parts of a view that are the same whoever looks. */
const SHARED = ['settings', 'open', 'todo', 'forked'] as const;

const written = (list: readonly Change[]): Part =>
  list.length === 0 ? NOTHING : { count: list.length, text: list.map((one) => JSON.stringify(one)).join() };

/** For one new state of a table and all who look at it. */
export class Updates {
  /** By what it was before. */
  readonly #shared = new Map<object, Part>();

  /** The changes from one document to the next. */
  between({ seen: a, common: before }: Document, { seen: b, common: after }: Document): Found {
    if (a.view === null || b.view === null || before === null || after === null) return foundIn(changes(a, b), []);
    const [was, now] = [a.view, b.view];
    const common = this.#once(before, () => changes(before, after));
    const ofView = SHARED.map((name) =>
      was[name] === now[name] ? NOTHING : this.#once(was[name] as object, () => sharedChanges(name, was, now)),
    );
    return foundIn(changes(personal(a, b), personal(b, b)), [common, ...ofView]);
  }

  #once(was: object, find: () => Change[]): Part {
    const known = this.#shared.get(was);
    if (known !== undefined) return known;
    const part = written(find());
    this.#shared.set(was, part);
    return part;
  }

  message(from: number, seq: number, { text }: Found, log: readonly SeenEntry[]): Buffer {
    return frameOf(`{"type":"update","seq":${seq},"from":${from},"changes":[${text}],"log":${JSON.stringify(log)}}`);
  }
}

function sharedChanges(name: (typeof SHARED)[number], was: View, now: View): Change[] {
  if (name === 'open') return changesOf(differenceOnce(was.open as object, now.open as object), ['view', 'open']);
  return changes(was[name], now[name], ['view', name]);
}

type View = NonNullable<Seen['view']>;

/** What is not the same for everybody. Two different questions have nothing in common: the new one is sent whole. */
function personal(seen: Seen, next: Seen): object {
  const { seq, you, isHost, isSecond, hands, shares, decision, canUndo, mustConfirm, heldUntil, ownBack } = seen;
  const { seat, own, dark, lanes } = seen.view!;
  const isSame = decision?.number === next.decision?.number;
  return {
    seq,
    you,
    isHost,
    ...(isSecond && { isSecond }),
    ...(hands && { hands }),
    ...(shares && { shares }),
    view: { seat, own, dark, lanes },
    decision: isSame ? decision : undefined,
    canUndo,
    mustConfirm,
    ...(heldUntil !== undefined && { heldUntil }),
    ...(ownBack !== undefined && { ownBack }),
  };
}

function foundIn(own: readonly Change[], shared: readonly Part[]): Found {
  const isQuiet =
    shared.every(({ count }) => count === 0) && own.every(([, path]) => path.length === 1 && path[0] === 'seq');
  const texts = [written(own), ...shared].filter(({ count }) => count > 0).map(({ text }) => text);
  return { text: texts.join(','), isQuiet };
}
