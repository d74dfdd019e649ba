// Positions for tests: real steps with forced draws, in the dossier's notation `type@x,y/rotation region`.
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import { earned, total } from '../../kernel/score.ts';
import type { Refusal, State } from '../../kernel/types.ts';
import { kindOfTile, plainest } from './data/kinds.ts';
import { game } from './game.ts';
import type { Happened, Options, Place, Put, RegionId, S, TileId } from './types.ts';

export interface SceneFacts {
  readonly players?: number;
  readonly settings?: Partial<Options>;
  /** Played in turn, the first seat first. */
  readonly moves?: readonly string[];
  /** Supplies after these moves, where the rule is about them. */
  readonly supply?: readonly number[];
}

export interface Scene {
  readonly engine: Engine;
  readonly s: S;
  /** Everything told so far, the oldest first. */
  readonly events: Happened[];
  /** Whose turn it is, or comes next. */
  seat(): number;
  /** Puts these types (V1 before V2) on top of the pile, the first one uppermost, and draws; returns the tile drawn. */
  draw(...types: string[]): TileId | null;
  /** Draws the tile of a move and lays it; runs on to the follower question or to the end of the turn. */
  lay(move: string): Refusal | null;
  put(region: Put): Refusal | null;
  /** A whole turn: draw, lay, put; the first refusal, if any. */
  attempt(move: string): Refusal | null;
  /** A whole turn that must be legal. */
  play(...moves: string[]): void;
  /** The question that is open, and its options. */
  asked(): string | null;
  options(): unknown[];
  /** The places offered, as `x,y/turn`. */
  spots(): string[];
  /** From now on the pile holds only these types, the first one uppermost; the others leave the game. */
  leave(...types: string[]): void;
  /** Points earned so far; supplies; points with final scoring. */
  scores(): number[];
  supplies(): number[];
  final(): number[];
}

interface Move {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly region: RegionId | null;
}

export function readMove(text: string): Move {
  const [, type, x, y, turn, region = null] = /^([A-X])@(-?\d+),(-?\d+)\/([0-3])(?: (\w\d))?$/.exec(text) ?? [];
  if (type === undefined) throw new Error(`no move: '${text}'`);
  return { type, x: Number(x), y: Number(y), turn: Number(turn), region };
}

/** Moves in the form of a transcript. */
export const transcribed = (moves: readonly string[]): unknown[][] =>
  moves.map(readMove).map(({ type, x, y, turn, region }) => [type, x, y, turn, region]);

/** Takes a tile of the type out of the pile: V1 before V2. */
function take({ dark }: S, type: string): TileId {
  const [tile] = dark.pile.filter((name) => name[0] === type).sort();
  if (tile === undefined) throw new Error(`no ${type} left`);
  dark.pile.splice(dark.pile.indexOf(tile), 1);
  return tile;
}

/** Runs on, but never draws. */
function settle(engine: Engine, state: State): void {
  for (let stack = engine.ready(state); stack !== null; stack = engine.ready(state)) {
    if (stack[stack.length - 1].do === 'turn') return;
    engine.run(state, stack);
  }
}

export function playScene({ players = 2, settings = {}, moves = [], supply }: SceneFacts = {}): Scene {
  const events: Happened[] = [];
  const engine = new Engine(game, fastSource('scene'), ({ event }) => events.push(event as Happened));
  const state: State = engine.setUp(players, { firstPlayer: 'first', ...settings });
  const s = state as S;

  const choose = (choice: unknown): Refusal | null => {
    const refusal = engine.apply(state, scene.seat(), choice);
    if (refusal === null) settle(engine, state);
    return refusal;
  };
  const scene: Scene = {
    engine,
    s,
    events,
    seat: () => state.todo.at(-1)?.seat ?? 0,
    draw(...types) {
      const taken = types.map((type) => take(s, type));
      s.dark.pile.push(...taken.reverse());
      engine.advance(state);
      return s.open.tile;
    },
    lay(move) {
      const { type, x, y, turn } = readMove(move);
      const tile = scene.draw(type);
      if (tile === null || tile[0] !== type) throw new Error(`${type} fits nowhere`);
      return choose({ tile, x, y, turn: turn % kindOfTile(tile).row.rotations } satisfies Place);
    },
    put: (region) => choose(region),
    attempt(move) {
      const refusal = scene.lay(move);
      if (refusal !== null) return refusal;
      const { type, turn, region } = readMove(move);
      const { region: named } = plainest(kindOfTile(`${type}1` as TileId), turn, region);
      if (named === null && scene.asked() === null) return null;
      return scene.put(named);
    },
    play(...list) {
      for (const move of list) {
        const refusal = scene.attempt(move);
        if (refusal !== null) throw new Error(`${move}: ${refusal.why} (${refusal.rule})`);
      }
    },
    asked: () => engine.pending(state, scene.seat())?.do ?? null,
    options: () => engine.decision(state, scene.seat())?.options ?? [],
    spots: () => (scene.options() as Place[]).map(({ x, y, turn }) => `${x},${y}/${turn}`),
    leave(...types) {
      const kept = types.map((type) => take(s, type));
      s.open.removed.push(...s.dark.pile);
      s.dark.pile = kept.reverse();
    },
    scores: () => s.own.map((_, seat) => earned(game.score(s, seat))),
    supplies: () => s.open.supply.slice(),
    final() {
      scene.leave();
      engine.advance(state);
      return s.own.map((_, seat) => total(game.score(s, seat)));
    },
  };
  settle(engine, state);
  scene.play(...moves);
  supply?.forEach((count, seat) => {
    s.open.supply[seat] = count;
  });
  return scene;
}
