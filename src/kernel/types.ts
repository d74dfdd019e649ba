// What a game is. A game is data, a stack of tasks and a table of steps; see ARCHITECTURE.md.

/** A place at the table, 0 = first; a viewer is a seat, or null for a watcher, who sees only what is open. */
export type Seat = number;
export type Viewer = Seat | null;

/** Pending work, plain data. The last entry of a stack happens next. */
export interface Task {
  readonly do: string;
  readonly seat?: Seat;
}
export interface SeatTask extends Task {
  readonly seat: Seat;
}

export type SettingValue = string | number | boolean;
export type Settings = Readonly<Record<string, SettingValue>>;
/** A table setting: its values, the default, and the rule that introduces it. */
export interface Setting {
  readonly values: readonly SettingValue[];
  readonly default: SettingValue;
  readonly rule: string;
  /** It came after the game's first release: records leave it out while it has its default. */
  readonly later?: true;
}

/** Everybody sees `open`, its owner sees `own[seat]`, nobody sees `dark`. Everything is JSON. */
export interface State<T extends Task = Task, Open = unknown, Own = unknown, Dark = unknown, Opts = Settings> {
  /** Fixed before the game starts; clones share it. */
  readonly settings: Opts;
  open: Open;
  own: Own[];
  dark: Dark;
  /** Pending work of the table. */
  todo: T[];
  /** Pending work of each seat while all play at once, else []. */
  lanes: T[][];
  /** What each lane started with, so that a seat in the middle of its lane can be imagined; else []. */
  forked: T[][];
  /** How many numbers each random stream has given; changed only by `random` and `shuffle`. */
  rng: Record<string, number>;
}

/** Draws random numbers. A label names the stream: 'people', 'market tiles'. */
export interface Chance {
  random(label: string, n: number): number;
  shuffle<X>(label: string, list: X[]): void;
}

/** Handed to every step: go on, draw random numbers, tell the table. */
export interface Cx<T extends Task, E> extends Chance {
  /** Do these now, the first one first; once per step. */
  next(...tasks: T[]): void;
  /** All seats at once; the table waits for the last. */
  fork(of: (seat: Seat) => T[]): void;
  /** Whether anybody is listening: if not, events that take work to make can be left out. */
  readonly isHeard: boolean;
  /** Tell everybody. */
  emit(event: E): void;
  /** Tell one seat, and tell the others something else or nothing. */
  emitTo(seat: Seat, event: E, others?: E): void;
}

/** Why a choice is not in the list; it only explains. `why` is a text key. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Which fields a step makes known, and to whom: 'open.tile', 'own.hand', 'dark.pile' (its size). */
interface Knowledge {
  /** Fields that somebody, possibly the acting seat, could not foresee: no undo beyond this. */
  readonly reveals?: readonly string[];
  /** Fields that only the others could not foresee. */
  readonly shows?: readonly string[];
}
/** Work that nobody decides about. */
export interface Auto<S, T extends Task, AllT extends Task, E> extends Knowledge {
  run(s: S, task: T, cx: Cx<AllT, E>): void;
}
/** A decision of `task.seat`. */
export interface Ask<S, T extends SeatTask, C, AllT extends Task, E> extends Knowledge {
  /** The rule that grants the decision. */
  readonly rule: string;
  /** What the seat tries before it chooses may be shown to all: `options` reads `open` and the task alone. */
  readonly tries?: true;
  /** A fresh list in a stable order; reads `open` and the asking seat's `own`, nothing else. */
  options(s: S, task: T): C[];
  /** Explains a refusal. The choice comes from outside and may be anything. */
  why?(s: S, task: T, choice: unknown): Refusal | null;
  apply(s: S, task: T, choice: C, cx: Cx<AllT, E>): void;
}
/** A step with a choice type in CM asks; all others run. For an unknown game, either. */
export type Steps<S, T extends Task, CM, E> = string extends T['do']
  ? Readonly<Record<string, Ask<S, SeatTask, unknown, T, E> | Auto<S, T, T, E>>>
  : {
      readonly [K in T['do']]: K extends keyof CM
        ? Ask<S, Extract<T, { do: K }> & SeatTask, CM[K], T, E>
        : Auto<S, Extract<T, { do: K }>, T, E>;
    };

/** One reason for points. `label` is a text key, `facts` what was counted, `of` the pieces it stands for. */
export interface ScoreLine {
  readonly rule: string;
  readonly label: string;
  readonly points: number;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly of?: readonly string[];
  /** Not earned yet: it would count if the game ended now. */
  readonly pending?: boolean;
}

