// Signs of how a seat stands, for what was learned from many games: points, masters, pawns on contested tiles, hand, time.
import type { Seat } from '../../../kernel/types.ts';
import { EFFECTS } from '../data/cards.ts';
import { allCards, cardOf, mayorOf, tileOf } from '../data/kinds.ts';
import {
  BORIS,
  figuresOn,
  gridOf,
  isSolo,
  masterCount,
  mastersBeside,
  requiredOn,
  resolvesIn,
  roundsFor,
  seatsOf,
  vpOf,
} from '../rules/city.ts';
import { adjacentPairs, mayorCount, mayorPoints } from '../scoring.ts';
import type { Open, S } from '../types.ts';

const SYMBOL_COUNT = 5;
/** By card: the place of its effect. */
const EFFECT = allCards().map((id) => EFFECTS.indexOf(cardOf(id).action.effect));
/** Tiles by how many pawns it still takes to win them, up to this many. */
const NEEDS = 4;
const PLAIN = 26;
export const COUNT = PLAIN + SYMBOL_COUNT * 2 + EFFECTS.length + NEEDS * 4 + 6;

export function progress({ open, todo }: S): number {
  if (todo.length === 0) return 1;
  const { rounds } = roundsFor(seatsOf(open));
  let waiting = 0;
  for (const task of todo) if (task.do === 'turn' || task.do === 'act') waiting++;
  const within = 1 - Math.min(1, waiting / seatsOf(open));
  return Math.max(0, Math.min(1, (Math.max(0, open.round - 1) + 0.9 * within) / rounds));
}

export function signs(s: S, seat: Seat, value: number, out: Float32Array, at: number): void {
  const { open, todo } = s;
  const own = s.own[seat];
  const { rounds } = roundsFor(seatsOf(open));
  let [acts, comes, resolves, rivals] = [0, 0, 0, 0];
  for (const task of todo) {
    if (task.do === 'resolve' || task.do === 'settleTile') resolves = 1;
    else if (task.do === 'turn' || task.do === 'act' || task.do === 'endTurn') {
      if (task.seat !== seat) rivals++;
      else if (task.do === 'turn') comes = 1;
      else acts = 1;
    }
  }
  const left = (rounds - open.round) / rounds;
  const masters = masterCount(open.city, seat);
  let points = 0;
  for (const id of own.mayors) points += mayorPoints(mayorOf(id), mayorCount(s, seat, id).count);
  const plain = [
    value / 50,
    progress(s),
    left,
    left * left,
    acts,
    comes,
    resolves,
    rivals / 3,
    vpOf(open, seat) / 50,
    masters / 10,
    (masters * left) / 5,
    adjacentPairs(open, seat) / 10,
    points / 15,
    own.mayors.length / 4,
    (own.mayors.length * left) / 2,
    own.hand.length / 7,
    (own.hand.length * left) / 4,
    open.hall[seat] / 6,
    (open.hall[seat] * left) / 4,
    open.supply[seat] / 12,
    open.overseas[seat] / 4,
    (open.overseas[seat] - mostOverseas(open, seat)) / 4,
    open.neutrals[seat] / 3,
    open.received[seat] / 5,
    resolvesIn(open, open.round) ? 1 : 0,
    isSolo(open) ? vpOf(open, BORIS) / 50 : seatsOf(open) / 4,
  ];
  for (let i = 0; i < PLAIN; i++) out[at + i] = plain[i];
  handSigns(own.hand, left, out, at + PLAIN);
  tileSigns(s, seat, left, out, at + PLAIN + SYMBOL_COUNT * 2 + EFFECTS.length);
}

function mostOverseas({ overseas }: Open, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < overseas.length; other++) if (other !== seat) most = Math.max(most, overseas[other]);
  return most;
}

function handSigns(hand: readonly Parameters<typeof cardOf>[0][], left: number, out: Float32Array, at: number): void {
  for (const id of hand) {
    const { mask } = cardOf(id);
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
      if ((mask & (1 << symbol)) !== 0) {
        out[at + symbol] += 0.3;
        out[at + SYMBOL_COUNT + symbol] += 0.4 * left;
      }
    out[at + SYMBOL_COUNT * 2 + EFFECT[id]] += 0.5;
  }
}

/** The unresolved tiles: what it takes to win each, what it gives, and how soon it comes. */
function tileSigns({ open }: S, seat: Seat, left: number, out: Float32Array, at: number): void {
  const { city } = open;
  const grid = gridOf(open);
  const rest = at + NEEDS * 4;
  for (let place = 0; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place]) continue;
    const mine = city.pawns[seat][place];
    let best = 0;
    for (let owner = 0; owner < city.pawns.length; owner++)
      if (owner !== seat) best = Math.max(best, city.pawns[owner][place]);
    const missing = Math.max(0, requiredOn(city, place) - figuresOn(open, place));
    const beside = mastersBeside(grid, city, seat, place);
    const worth = tileOf(tile).vp + beside;
    out[rest + 4] += missing === 0 ? 0.2 : 0;
    out[rest + 5] += 0.05;
    if (mine === 0) {
      if (best > 0) out[rest] += worth / 40;
      else out[rest + 1] += worth / 40;
      continue;
    }
    const need = Math.min(NEEDS - 1, Math.max(missing, best + 1 - mine, 0));
    out[at + need * 4] += worth / 15;
    out[at + need * 4 + 1] += (worth * left) / 10;
    out[at + need * 4 + 2] += mine / 5;
    out[at + need * 4 + 3] += best === 0 ? 0.3 : 0;
    if (mine === best) out[rest + 2] += worth / 15;
    else if (mine < best) out[rest + 3] += worth / 15;
  }
}
