// A game from its record, step by step. Step 0 is the beginning; step n is the table after n of the choices that count.
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import type { GameRecord } from '../../kernel/record.ts';
import { earned, total } from '../../kernel/score.ts';
import type { Decision, GameEvent, ScoreLine, Seat, State, View, Viewer } from '../../kernel/types.ts';
import { hears, type Told } from '../../kernel/view.ts';
import { effective } from '../../table/choices.ts';
import { outcomeOf } from '../../table/outcome.ts';
import { type Broken, replay, sourceOf } from '../../table/replay.ts';
import type { Seen } from '../../table/types.ts';

export interface Step {
  /** Who chose; null at the beginning. */
  readonly seat: Seat | null;
  readonly told: readonly Told[];
  /** Points after it by seat: earned for certain, and as if the game ended now. */
  readonly points: readonly number[];
  readonly asIf: readonly number[];
}
/** Steps that belong together: a player's turn, or what all did at once (`seat` null). */
export interface Turn {
  readonly seat: Seat | null;
  readonly first: number;
  readonly last: number;
}
/** What somebody was asked, and which option was taken; -1: the game broke off here. */
export interface Asked extends Decision {
  readonly taken: number;
}

/** How often states are kept; those between are replayed from the one before. */
const EVERY = 20;

export class Replay {
  readonly pkg: GamePackage;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly turns: readonly Turn[];
  /** The first choice that the rules forbid, if the record does not run to its end. */
  readonly broken: Broken | null;
  readonly isFinished: boolean;
  readonly #engine: Engine;
  readonly #choices: GameRecord['choices'];
  readonly #kept: State[] = [];
  #last: { readonly step: number; readonly state: State } | null = null;

