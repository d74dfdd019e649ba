// Positions for tests: only the facts a rule needs, pieces by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import type { Viewer } from '../../kernel/types.ts';
import { hears } from '../../kernel/view.ts';
import { type Table, tableOf } from '../table.testing.ts';
import { cardOf, mayorOf, tileOf, tokenOf } from './data/kinds.ts';
import { type SceneFacts, setScene, t } from './examples/scene.ts';
import { game } from './game.ts';
import { placeOf, vpOf } from './rules/city.ts';
import type { GuildsTask, Happened, S } from './types.ts';

export { c, type SceneFacts, type TileFacts, t } from './examples/scene.ts';

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: GuildsTask[]): Scene;
  /** A player's turn. */
  turn(seat?: number): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  heard(viewer: Viewer): Happened[];
  hand(seat?: number): string;
  discard(): string;
  vp(owner?: number): number;
  pawns(tile: string): number[];
  master(tile: string): number;
  isResolved(tile: string): boolean;
  token(tile: string): string | null;
  tokens(seat?: number): string;
  mayors(seat?: number): string;
  beadle(): string | null;
  /** Points of a seat under a label of its score lines. */
  points(label: string, seat?: number): number;
}

export function scene(facts: SceneFacts = {}): Scene {
  const players = facts.players ?? [{}, {}];
  const table = tableOf<Happened>(game, players.length, { ...facts.settings });
  const s = table.state as S;
  setScene(s, facts, players);
  const at = (code: string) => placeOf(s.open.city, t(code));
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    turn: (seat = 0) => made.run({ do: 'act', seat }),
    play(...texts) {
      table.play(texts);
      return made;
    },
    heard: (viewer) => table.told.filter((one) => hears(one, viewer)).map(({ event }) => event as Happened),
    hand: (seat = 0) => s.own[seat].hand.map((id) => cardOf(id).id).join(' '),
    discard: () => s.open.discard.map((id) => cardOf(id).id).join(' '),
    vp: (owner = 0) => vpOf(s.open, owner),
    pawns: (tile) => s.open.city.pawns.map((pawns) => pawns[at(tile)]),
    master: (tile) => s.open.city.masters[at(tile)],
    isResolved: (tile) => s.open.city.resolved[at(tile)],
    token: (tile) => {
      const token = s.open.city.tokens[at(tile)];
      return token === null ? null : tokenOf(token).code;
    },
    tokens: (seat = 0) => s.open.tokens[seat].map((id) => tokenOf(id).code).join(' '),
    mayors: (seat = 0) => s.own[seat].mayors.map((id) => mayorOf(id).code).join(' '),
    beadle: () => (s.open.beadle === null ? null : tileOf(s.open.beadle).code),
    points: (label, seat = 0) => total(game.score(s, seat).filter((line) => line.label === label)),
  };
  return made;
}
