// The table of a scene: what tests of every game ask of it and answer there, in notation.
import { Engine } from '../kernel/engine.ts';
import { fastSource } from '../kernel/random.ts';
import { standing, total, winners } from '../kernel/score.ts';
import type { Game, Refusal, Settings, State, Task } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';

export interface Table<Happened> {
  readonly engine: Engine;
  readonly state: State;
  readonly told: Told[];
  readonly events: Happened[];
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(tasks: readonly Task[]): void;
  /** Whose decision is open first; -1: nobody's. */
  seat(): number;
  asked(seat?: number): string | null;
  /** What may be answered, in notation. */
  options(seat?: number): string[];
  /** Answers in notation; every answer must be legal. */
  play(texts: readonly string[]): void;
  /** Answers for one seat: in notation, or anything at all. */
  attempt(choice: unknown, seat?: number): Refusal | null;
  totals(): number[];
  winners(): number[];
  standing(): number[][];
}

/** A game set up, with nothing to do yet. */
export function tableOf<Happened>(game: Game, seats: number, settings: Settings = {}): Table<Happened> {
  const told: Told[] = [];
  const events: Happened[] = [];
  const engine = new Engine(game, fastSource('scene'), (one) => {
    told.push(one);
    events.push(one.event as Happened);
  });
  const state = engine.setUp(seats, settings);
  state.todo = [];
  const table: Table<Happened> = {
    engine,
    state,
    told,
    events,
    run(tasks) {
      state.todo = tasks.toReversed();
      engine.advance(state);
    },
    seat: () => engine.deciders(state)[0] ?? -1,
    asked: (seat = table.seat()) => engine.pending(state, seat)?.do ?? null,
    options(seat = table.seat()) {
      const decision = engine.decision(state, seat);
      return decision === null ? [] : decision.options.map((option) => game.notation.write(decision.task, option));
    },
    play(texts) {
      for (const text of texts) {
        const refusal = table.attempt(text);
        if (refusal !== null)
          throw new Error(`${text}: ${refusal.why} (${refusal.rule}) of ${table.options().join(', ')}`);
      }
    },
    attempt(choice, seat = table.seat()) {
      const task = engine.pending(state, seat);
      const read = typeof choice === 'string' && task !== null ? game.notation.read(task, choice) : undefined;
      return engine.choose(state, seat, read ?? choice);
    },
    totals: () => state.own.map((_, seat) => total(game.score(state, seat))),
    winners: () => winners(game, state),
    standing: () => standing(game, state),
  };
  return table;
}
