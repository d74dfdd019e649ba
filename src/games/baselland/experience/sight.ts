// A turn at first sight: by how many points the seat would lead with every place and every follower. As `value` in bot.ts
// goes about it, but by what a place changes and without laying anything: quick enough to play whole games.
import type { SeatTask } from '../../../kernel/types.ts';
import { type Kind, kindOfTile } from '../data/kinds.ts';
import { MONASTERY } from '../data/numbers.ts';
import { MEETS } from '../rules/features.ts';
import { hasRole } from '../rules/followers.ts';
import { cellAt } from '../rules/grid.ts';
import type { Open, Place, Put, S } from '../types.ts';
import { change } from './change.ts';
import { heldAt } from './held.ts';
import { meetAll, settle } from './meet.ts';
import { aroundOf, chance, crowd, gaps, kindAt, monks, parts, returning, SEATS, step, survey } from './survey.ts';
import type { Sighted } from './weights.ts';
import {
  add,
  ahead,
  back,
  beginChanges,
  charity,
  close,
  comesBack,
  hope,
  lure,
  points,
  pointsOf,
  supply,
} from './worth.ts';

/** The points that everybody has or may hope for before the turn. */
const base = new Float64Array(SEATS);
/** What is put back after a look. */
const before = new Float64Array(SEATS);
/** The follower that looks best at each place looked at last; undefined: nothing to choose. */
const followers: (Put | undefined)[] = [];

/** About as many turns as each of two players has. */
const TURNS = 36;

/** Each follower more makes it four times less likely to be stuck. */
const STUCK = Math.log(4);

interface Look {
  readonly s: S;
  readonly seat: number;
  readonly w: Sighted;
  readonly time: number;
  /** Own turns still to come. */
  readonly turns: number;
}

/** Measured at 428 positions: nine turns each at most, played on by sight to the end in 160 worlds. */
export const DOUBT = 1.3;

/** The lead for each option of D1 or D2. */
export function leads(s: S, task: SeatTask, options: readonly (Place | Put)[], w: Sighted): number[] {
  const { open } = s;
  const look = begin(s, task.seat, w);
  if (task.do === 'follower') {
    finished(open);
    standing(look);
    return options.map((put) => putLead(look, open.laid[open.laid.length - 1], put as Put));
  }
  standing(look);
  const kind = kindOfTile(open.tile!);
  followers.length = 0;
  return options.map((place) => placeLead(look, kind, place as Place));
}

/** What looks best: a place with its follower, if there is one to choose, or a follower. */
export function best(s: S, task: SeatTask, options: readonly (Place | Put)[], w: Sighted): readonly (Place | Put)[] {
  const found = leads(s, task, options, w);
  let at = 0;
  for (let i = 1; i < found.length; i++) if (found[i] > found[at]) at = i;
  const then = task.do === 'place' ? followers[at] : undefined;
  return then === undefined ? [options[at]] : [options[at], then];
}

/** The lead as things stand between two turns. */
export function leadNow(s: S, seat: number, w: Sighted): number {
  const look = begin(s, seat, w);
  standing(look);
  return leadOf(look, 0, 0, 0);
}

function begin(s: S, seat: number, w: Sighted): Look {
  survey(s, w);
  const turns = s.dark.pile.length / s.own.length;
  const left = Math.min(1, turns / w.late);
  beginChanges(w, s, seat, left);
  const time = left * (1 + (w.early * Math.max(0, turns - w.late)) / TURNS);
  return { s, seat, w, time, turns };
}

/** What the tile that lies there already has finished: roads and cities, and the monks beside it (R7.12). */
function finished({ laid, first, segments }: Open): void {
  const last = laid.length - 1;
  const roots = new Set(segments.root.slice(first[last]));
  for (const i of roots) if (parts[i] > 0 && gaps[i] === 0) close(i);
  for (let i = 0; i < monks.count; i++) if (monks.missing[i] === 0) supply[monks.seat[i]]++; // R8.1
}

/** How things stand before anything is changed. */
function standing({ s, w }: Look): void {
  const { awards, segments } = s.open;
  for (let i = 0; i < segments.root.length; i++) if (segments.root[i] === i && gaps[i] > 0 && parts[i] > 0) add(i, 1);
  meetAll(s.open);
  base.set(points);
  for (const award of awards) base[award.seat] += award.points;
  for (let i = 0; i < monks.count; i++)
    base[monks.seat[i]] += monks.missing[i] === 0 ? MONASTERY : w.monk * monks.filled[i];
  for (let seat = 0; seat < s.own.length; seat++) {
    returning[seat] += back[seat];
    points[seat] = 0;
    back[seat] = 0;
  }
}

function worthOf({ w, time, turns }: Look, hands: number, atHand: number): number {
  const worth = ((w.most * hands) / (hands + w.half) - (atHand < 1 ? w.none : 0)) * time;
  return w.stuck === 0 ? worth : worth - w.stuck * turns * Math.exp(-STUCK * hands);
}

/** How far the seat leads, with this many points more, one follower fewer at hand, and this chance of one coming back. */
function leadOf(look: Look, more: number, hand: number, comes: number): number {
  const { s, seat, w } = look;
  const atHand = s.open.supply[seat] + supply[seat] + hand;
  const own = base[seat] + points[seat] + more + worthOf(look, atHand + returning[seat] + back[seat] + comes, atHand);
  let rival = -Infinity;
  for (let other = 0; other < s.own.length; other++) {
    if (other === seat) continue;
    const theirs = s.open.supply[other] + supply[other];
    const worth = base[other] + points[other] + worthOf(look, theirs + returning[other] + back[other], theirs);
    rival = Math.max(rival, worth);
  }
  return own - w.rival * rival;
}

