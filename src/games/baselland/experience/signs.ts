// Signs of how a seat stands, for what was learned from many games: its points, its followers, what lies open, and its turns.
import { tilesLeft } from '../bot.ts';
import { KINDS, TILES } from '../data/kinds.ts';
import { kindOfSegment } from '../rules/features.ts';
import type { Award, Open, S } from '../types.ts';
import { FOLLOWERS_COUNT, followerSigns } from './followers.ts';

const FIXED = 14;
const POINTS = 4;
const SUPPLY = 8;
const BOARD = 7;
export const COUNT = FIXED + POINTS + SUPPLY + FOLLOWERS_COUNT + BOARD;
const ALL = TILES.length - 1;

/** Tiles laid or put aside of all tiles; one being laid counts half. */
export const progress = ({ open, dark }: S): number => 1 - (dark.pile.length + (open.tile === null ? 0 : 0.5)) / ALL;

export function signs(s: S, seat: number, value: number, out: Float32Array, at: number): void {
  const { open, own, settings, dark } = s;
  out.fill(0, at, at + COUNT);
  const seats = own.length;
  const next = nextSeat(s);
  const wait = (seat - next + seats) % seats;
  const turns = Math.ceil(Math.max(0, dark.pile.length - wait) / seats);
  let i = at;
  out[i++] = value / 60;
  out[i++] = progress(s);
  out[i++] = turns / 36;
  out[i++] = Math.min(turns, 6) / 6;
  out[i++] = Math.min(turns, 2) / 2;
  out[i++] = wait === 0 ? 1 : 0;
  out[i++] = wait / 4;
  out[i++] = seats === 2 ? 1 : 0;
  out[i++] = (seats - 2) / 3;
  out[i++] = (settings.followers - 7) / 2;
  out[i++] = settings.refugeeScope === 'meadow' ? 1 : 0;
  out[i++] = settings.refugeeReturn === 'returns' ? 1 : 0;
  out[i++] = settings.refugeeEnd === 'half' ? 1 : 0;
  out[i++] = settings.cityPartCount === 'segments' ? 1 : 0;
  i = pointSigns(s, seat, out, i);
  i = supplySigns(open.supply[seat], turns, out, i);
  const left = tilesLeft(s);
  i = followerSigns(s, seat, left, out, i);
  boardSigns(open, left, dark.pile.length, out, i);
}

/** Whose turn it will be, or is. */
function nextSeat({ todo, own }: S): number {
  const task = todo.at(-1);
  if (task === undefined || task.do === 'begin') return 0;
  return task.do === 'scoreClosed' ? (task.seat + 1) % own.length : task.seat;
}

const WHAT: readonly Award['what'][] = ['road', 'city', 'monastery', 'refugee'];

/** What is earned, by kind. */
function pointSigns({ open }: S, seat: number, out: Float32Array, at: number): number {
  for (const award of open.awards) if (award.seat === seat) out[at + WHAT.indexOf(award.what)] += award.points / 40;
  return at + POINTS;
}

function supplySigns(supply: number, turns: number, out: Float32Array, at: number): number {
  out[at] = supply / 7;
  out[at + 1] = supply === 0 ? 1 : 0;
  out[at + 2] = supply === 1 ? 1 : 0;
  out[at + 3] = supply === 2 ? 1 : 0;
  out[at + 4] = (supply / 7) * Math.min(1, turns / 12);
  out[at + 5] = supply === 0 ? Math.min(1, turns / 12) : 0;
  out[at + 6] = supply > turns ? Math.min(5, supply - turns) / 5 : 0;
  out[at + 7] = (Math.min(supply, turns) / 7) * (turns / 36);
  return at + SUPPLY;
}

const MONASTERIES = KINDS.map(({ monastery }) => monastery >= 0);
const PENNANTS = KINDS.map(({ row }) => row.pennants > 0);

/** What nobody stands on yet, and what is still to be drawn. */
function boardSigns(open: Open, left: readonly number[], pile: number, out: Float32Array, at: number): void {
  const { root, gaps, crowd, next } = open.segments;
  for (let segment = 0; segment < root.length; segment++) {
    if (root[segment] !== segment || gaps[segment] === 0 || crowd[segment] > 0) continue;
    let size = 1;
    for (let other = next[segment]; other !== segment; other = next[other]) size++;
    if (kindOfSegment(open, segment) === 'city') {
      out[at] += 0.15;
      out[at + 1] += size / 20;
      if (gaps[segment] === 1) out[at + 2] += size / 10;
    } else {
      out[at + 3] += 0.1;
      out[at + 4] += size / 30;
    }
  }
  let [monasteries, pennants] = [0, 0];
  for (let kind = 0; kind < left.length; kind++) {
    if (MONASTERIES[kind]) monasteries += left[kind];
    if (PENNANTS[kind]) pennants += left[kind];
  }
  out[at + 5] = pile === 0 ? 0 : (3 * monasteries) / pile;
  out[at + 6] = pile === 0 ? 0 : (2 * pennants) / pile;
}
