import { shuffleProblem } from '../fair/fairness.ts';
import { hashOf } from '../fair/hash.ts';
import { strongSource } from '../fair/source.ts';
import { same } from '../kernel/canonical.ts';
import { Engine } from '../kernel/engine.ts';
import { fastSource, type Source } from '../kernel/random.ts';
import type { GameRecord } from '../kernel/record.ts';
import { total, winners } from '../kernel/score.ts';
import { playsBy } from '../kernel/settings.ts';
import type { Game, Refusal, State } from '../kernel/types.ts';
import { promised } from '../kernel/upgrade.ts';
import type { Told } from '../kernel/view.ts';
import { effective } from './choices.ts';
import { ownEdition } from './package-of.ts';

export const sourceOf = (seed: NonNullable<GameRecord['seed']>): Source =>
  seed.source === 'fast' ? fastSource(seed.text) : strongSource(seed.text);

/** A record that cannot be replayed: at which choice (from 1; 0 before the first) and why. */
export interface Broken {
  readonly choice: number;
  readonly refusal: Refusal;
}
export interface Replayed {
  readonly engine: Engine;
  readonly state: State;
  readonly broken: Broken | null;
}

/**
 * Replays a record, under its own rules if they still exist, up to `until` of the choices that count. `each` is called with
 * every choice before it is played.
 */
export function replay(
  game: Game,
  record: GameRecord,
  how: { until?: number; listen?: (told: Told) => void; each?: (state: State, choice: number) => void } = {},
): Replayed {
  if (record.seed === null) throw new Error('this record has no seed');
  const engine = new Engine(game, sourceOf(record.seed), how.listen ?? null);
  const state = engine.setUp(record.seats.length, record.settings, rulesFor(game, record.rules));
  engine.advance(state);
  const choices = effective(record.choices);
  const end = Math.min(how.until ?? choices.length, choices.length);
  for (let i = 0; i < end; i++) {
    how.each?.(state, i);
    const { seat, text } = choices[i];
    const task = engine.pending(state, seat);
    const choice = task === null ? undefined : game.notation.read(task, text);
    const refusal = engine.choose(state, seat, choice);
    if (refusal !== null) return { engine, state, broken: { choice: i + 1, refusal } };
  }
  return { engine, state, broken: null };
}

/** The rules to play by: the game's own, or today's if those are gone. */
export const rulesFor = (game: Pick<Game, 'version' | 'oldest'>, rules: number): number =>
  playsBy(game, rules) ? rules : game.version;

/** The result of a game as its record states it. */
export const resultOf = (game: Game, state: State): NonNullable<GameRecord['result']> => ({
  scores: state.own.map((_, seat) => total(game.score(state, seat))),
  winners: winners(game, state),
  state: hashOf(promised(game, state)),
});

export function editionOf(game: Game): GameRecord['edition'] {
  const { id, data } = game.edition;
  const own = ownEdition(game);
  return { id, hash: hashOf(data), ...(own && { data: own }) };
}

/** Whether a record was played with data that plays the same as today's. */
export function isSameEdition(game: Game, { id, hash }: GameRecord['edition']): boolean {
  return id === game.edition.id && (hash === editionOf(game).hash || (game.edition.known ?? []).includes(hash));
}

/** The first thing that `verify` found; null: nothing. `why` and the fact `problem` are text keys of the table. */
export interface Difference {
  readonly why:
    | 'rules'
    | 'illegal'
    | 'edition'
    | 'seed'
    | 'proof'
    | 'unfinished'
    | 'finished'
    | 'scores'
    | 'winners'
    | 'state';
  readonly choice?: number;
  readonly refusal?: Refusal;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export function verify(game: Game, record: GameRecord): Difference | null {
  if (record.since !== undefined || !playsBy(game, record.rules))
    return { why: 'rules', facts: { want: record.rules, got: game.version } };
  if (!isSameEdition(game, record.edition))
    return { why: 'edition', facts: { want: record.edition.hash, got: editionOf(game).hash } };
  if (record.seed === null) return { why: 'seed' };
  if (Object.keys(record.proof).length > 0) {
    const problem = shuffleProblem(record, record.seed.text);
    if (problem !== null) return { why: 'proof', facts: { problem: problem.why, ...problem.facts } };
  }
  const { engine, state, broken } = replay(game, record);
  if (broken !== null) return { why: 'illegal', ...broken, facts: { choice: broken.choice } };
  if (record.result === null) return engine.isOver(state) ? { why: 'finished' } : null;
  if (!engine.isOver(state)) return { why: 'unfinished', choice: record.choices.length };
  const result = resultOf(game, state);
  for (const what of ['scores', 'winners', 'state'] as const) {
    if (!same(result[what], record.result[what]))
      return { why: what, facts: { want: String(record.result[what]), got: String(result[what]) } };
  }
  return null;
}
