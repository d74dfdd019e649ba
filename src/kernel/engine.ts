import { findSame } from './canonical.ts';
import { chanceFrom, draw, type Source, shuffle } from './random.ts';
import { settle } from './settings.ts';
import type { Chance, Cx, Game, GameEvent, Refusal, Seat, SeatTask, Settings, State, Task, View } from './types.ts';
import { type Told, view } from './view.ts';

type AnyStep = Game['steps'][string];
type AnyAsk = Extract<AnyStep, { options: unknown }>;
const asks = (step: AnyStep): boolean => (step as Partial<AnyAsk>).options !== undefined; // faster than `in`

/** Plays a game by its table of steps. It owns no state, and changes those it is given in place, as fast as it can. */
export class Engine implements Cx<Task, GameEvent> {
  readonly game: Game;
  readonly source: Source;
  readonly isHeard: boolean;
  readonly #steps: Game['steps'];
  readonly #listen: ((told: Told) => void) | null;
  // The step that is running; set again for every step.
  #s!: State;
  #stack: Task[] = [];
  #laneOf: Seat | null = null;
  #went = false;

  constructor(game: Game, source: Source, listen: ((told: Told) => void) | null = null) {
    this.game = game;
    this.source = source;
    this.isHeard = listen !== null;
    this.#steps = game.steps;
    this.#listen = listen;
  }

  /** A game set up by today's rules, or by earlier ones, before its first step. */
  setUp(seats: number, settings: Settings = {}, rules: number = this.game.version): State {
    const { min, max } = this.game.seats;
    if (!(Number.isInteger(seats) && seats >= min && seats <= max))
      throw new RangeError(`${this.game.id} is for ${min} to ${max} players, not ${seats}`);
    const asked = settle(this.game, settings);
    const settled = rules === 1 ? asked : { ...asked, rules };
    const rng: Record<string, number> = {};
    const dealt = this.game.setup(seats, settled, chanceFrom(this.source, rng));
    return { settings: settled, ...dealt, todo: [this.game.first], lanes: [], forked: [], rng };
  }

  /** Written out: tasks and built records are never changed, so stacks are copied shallowly. */
  clone(s: State): State {
    const { open, own, dark } = this.game.clone;
    return {
      settings: s.settings,
      open: open(s.open),
      own: s.own.map(own),
      dark: dark(s.dark),
      todo: s.todo.slice(),
      lanes: s.lanes.map((lane) => lane.slice()),
      forked: s.forked,
      rng: { ...s.rng },
    };
  }

  view<S extends State>(s: S, seat: Seat | null) {
    return view(this.game, s, seat);
  }

  /** A full state that fits the view. Other seats in the middle of a lane are put back to its beginning. */
  imagine(seen: View, chance: Chance): State {
    const lanes = seen.lanes.map((lane, seat) => (lane === true ? seen.forked[seat] : lane || []).slice());
    return {
      settings: seen.settings,
      ...this.game.imagine(seen, chance),
      todo: seen.todo.slice(),
      lanes,
      forked: seen.forked as Task[][],
      rng: {},
    };
  }

  /** The task that this seat has to decide now, or null. */
  pending(s: State, seat: Seat): SeatTask | null {
    const stack = s.lanes.length > 0 ? s.lanes[seat] : s.todo;
    const task = stack?.[stack.length - 1];
    return task?.seat === seat && asks(this.step(task)) ? (task as SeatTask) : null;
  }

  /** The seats that have to decide now. */
  deciders(s: State): Seat[] {
    return [...s.own.keys()].filter((seat) => this.pending(s, seat) !== null);
  }

  options(s: State, task: SeatTask): unknown[] {
    return (this.step(task) as AnyAsk).options(s, task);
  }

  decision(s: State, seat: Seat) {
    const task = this.pending(s, seat);
    return task === null ? null : { seat, task, options: this.options(s, task) };
  }

  isOver(s: State): boolean {
    return s.todo.length === 0 && s.lanes.length === 0;
  }

