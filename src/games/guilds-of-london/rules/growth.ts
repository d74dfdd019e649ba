// The growth phase (R9, R11.15), and the promo card (R12).
import type { Seat } from '../../../kernel/types.ts';
import { PROMO } from '../data/amounts.ts';
import { type TileId, type TokenId, tileOf } from '../data/kinds.ts';
import { GROWS } from '../data/layout.ts';
import { PLANTATIONS } from '../data/tokens.ts';
import type { GuildsTask, Laid, Open, S, Who } from '../types.ts';
import type { GuildsCx } from './cards.ts';
import { BORIS, gridOf, isSolo, opponentOf, placeOf, roundsFor, seatsOf } from './city.ts';
import { gains } from './jobs.ts';
import { addVp, walk } from './pawns.ts';

/** Who gets the left reward and who the right one, by owner. */
export interface Shares {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** R9.2, R11.15 */
export function sharesOf({ overseas, order }: Open): Shares {
  if (overseas.length === 1) {
    if (overseas[0] >= 2) return { left: [0], right: [] };
    return overseas[0] === 0 ? { left: [BORIS], right: [] } : { left: [], right: [BORIS] }; // Q13
  }
  const there = order.filter((seat) => overseas[seat] > 0);
  const with_ = (count: number) => there.filter((seat) => overseas[seat] === count);
  const counts = there.map((seat) => overseas[seat]).sort((a, b) => b - a);
  if (counts.length === 0) return { left: [], right: [] };
  const most = with_(counts[0]);
  if (most.length > 1) return { left: [], right: most }; // Q18
  return { left: most, right: counts.length > 1 ? with_(counts[1]) : [] };
}

/** R9.2 VP at once, effects in turn order. */
export function scorePlantation(s: S, cx: GuildsCx): GuildsTask[] {
  const { open } = s;
  const { left, right } = sharesOf(open);
  const row = PLANTATIONS[open.side];
  const rule = isSolo(open) ? 'R11.15' : 'R9.2';
  const whoAre = (owners: readonly number[]): Who[] => owners.map((o) => (o < s.own.length ? o : opponentOf(s)));
  cx.emit({ e: 'plantation', side: open.side, left: whoAre(left), right: whoAre(right), rule });
  for (const owner of left) addVp(s, owner, row.left.vp, 'plantation', rule, cx);
  for (const owner of right) addVp(s, owner, row.right.vp, 'plantation', rule, cx);
  for (const seat of left) if (seat < s.own.length) open.won[seat]++;
  return open.order.flatMap((seat) =>
    left.includes(seat) ? gains(seat, row.left.effects) : right.includes(seat) ? gains(seat, row.right.effects) : [],
  );
}

/** R9.3 */
export function sailHome(s: S, cx: GuildsCx): void {
  const { open } = s;
  for (const [seat, count] of open.overseas.entries())
    walk(s, { seat: null, who: seat, from: 'plantation', to: 'supply', count, rule: 'R9.3' }, cx);
  open.side = open.side === 'virginia' ? 'ulster' : 'virginia'; // Q19
  cx.emit({ e: 'turnedPlantation', side: open.side });
}

/** R9.1 Which growth this round brings, from 1 on; 0: none. */
export const growthIn = (open: Open): number => roundsFor(seatsOf(open)).growth.indexOf(open.round) + 1;

/** R9.4 Not in the last round, nor once all places are taken. */
export const growsIn = (open: Open): boolean => {
  const { newTiles, rounds } = roundsFor(seatsOf(open));
  return newTiles && open.round < rounds && growthIn(open) <= GROWS.length;
};

export function growCity(s: S, cx: GuildsCx): void {
  const { open, dark } = s;
  const growth = growthIn(open);
  const grid = gridOf(open);
  const tiles = grid.fill[GROWS[growth - 1]].map((place): Laid => {
    const [tile, token] = [dark.pile.pop()!, dark.stack.pop()!];
    open.city.tiles[place] = tile;
    open.city.tokens[place] = token;
    return { tile, token, ...grid.cells[place] };
  });
  cx.emit({ e: 'laid', tiles, growth });
}

/** R12.5, R12.8, Q9 Resolved tiles without a master. */
export const orphans = ({ city }: Open): TileId[] =>
  city.tiles.filter((tile, place): tile is TileId => tile !== null && city.resolved[place] && city.masters[place] < 0);

/** R12.4, Q23 How many tokens a player may use. */
export const tokensFor = ({ open, settings }: Pick<S, 'open' | 'settings'>, seat: Seat): number =>
  settings.promoSharedPool ? open.tokens.reduce((sum, { length }) => sum + length, 0) : open.tokens[seat].length;

/** R12.5, R12.6 */
export const canUsePromo = (s: S, seat: Seat): boolean =>
  s.settings.promo && s.open.hall[seat] > 0 && tokensFor(s, seat) >= PROMO.tokens && orphans(s.open).length > 0;

/** R12.5 Three tokens leave the game, the own ones first, the oldest first. */
export function scoreOrphan(s: S, seat: Seat, tile: TileId, cx: GuildsCx): void {
  const { open } = s;
  const heaps = [open.tokens[seat], ...(s.settings.promoSharedPool ? open.tokens : [])];
  const tokens: TokenId[] = [];
  for (const heap of heaps) while (tokens.length < PROMO.tokens && heap.length > 0) tokens.push(heap.shift()!);
  open.gone.push(...tokens);
  open.hall[seat]--;
  open.city.masters[placeOf(open.city, tile)] = seat;
  cx.emit({ e: 'promo', seat, tile, tokens });
  addVp(s, seat, tileOf(tile).vp, 'promo', 'R12.5', cx); // only its VP
}
