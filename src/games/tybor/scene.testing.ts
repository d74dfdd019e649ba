// Positions for tests: only the facts a rule needs, cards by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from './data/kinds.ts';
import { type SceneFacts, setScene } from './examples/scene.ts';
import { game } from './game.ts';
import type { Happened, S, TyborTask } from './types.ts';

export { b, p, type SceneFacts, type TownFacts } from './examples/scene.ts';

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: TyborTask[]): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  cit(seat: number): string;
  wrk(seat: number): string;
  bld(seat: number): string;
  hand(seat: number): string;
  display(): string;
  discard(): string;
  /** Points of each seat by rule; 'R8.1.2' or all of 'R8.1'. */
  points(rule: string): number[];
}

const codes = (ids: readonly PersonId[]): string => ids.map((id) => personOf(id).code).join(' ');
const names = (ids: readonly BuildingId[]): string => ids.map((id) => buildingOf(id).code).join(' ');

export function scene(facts: SceneFacts = {}): Scene {
  const { towns = [], players = Math.max(2, towns.length) } = facts;
  const table = tableOf<Happened>(game, players, {
    scenario: 'SC2',
    chapter: 'CH7',
    ...facts.settings,
  });
  const s = table.state as S;
  setScene(s, facts);
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    cit: (seat) => codes(s.open.tableaux[seat].citizens),
    wrk: (seat) => codes(s.open.tableaux[seat].workers),
    bld: (seat) =>
      s.open.tableaux[seat].buildings
        .map(({ id, size }) => buildingOf(id).code + (size === 'large' ? 'L' : ''))
        .join(' '),
    hand: (seat) => codes(s.own[seat].hand),
    display: () => names(s.open.display),
    discard: () => codes(s.open.discard),
    points: (rule) =>
      s.own.map((_, seat) =>
        total(game.score(s, seat).filter((line) => line.rule === rule || line.rule.startsWith(`${rule}.`))),
      ),
  };
  if (facts.todo !== undefined) made.run(...facts.todo);
  return made;
}
