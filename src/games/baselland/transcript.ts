// Checks a game played at a real table, move by move, with the very steps that a live table uses.
import { Engine } from '../../kernel/engine.ts';
import { earned, total } from '../../kernel/score.ts';
import type { State } from '../../kernel/types.ts';
import type { Told } from '../../kernel/view.ts';
import { complain, guarded, read } from '../../text/input.ts';
import type { PadProblem, TranscriptResult } from '../../text/pad.ts';
import { plainest } from './data/kinds.ts';
import { game } from './game.ts';
import { type Move, TRANSCRIPT, type Written } from './pad-shape.ts';
import { lay } from './rules/features.ts';
import { whyNotPut } from './rules/why.ts';
import { score } from './scoring.ts';
import { bareTable, startTile } from './setup.ts';
import { tileBox } from './tile-box.ts';
import type { S, TileId } from './types.ts';

/** A game that is followed move by move. */
export interface Sitting {
  readonly engine: Engine;
  readonly s: S;
  readonly box: ReturnType<typeof tileBox>;
}

export const transcript = (input: unknown): TranscriptResult | PadProblem =>
  guarded(() => {
    const written = read(TRANSCRIPT, input);
    const sitting = sitDown(written.options);
    const { s } = sitting;
    written.moves.forEach((move, i) => {
      playMove(sitting, move, `moves[${i}]`, i % s.own.length);
    });
    const final = s.own.map((_, seat) => total(score(s, seat)));
    compare(written.final, final, 'final', 'wrongFinal', 'R9.2');
    compare(written.supply, s.open.supply, 'supply', 'wrongSupply', 'R8.1');
    return { final, supply: s.open.supply };
  });

/** The set-up, by `{ players, ...settings }`. */
export function sitDown(
  { players: seats, ...settings }: Written['options'],
  listen: ((told: Told) => void) | null = null,
): Sitting {
  if (seats < game.seats.min || seats > game.seats.max)
    complain('options.players', 'playerCount', 'R2.1', { count: seats });
  const open = bareTable(seats, settings);
  lay(open, startTile());
  const own = open.supply.map(() => ({}));
  const s: S = { settings, open, own, dark: { pile: [] }, todo: [], lanes: [], forked: [], rng: {} };
  const box = tileBox();
  box(startTile().tile, 'start');
  return { engine: new Engine(game, () => 0, listen), s, box };
}

/** The tile is drawn, and the seat has to lay it. */
export function drawFor(s: S, seat: number, tile: TileId): void {
  s.open.tile = tile;
  s.open.turn++;
  s.todo = [
    { do: 'scoreClosed', seat },
    { do: 'place', seat },
  ];
}

/** One move: `[type, x, y, rotation, region | null, scores?]`. */
export function playMove({ engine, s, box }: Sitting, move: Move, at: string, seat: number): void {
  const [type, x, y, rotation, region, scores] = move;
  const { tile, kind } = box(type, at);
  const plain = plainest(kind, rotation, region);
  drawFor(s, seat, tile);
  const state = s as State;
  const place = { tile, x, y, turn: plain.turn };
  const refusal = engine.choose(state, seat, place);
  if (refusal !== null) complain(at, refusal.why, refusal.rule, refusal.facts);
  if (engine.pending(state, seat) !== null) {
    const refused = engine.choose(state, seat, plain.region);
    if (refused !== null) complain(at, refused.why, refused.rule, refused.facts);
  } else if (plain.region !== null) {
    const { why, rule, facts } = whyNotPut(s, seat, plain.region);
    complain(at, why, rule, facts);
  }
  compare(scores, onTheTrack(s), at, 'wrongScores', 'R7.1');
}

/** Between two moves there is nothing to do, so the unfinished features would count as the end of the game. */
export const onTheTrack = (s: S): number[] =>
  s.own.map((_, seat) => earned(score({ ...s, todo: [{ do: 'turn', seat: 0 }] }, seat)));

function compare(
  want: readonly number[] | undefined,
  got: readonly number[],
  at: string,
  why: string,
  rule: string,
): void {
  if (want !== undefined && want.join() !== got.join())
    complain(at, why, rule, { want: want.join('-'), got: got.join('-') });
}
