// Tile resolution (R7, R11.11–R11.14): who is due, who is first and second, what happens to the figures.
import type { Seat } from '../../../kernel/types.ts';
import { type TileId, type TokenId, tileOf, tokenOf } from '../data/kinds.ts';
import type { GuildsTask, Open, S, Who } from '../types.ts';
import type { GuildsCx } from './cards.ts';
import {
  BORIS,
  figuresOn,
  gridOf,
  isSolo,
  isUnresolved,
  lowestGuild,
  mastersBeside,
  placeOf,
  requiredOn,
  whoIs,
} from './city.ts';
import { gains } from './jobs.ts';
import { addVp, walk } from './pawns.ts';

/** R7.2 */
export const isDue = (open: Open, place: number): boolean =>
  isUnresolved(open.city, place) && figuresOn(open, place) >= requiredOn(open.city, place);

/** Everybody with a pawn there, by owner. */
const presentOn = ({ city }: Open, place: number): number[] =>
  [...city.pawns.keys()].filter((owner) => city.pawns[owner][place] > 0);

/** R7.3, Q15 Who may commit neutrals, in turn order. */
export function commits({ open }: S, place: number): GuildsTask[] {
  if (presentOn(open, place).length < 2) return [];
  const tile = open.city.tiles[place]!;
  const able = (seat: Seat) => open.city.pawns[seat][place] > 0 && open.neutrals[seat] > 0;
  return open.order.filter(able).map((seat) => ({ do: 'commit', seat, tile }));
}

/** R7.4 */
export const strengthOf = ({ city, committed }: Open, owner: number, place: number): number =>
  city.pawns[owner][place] + (committed[owner] ?? 0);

/** R7.5, R7.6 The strongest of these; ties go to the most masters beside. Several: nobody is ahead. */
export function strongest(open: Open, owners: readonly number[], place: number): number[] {
  const most = Math.max(...owners.map((owner) => strengthOf(open, owner, place)));
  const tied = owners.filter((owner) => strengthOf(open, owner, place) === most);
  if (tied.length < 2) return tied;
  if (isSolo(open)) return [0]; // R11.11 Boris wins no ties
  const grid = gridOf(open);
  const beside = tied.map((owner) => mastersBeside(grid, open.city, owner, place));
  const best = Math.max(...beside);
  return tied.filter((_, i) => beside[i] === best);
}

/** R7.5–R7.9 */
export function settleTile(s: S, tile: TileId, cx: GuildsCx): void {
  const { open } = s;
  const { city } = open;
  const place = placeOf(city, tile);
  const present = presentOn(open, place);
  const firsts = strongest(open, present, place);
  if (firsts.length > 1) {
    cx.emit({ e: 'tied', tile, who: firsts.map((owner) => whoIs(s, owner)) });
    giveBack(open);
    return;
  }
  const [first] = firsts;
  const others = present.filter((owner) => owner !== first);
  const seconds = others.length === 0 ? [] : strongest(open, others, place);
  const second = seconds.length === 1 ? seconds[0] : null;
  const strength = present.map((owner) => ({ who: whoIs(s, owner), n: strengthOf(open, owner, place) }));
  const who = (owner: number | null): Who | null => (owner === null ? null : whoIs(s, owner));
  const beadle = open.beadle === tile ? ({ beadle: true } as const) : {};
  cx.emit({ e: 'resolved', tile, first: whoIs(s, first), second: who(second), strength, ...beadle });
  flip(s, place, first < s.own.length ? first : null, 'R7.7', cx);
  const { vp, effects } = tileOf(tile);
  addVp(s, first, vp, 'tiles', first < s.own.length ? 'R7.9' : 'R11.11', cx);
  const rewards = first < s.own.length ? gains(first, effects) : []; // R11.11 Boris only ever gets VP
  cx.next(...rewards, { do: 'takeToken', tile, who: who(second) }, { do: 'giveBack' });
}

/** R7.7, R7.8, R11.12, R11.13 Turns the tile over; everybody but the new master goes to the Guildhall. */
export function flip(s: S, place: number, master: Seat | null, rule: 'R7.7' | 'R11.13', cx: GuildsCx): void {
  const { open } = s;
  const { city } = open;
  const tile = city.tiles[place]!;
  if (master !== null) {
    city.pawns[master][place]--;
    city.masters[place] = master;
  }
  for (let owner = 0; owner < city.pawns.length; owner++) {
    const count = city.pawns[owner][place];
    walk(s, { seat: null, who: whoIs(s, owner), from: tile, to: 'hall', count, rule }, cx); // Q17
  }
  city.resolved[place] = true;
  if (city.lying[place]) {
    city.lying[place] = false;
    open.neutralsGone++; // R11.7
  }
  if (open.beadle === tile) sendBeadle(s, rule === 'R7.7' ? 'R7.8' : rule, cx); // R9.5
}

/** R7.8, R11.14 */
function sendBeadle({ open }: S, rule: string, cx: GuildsCx): void {
  open.beadle = lowestGuild(open.city);
  const isEnd = isSolo(open) && open.beadle === null;
  cx.emit({ e: 'beadle', seat: null, to: open.beadle, rule: isEnd ? 'R11.14' : rule });
}

/** R7.9, R11.11 The second place's token: its VP and effects, and it lies with the player. Nobody's and Boris's leave the game. */
export function takeToken(s: S, who: Who | null, tile: TileId, cx: GuildsCx): void {
  const { open } = s;
  if (typeof who !== 'number') {
    const lost = loseToken(s, tile, isSolo(open) ? 'R11.11' : 'R7.9', cx);
    if (who !== null) addVp(s, BORIS, tokenOf(lost).vp, 'tokens', 'R11.11', cx);
    return;
  }
  const token = liftToken(open, tile);
  const { vp, effects } = tokenOf(token);
  open.tokens[who].push(token); // Q22
  open.received[who]++;
  cx.emit({ e: 'token', seat: who, tile, token });
  addVp(s, who, vp, 'tokens', 'R7.9', cx);
  cx.next(...gains(who, effects));
}

function liftToken({ city }: Open, tile: TileId): TokenId {
  const place = placeOf(city, tile);
  const token = city.tokens[place]!;
  city.tokens[place] = null;
  return token;
}

/** The tile's token leaves the game. */
export function loseToken({ open }: S, tile: TileId, rule: string, cx: GuildsCx): TokenId {
  const token = liftToken(open, tile);
  open.gone.push(token);
  cx.emit({ e: 'tokenGone', tile, token, rule });
  return token;
}

/** R7.4, Q15 Spent in every case. */
export function giveBack(open: Open): void {
  for (let seat = 0; seat < open.committed.length; seat++) {
    open.board += open.committed[seat];
    open.committed[seat] = 0;
  }
}