/** D1: with the best follower that could follow. */
function placeLead(look: Look, kind: Kind, place: Place): number {
  change(look.s, kind, place);
  let most = leadOf(look, 0, 0, 0);
  const at = followers.push(undefined) - 1;
  if (look.s.open.supply[look.seat] === 0) return most; // R5.2
  for (let i = 0; i < kind.regions.length; i++) {
    const region = kind.regions[i];
    if (!hasRole(region) || !isFreeFor(look.s.open, kind, place, i)) continue; // R5.5
    followers[at] ??= null;
    const lead =
      region.kind === 'monastery'
        ? monkLead(look, place, kind)
        : region.kind === 'field'
          ? refugeeLead(look, kind, i, heldAt)
          : featureLead(look, kind, place, heldAt(i), false);
    if (lead <= most) continue;
    most = lead;
    followers[at] = region.id;
  }
  return most;
}

/** D2: the tile lies there. */
function putLead(look: Look, place: Place, put: Put): number {
  if (put === null) return leadOf(look, 0, 0, 0);
  const { laid, first, segments } = look.s.open;
  const kind = kindOfTile(place.tile);
  const region = kind.regions.findIndex(({ id }) => id === put);
  const at = (i: number): number => segments.root[first[laid.length - 1] + i];
  const what = kind.regions[region].kind;
  if (what === 'monastery') return monkLead(look, place);
  return what === 'field' ? refugeeLead(look, kind, region, at) : featureLead(look, kind, place, at(region), true);
}

function featureLead(look: Look, kind: Kind, place: Place, i: number, isLaid: boolean): number {
  if (gaps[i] === 0) return leadOf(look, pointsOf(i), 0, 0);
  const next = (look.seat + 1) % look.s.own.length;
  before.set(points);
  points[next] -= lure(i); // nobody else's any more
  settle(look.s.open, kind, place, i, look.seat, isLaid);
  const lead = leadOf(look, hope(i), -1, comesBack(i));
  points.set(before);
  return lead;
}

/** R7.7–R7.9 A refugee at the cities beside its piece of the meadow; those further off (R10 `meadow`) are not seen. */
function refugeeLead(look: Look, kind: Kind, region: number, at: (region: number) => number): number {
  const { besideCities } = kind.regions[region];
  let more = 0;
  let stays = 1;
  for (let k = 0; k < besideCities.length; k++) {
    const i = at(besideCities[k]);
    if (k > 0 && i === at(besideCities[k - 1])) continue; // the same city twice
    more += gaps[i] === 0 ? parts[i] : charity(i);
    stays *= gaps[i] === 0 ? 0 : 1 - chance[i];
  }
  if (look.s.settings.refugeeReturn === 'stays') return leadOf(look, more - look.w.refugeeGone * ahead, -1, 0); // R8.4
  return stays === 0 ? leadOf(look, more, 0, 0) : leadOf(look, more, -1, look.w.cityBack * (1 - stays));
}

/** R7.12 `held`: the tile is not laid yet, but will demand something of the cells beside it. */
function monkLead(look: Look, { x, y, turn }: Place, held: Kind | null = null): number {
  const { grid } = look.s.open;
  let filled = 1;
  let all = 1;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if (dx === 0 && dy === 0) continue;
      const near = cellAt(grid, x + dx, y + dy);
      const there = near < 0 ? -1 : grid.cells[near]; // beyond the rectangle: empty
      if (there >= 0) {
        filled++;
        continue;
      }
      const side = dx === 0 ? dy + 1 : dy === 0 ? 2 - dx : -1; // north 0, east 1, south 2, west 3
      const more = held === null || side < 0 ? 0 : held.edges[turn][side] << (2 * ((side + 2) & 3));
      const fill = aroundOf(-1 - there + more);
      filled += fill;
      all *= fill;
    }
  return all === 1
    ? leadOf(look, MONASTERY, 0, 0)
    : leadOf(look, look.w.monk * filled, -1, look.w.monkBack * all ** look.w.monkPower);
}

/** R5.5 Nobody stands on what the region would join. */
function isFreeFor(open: Open, kind: Kind, place: Place, region: number): boolean {
  const { kind: what } = kind.regions[region];
  if (what === 'monastery') return true;
  return what === 'field' ? isMeadowFree(open, kind, place, region) : crowd[heldAt(region)] === 0;
}

/** By half of an edge: the meadow that lies there, or -1. */
const meets = new Int32Array(8);

/** R5.5 Nobody stands on the meadow that the piece would join, be it by way of another piece of the tile. */
function isMeadowFree(open: Open, kind: Kind, { x, y, turn }: Place, region: number): boolean {
  const { grid, laid, first, segments } = open;
  const cell = cellAt(grid, x, y);
  const pieces = kind.atHalf[turn];
  for (let half = 0; half < 8; half++) {
    const tile = pieces[half] < 0 ? -1 : (grid.cells[cell + step[half >> 1]] ?? -1);
    meets[half] = tile < 0 ? -1 : segments.root[first[tile] + kindAt(tile).atHalf[laid[tile].turn][MEETS[half]]];
  }
  let joined = 1 << region; // pieces, as bits
  for (let before = 0; before !== joined; ) {
    before = joined;
    for (let half = 0; half < 8; half++) {
      if (meets[half] < 0 || ((joined >> pieces[half]) & 1) === 0) continue;
      if (segments.crowd[meets[half]] > 0) return false;
      for (let other = 0; other < 8; other++) if (meets[other] === meets[half]) joined |= 1 << pieces[other];
    }
  }
  return true;
}
