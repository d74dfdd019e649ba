// Checks a game played at a real table, move by move, with the very steps that a live table uses.
import { Engine } from '../../kernel/engine.ts';
import { earned, total } from '../../kernel/score.ts';
import type { State } from '../../kernel/types.ts';
import { complain, guarded, list, object, whole } from '../../text/input.ts';
import type { Problem, TranscriptResult } from '../../text/pad.ts';
import { plainest } from './data/kinds.ts';
import { game } from './game.ts';
import { settingsOf, tileBox, turnOf } from './input.ts';
import { lay } from './rules/features.ts';
import { whyNotPut } from './rules/why.ts';
import { score } from './scoring.ts';
import { bareTable, START } from './setup.ts';
import type { S } from './types.ts';

export const transcript = (input: unknown): TranscriptResult | Problem =>
  guarded(() => {
    const read = object(input, '', ['name', 'kind', 'options', 'moves', 'final', 'supply']);
    const { players, ...options } = object(read.options, 'options', ['players', ...Object.keys(game.settings)]);
    const seats = whole(players, 'options.players');
    if (seats < game.seats.min || seats > game.seats.max)
      complain('options.players', 'playerCount', 'R2.1', { count: seats });
    const settings = settingsOf(options, 'options');
    const open = bareTable(seats, settings);
    lay(open, START);
    const own = open.supply.map(() => ({}));
    const s: S = { settings, open, own, dark: { pile: [] }, todo: [], lanes: [], forked: [], rng: {} };
    const box = tileBox();
    box(START.tile, 'start');
    const engine = new Engine(game, () => 0);
    list(read.moves, 'moves', 200).forEach((move, i) => {
      playMove(engine, s, move, `moves[${i}]`, i % seats, box);
    });
    const final = own.map((_, seat) => total(score(s, seat)));
    compare(read.final, final, 'final', 'wrongFinal', 'R9.2');
    compare(read.supply, open.supply, 'supply', 'wrongSupply', 'R8.1');
    return { final, supply: open.supply };
  });

/** One move: `[type, x, y, rotation, region | null, scores?]`. */
function playMove(
  engine: Engine,
  s: S,
  move: unknown,
  at: string,
  seat: number,
  box: ReturnType<typeof tileBox>,
): void {
  const parts = list(move, at, 6);
  if (parts.length < 5) complain(at, 'wrongMove', '', { format: '[type, x, y, rotation, region | null, [scores]]' });
  const [type, x, y, rotation, region, scores] = parts;
  if (region !== null && typeof region !== 'string') complain(at, 'wrongMove', '', { format: 'region: "c0" | null' });
  const { tile, kind } = box(type, at);
  const plain = plainest(kind, turnOf(rotation, at), region);
  s.open.tile = tile;
  s.open.turn++;
  s.todo = [
    { do: 'scoreClosed', seat },
    { do: 'place', seat },
  ];
  const state = s as State;
  const place = { tile, x: whole(x, at), y: whole(y, at), turn: plain.turn };
  const refusal = engine.choose(state, seat, place);
  if (refusal !== null) complain(at, refusal.why, refusal.rule, refusal.facts);
  if (engine.pending(state, seat) !== null) {
    const refused = engine.choose(state, seat, plain.region);
    if (refused !== null) complain(at, refused.why, refused.rule, refused.facts);
  } else if (plain.region !== null) {
    const { why, rule, facts } = whyNotPut(s, seat, plain.region);
    complain(at, why, rule, facts);
  }
  compare(
    scores,
    s.own.map((_, other) => earned(awarded(s, other))),
    at,
    'wrongScores',
    'R7.1',
  );
}

/** Between two moves there is nothing to do, so the unfinished features would count as the end of the game. */
const awarded = (s: S, seat: number) => score({ ...s, todo: [{ do: 'turn', seat: 0 }] }, seat);

function compare(want: unknown, got: readonly number[], at: string, why: string, rule: string): void {
  if (want === undefined) return;
  const numbers = list(want, at, 5).map((n) => whole(n, at));
  if (numbers.join() !== got.join()) complain(at, why, rule, { want: numbers.join('-'), got: got.join('-') });
}