  /** Throws if the record has no seed, or its settings or seats do not fit the game. */
  constructor(pkg: GamePackage, record: GameRecord) {
    if (record.seed === null) throw new Error('this record has no seed');
    this.pkg = pkg;
    this.record = record;
    this.#engine = new Engine(pkg.game, sourceOf(record.seed));
    this.#choices = effective(record.choices);
    const gatherer = new Gatherer(pkg, record.seats.length);
    const { engine, state, broken } = replay(pkg.game, record, {
      listen: (told) => gatherer.hear(told),
      each: (s, i) => {
        if (i % EVERY === 0) this.#kept.push(this.#engine.clone(s));
        gatherer.close(s);
        gatherer.ask(s, this.#choices[i].seat, this.#engine.pending(s, this.#choices[i].seat)?.do ?? '');
      },
    });
    if (broken === null) {
      gatherer.close(state);
      if (this.#choices.length % EVERY === 0) this.#kept.push(this.#engine.clone(state));
    } else gatherer.forgetTurn();
    this.steps = gatherer.steps;
    this.turns = gatherer.turns;
    this.broken = broken;
    this.isFinished = broken === null && engine.isOver(state);
  }

  get end(): number {
    return this.steps.length - 1;
  }

  /** The table at a step; not to be changed. */
  state(step: number): State {
    if (this.#last?.step === step) return this.#last.state;
    const near = this.#last !== null && this.#last.step < step && step - this.#last.step < EVERY ? this.#last : null;
    const from = near?.step ?? Math.floor(step / EVERY) * EVERY;
    const state = this.#engine.clone(near?.state ?? this.#kept[from / EVERY]);
    for (let i = from; i < step; i++) {
      const { seat, text } = this.#choices[i];
      this.#engine.choose(state, seat, this.pkg.game.notation.read(this.#engine.pending(state, seat)!, text));
    }
    this.#last = { step, state };
    return state;
  }

  view(step: number, viewer: Viewer): View {
    return this.#engine.view(this.state(step), viewer);
  }

  deciders(step: number): Seat[] {
    return this.#engine.deciders(this.state(step));
  }

  /** What the next choice of the record answers; null at the end. */
  asked(step: number): Asked | null {
    const next = this.#choices.at(step);
    if (next === undefined || step > this.end) return null;
    const decision = this.#engine.decision(this.state(step), next.seat);
    if (decision === null) return null;
    const { write } = this.pkg.game.notation;
    return { ...decision, taken: decision.options.findIndex((option) => write(decision.task, option) === next.text) };
  }

  /** What happened in a step, as far as the viewer was told. */
  events(step: number, viewer: Viewer): GameEvent[] {
    return this.steps[step].told.filter((told) => hears(told, viewer)).map(({ event }) => event);
  }

  lines(step: number): ScoreLine[][] {
    const state = this.state(step);
    return state.own.map((_, seat) => this.pkg.game.score(state, seat));
  }

  outcome(): NonNullable<Seen['result']> {
    return outcomeOf(this.pkg.game, this.state(this.end));
  }

  /** Whether a bot, sitting in for the seat's person, made the choice that led to a step. */
  isStandIns(step: number): boolean {
    return step > 0 && this.#choices[step - 1]?.bot !== undefined;
  }

  /** The choices up to a step, to play on from there. */
  choicesTo(step: number): GameRecord['choices'] {
    return this.#choices.slice(0, step);
  }

  turnAt(step: number): Turn {
    return this.turns.find(({ last }) => step <= last) ?? this.turns[this.turns.length - 1];
  }
}

/** Turns what happens while a record is played into steps and turns. */
class Gatherer {
  readonly steps: Step[] = [];
  readonly turns: { seat: Seat | null; first: number; last: number }[] = [{ seat: null, first: 0, last: 0 }];
  readonly #pkg: GamePackage;
  readonly #isAlone: boolean;
  #told: Told[] = [];
  #chooser: Seat | null = null;
  /** What separates turns: the seat, or the fork in which all choose; when alone, the first question of a turn. */
  #key: unknown = null;
  #firstQuestion = '';

  constructor(pkg: GamePackage, seats: number) {
    this.#pkg = pkg;
    this.#isAlone = seats === 1;
  }

  hear(told: Told): void {
    this.#told.push(told);
  }

  close(state: State): void {
    const lines = state.own.map((_, seat) => this.#pkg.game.score(state, seat));
    const scores = { points: lines.map(earned), asIf: lines.map(total) };
    this.steps.push({ seat: this.#chooser, told: this.#told, ...scores });
    this.#told = [];
  }

  ask(state: State, seat: Seat, question: string): void {
    const isAtOnce = state.lanes.length > 0;
    const key = isAtOnce ? state.forked : seat;
    const step = this.steps.length;
    this.#chooser = seat;
    if (key === this.#key && !(this.#isAlone && question === this.#firstQuestion)) {
      this.turns[this.turns.length - 1].last = step;
      return;
    }
    this.#key = key;
    this.#firstQuestion = question;
    this.turns.push({ seat: isAtOnce && !this.#isAlone ? null : seat, first: step, last: step });
  }

  /** The last choice was refused: it is not a step. */
  forgetTurn(): void {
    const turn = this.turns[this.turns.length - 1];
    if (turn.first === turn.last) this.turns.pop();
    else turn.last--;
  }
}

/** Points to jump to: earned ones, or, in a game that scores only at its end, what the score would be now. */
export function scoresOf({ steps }: Pick<Replay, 'steps'>): (readonly number[])[] {
  const isEarly = steps.slice(0, -1).some(({ points }) => points.some((n, seat) => n !== steps[0].points[seat]));
  return steps.map(({ points, asIf }) => (isEarly ? points : asIf));
}

/** The next step, forward or back, at which somebody's points change; null: none. */
export function scoreChange(scores: readonly (readonly number[])[], from: number, by: 1 | -1): number | null {
  for (let step = from + by; step > 0 && step < scores.length; step += by)
    if (scores[step].some((n, seat) => n !== scores[step - 1][seat])) return step;
  return null;
}

/** The end of the next turn, or of the one before; null: there is none. */
export function turnChange(turns: readonly Turn[], from: number, by: 1 | -1): number | null {
  if (by > 0) return turns.find(({ last }) => last > from)?.last ?? null;
  return turns.findLast(({ last }) => last < from)?.last ?? null;
}
