// What a seat can expect from the unresolved tiles, by the tuned numbers.
import type { Seat } from '../../../kernel/types.ts';
import { bonusOf, RESOLVED } from '../bot.ts';
import { AMOUNTS } from '../data/amounts.ts';
import { inPlay } from '../data/in-play.ts';
import { allCards, type CardId, cardOf, type Grid, mayorOf, tileOf } from '../data/kinds.ts';
import { figuresOn, gridOf, mastersBeside, requiredOn, resolvesIn, seatsOf } from '../rules/city.ts';
import type { S } from '../types.ts';
import type { Book } from './book.ts';
import type { Span } from './span.ts';

export function tilesWorth(book: Book, s: S, seat: Seat, span: Span): number {
  const { tiles: w } = book;
  const { city } = s.open;
  const grid = gridOf(s.open);
  const mine = city.pawns[seat];
  let sum = 0;
  for (let place = 0; place < mine.length; place++) {
    if (city.tiles[place] === null || city.resolved[place]) continue;
    if (mine[place] === 0 && span.useful === 0) continue;
    if (mine[place] > 0) sum += w.pawnBack * mine[place] * span.late + w.spread * span.left;
    sum += tileWorth(book, s, seat, place, grid, span);
  }
  return sum;
}

/** Second place among several. */
const SHARED = 2 / 3;

/** A tile as a seat sees it. */
interface Claim {
  readonly seat: Seat;
  readonly place: number;
  /** Symbols of the tile. */
  readonly mask: number;
  readonly mine: number;
  /** The most pawns of any other. */
  readonly most: number;
  /** How many pawns could be done without; below zero: how many are missing to be ahead. */
  readonly spare: number;
  /** Pawns missing to win it. */
  readonly need: number;
}

function tileWorth(book: Book, s: S, seat: Seat, place: number, grid: Grid, span: Span): number {
  const { open } = s;
  const { city } = open;
  const { tiles: w } = book;
  const tile = city.tiles[place]!;
  const mine = city.pawns[seat][place];
  const beside = mastersBeside(grid, city, seat, place);
  let [most, winsTies] = [0, false];
  for (let owner = 0; owner < city.pawns.length; owner++) {
    const theirs = city.pawns[owner][place];
    if (owner === seat || theirs < most || theirs === 0) continue;
    const beaten = beside > mastersBeside(grid, city, owner, place);
    winsTies = theirs > most ? beaten : winsTies && beaten;
    most = theirs;
  }
  const missing = requiredOn(city, place) - figuresOn(open, place);
  const spare = mine - most - (winsTies ? 0 : 1);
  const need = Math.max(missing, -spare, 0);
  if (need >= book.won.length) return 0;
  const claim: Claim = { seat, place, mask: tileOf(tile).mask, mine, most, spare, need };
  const chance = need === 0 ? chanceAhead(book, s, claim, span) : chanceBehind(book, s, claim, span);
  let sum = chance * firstWorth(book, s, claim, beside, grid, span);
  if (need === 0) {
    if (most > 0) sum += w.contested * span.left;
    if (open.beadle === tile) sum += w.beadle * span.left;
  }
  const token = city.tokens[place];
  if (mine > 0 && need > 0 && most > 0 && token !== null)
    sum +=
      (RESOLVED[Math.max(0, missing)] ?? 0) *
      (1 - chance) *
      book.tokens[token] *
      w.second *
      (seatsOf(open) > 2 ? SHARED : 1);
  return sum;
}

/** What first place brings. */
function firstWorth(book: Book, s: S, { seat, place }: Claim, beside: number, grid: Grid, span: Span): number {
  const { tiles: w } = book;
  const tile = s.open.city.tiles[place]!;
  const effects = book.effects[tile] * w.tileEffects * (span.late * w.effectsLate + 1 - w.effectsLate);
  let mayors = 0;
  for (const id of s.own[seat].mayors) mayors += bonusOf(mayorOf(id), s.open, place, grid, beside > 0);
  const master = w.tileMaster + book.master[tile] * span.left;
  return tileOf(tile).vp * w.tileVp + effects + beside * AMOUNTS.pairVp * w.tileBeside + master + mayors * w.tileMayor;
}

const within = (chance: number): number => Math.max(0, Math.min(1, chance));

/** The chance to keep what is won as things stand. */
function chanceAhead({ tiles: w, won }: Book, s: S, { seat, mask, spare }: Claim, span: Span): number {
  const { resolvesNow, rivalsAct } = span;
  if (resolvesNow && !rivalsAct) return 1;
  let chance = won[0] + (resolvesNow ? w.exposedAhead : w.earlyAhead);
  chance += (1 - Math.min(1, chance)) * (spare >= 2 ? w.spare2 : spare === 1 ? w.spare1 : 0);
  if (rivalsAct && isThreatened(s, seat, mask, spare)) chance -= w.threat;
  if (!resolvesNow) chance *= Math.min(1, (span.useful + 1) / 2);
  return within(chance);
}

/** Whether a rival has the cards and the pawns to overtake. */
function isThreatened({ own, open }: S, seat: Seat, mask: number, spare: number): boolean {
  for (let other = 0; other < own.length; other++)
    if (other !== seat && open.hall[other] > spare && fitting(own[other].hand, mask) > spare) return true;
  return false;
}

function chanceBehind(
  { tiles: w, won, able }: Book,
  s: S,
  { seat, mask, mine, most, need }: Claim,
  span: Span,
): number {
  const { open, own } = s;
  let chance = won[need] * Math.min(1, span.useful / w.patience);
  if (span.resolvesNow) chance *= span.rivalsAct ? w.exposedBehind : w.safeBehind;
  else if (resolvesIn(open, open.round)) chance *= w.safeBehind;
  else chance *= w.earlyBehind * (need > 1 ? w.earlyFarBehind : 1);
  if (span.useful > 1) chance += (most > 0 ? w.crowded : 0) + (mine > 0 ? w.begun : 0);
  if (need < able.length && open.hall[seat] >= need && span.cards > 0 && fitting(own[seat].hand, mask) >= need)
    chance += able[need];
  return within(chance);
}

let MASKS!: readonly number[];
inPlay.table(
  () => allCards().map((id) => cardOf(id).mask),
  (made) => {
    MASKS = made;
  },
);
/** Cards that move a pawn to a tile with these symbols. */
function fitting(hand: readonly CardId[], mask: number): number {
  let count = 0;
  for (const card of hand) if ((MASKS[card] & mask) !== 0) count++;
  return count;
}