  /** Checks a choice against the list, plays it and runs on; or says why not and changes nothing. */
  choose(s: State, seat: Seat, choice: unknown): Refusal | null {
    const refusal = this.apply(s, seat, choice);
    if (refusal === null) this.advance(s);
    return refusal;
  }

  /** As `choose`, but stops right after the choice itself. */
  apply(s: State, seat: Seat, choice: unknown): Refusal | null {
    const task = this.pending(s, seat);
    if (task === null) return { rule: '', why: this.isOver(s) ? 'gameOver' : 'notYourTurn' };
    const option = findSame(this.options(s, task), choice);
    if (option === undefined) {
      const step = this.step(task) as AnyAsk;
      return step.why?.(s, task, choice) ?? { rule: step.rule, why: 'notOffered' };
    }
    this.play(s, task, option);
    return null;
  }

  /** Plays one of the listed options, unchecked: for search and replay. */
  play(s: State, task: SeatTask, option: unknown): void {
    const stack = s.lanes.length > 0 ? s.lanes[task.seat] : s.todo;
    stack.pop();
    this.#enter(s, stack, s.lanes.length > 0 ? task.seat : null);
    (this.step(task) as AnyAsk).apply(s, task, option, this);
  }

  /** Runs on until somebody has to decide or the game is over. */
  advance(s: State): void {
    for (let stack = this.ready(s); stack !== null; stack = this.ready(s)) this.run(s, stack);
  }

  /** The stack whose next task runs by itself, or null. Lanes of `held` seats wait. */
  ready(s: State, held: readonly Seat[] = []): Task[] | null {
    if (s.lanes.length > 0) {
      let busy = false;
      for (let seat = 0; seat < s.lanes.length; seat++) {
        const lane = s.lanes[seat];
        if (lane.length === 0) continue;
        if (!held.includes(seat) && this.#runs(lane)) return lane;
        busy = true;
      }
      if (busy) return null;
      s.lanes = [];
      s.forked = [];
    }
    return this.#runs(s.todo) ? s.todo : null;
  }

  /** Runs the next task of a stack that `ready` has named. */
  run(s: State, stack: Task[]): void {
    const task = stack.pop() as Task;
    this.#enter(s, stack, stack === s.todo ? null : s.lanes.indexOf(stack));
    (this.step(task) as Exclude<AnyStep, AnyAsk>).run(s, task, this);
  }

  step(task: Task): AnyStep {
    const step = this.#steps[task.do];
    if (step === undefined) throw new Error(`${this.game.id} has no step '${task.do}'`);
    return step;
  }

  #runs(stack: Task[]): boolean {
    const task = stack[stack.length - 1];
    return task !== undefined && !asks(this.step(task));
  }

  #enter(s: State, stack: Task[], laneOf: Seat | null): void {
    this.#s = s;
    this.#stack = stack;
    this.#laneOf = laneOf;
    this.#went = false;
  }

  // The context that steps receive.

  next(...tasks: Task[]): void {
    if (this.#went) throw new Error('a step may call next only once');
    this.#went = true;
    for (let i = tasks.length - 1; i >= 0; i--) {
      const task = tasks[i];
      if (this.#laneOf !== null && task.seat !== this.#laneOf) throw new Error('a lane holds tasks of its seat only');
      this.#stack.push(task);
    }
  }

  fork(of: (seat: Seat) => Task[]): void {
    if (this.#s.lanes.length > 0) throw new Error('no fork inside a fork');
    const begin = this.#s.own.map((_, seat) => of(seat).reverse());
    this.#s.lanes = begin;
    this.#s.forked = begin.map((lane) => lane.slice());
  }

  random(label: string, n: number): number {
    if (this.#s.lanes.length > 0) throw new Error('no lots while all play at once: their order must not matter');
    return draw(this.source, this.#s.rng, label, n);
  }

  shuffle = <X>(label: string, list: X[]): void => shuffle(this, label, list);

  emit(event: GameEvent): void {
    this.#listen?.({ event });
  }

  emitTo(seat: Seat, event: GameEvent, others?: GameEvent): void {
    this.#listen?.({ event, to: seat });
    if (others !== undefined) this.#listen?.({ event: others, except: seat });
  }
}