/** What happened, as data; the texts turn it into sentences. */
export interface GameEvent {
  readonly e: string;
}

/** The only thing that leaves the table: what `seat` may know. Veiled compartments show only the sizes of listed fields. */
export interface View<T extends Task = Task, Open = unknown, Own = unknown, Opts = Settings> {
  readonly seat: Viewer;
  readonly settings: Opts;
  readonly open: Open;
  readonly own: readonly (Own | Veiled)[];
  readonly dark: Veiled;
  readonly todo: readonly T[];
  readonly forked: readonly (readonly T[])[];
  /** The viewer's own lane as it is; of the others only whether they are still busy. */
  readonly lanes: readonly (readonly T[] | boolean)[];
}
export type Veiled = Readonly<Record<string, number>>;

type Compartments<S extends State> = Pick<S, 'open' | 'own' | 'dark'>;
export type ViewOf<S extends State> = View<S['todo'][number], S['open'], S['own'][number], S['settings']>;
/** Read-only: a state, or somebody's view of one. Where it may be veiled, `sizeOf` gives what is public. */
export type PositionOf<S extends State> = Pick<ViewOf<S>, 'settings' | 'open' | 'own' | 'todo' | 'lanes'> & {
  readonly dark: S['dark'] | Veiled;
};

/** A position as written by some version. */
export type StoredState = State<Task, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>>;
/** From one form to the next, and back: a record keeps the hash of its last position in form 1. */
export interface Upgrade {
  up(old: StoredState): StoredState;
  down(state: StoredState): StoredState;
}

/** A game: everything above put together. */
export interface Game<
  S extends State = State,
  T extends Task = Task,
  CM = Record<string, unknown>,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Raised with every change that could make an old record end differently. `rulesOf(s)` says which rules a game is played by. */
  readonly version: number;
  /** The oldest rules that the steps still support; today's, if not given. */
  readonly oldest?: number;
  /** Retired rules, and the last release that played by them. */
  readonly retired?: Readonly<Record<number, string>>;
  /** Rules, by number, that a later version has changed. */
  readonly changes?: Readonly<Record<number, readonly string[]>>;
  /** The data of the game, hashed into every record. `known`: earlier data that differ only in what no rule reads. */
  readonly edition: { readonly id: string; readonly data: unknown; readonly known?: readonly string[] };
  /** How a position of one form becomes one of the next, and back; the first entry leads from form 1 to 2. */
  readonly upgrades?: readonly Upgrade[];
  /** Fields that came later ('open.wind', 'own.marks'), and their values in positions that lack them. */
  readonly later?: Readonly<Record<string, unknown>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Readonly<Record<string, Setting>>;
  readonly presets: Readonly<Record<string, Settings>>;
  /** Veiled fields whose size is public: 'own.hand', 'dark.pile'. */
  readonly sizes: readonly string[];
  readonly first: T;
  readonly steps: Steps<S, T, CM, E>;
  setup(seats: number, settings: S['settings'], chance: Chance): Compartments<S>;
  /** Written out, because a search copies states all the time; a law checks it. */
  readonly clone: {
    open(open: S['open']): S['open'];
    own(own: S['own'][number]): S['own'][number];
    dark(dark: S['dark']): S['dark'];
  };
  /** A full state that fits the view: everything the viewer cannot know is dealt again. Never touches the view. */
  imagine(view: ViewOf<S>, chance: Chance): Compartments<S>;
  /** As if the game ended now; the total is the sum and is stored nowhere. Veiled fields give no lines. */
  score(s: PositionOf<S>, seat: Seat): ScoreLine[];
  /** Compared if the totals are equal: more points are better, first line first. */
  tieBreak?(s: S, seat: Seat): ScoreLine[];
  /** The rule by which equals share the victory. */
  readonly sharedBy?: string;
  /** Only where the most points do not win. */
  winners?(s: S): Seat[];
  /** Every card, tile and figure by name, wherever it is: the same list throughout the game. */
  pieces(s: S): string[];
  readonly notation: {
    write(task: T, choice: unknown): string;
    /** undefined: cannot be read as an answer to this task. */
    read(task: T, text: string): unknown;
  };
}

/** A decision that is open now. */
export interface Decision {
  readonly seat: Seat;
  readonly task: SeatTask;
  readonly options: readonly unknown[];
}
