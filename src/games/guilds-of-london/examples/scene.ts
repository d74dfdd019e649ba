// Positions from a few facts, pieces by their codes: the worked examples begin with them, and so do tests of the rules.
import {
  type CardId,
  CHURCH,
  gridFor,
  type MayorId,
  readCard,
  readMayor,
  readTile,
  readToken,
  type TileId,
  type TokenId,
  tileOf,
} from '../data/kinds.ts';
import { PAWNS } from '../data/layout.ts';
import type { Side } from '../data/tokens.ts';
import { SOURCE_AT } from '../rules/city.ts';
import { bareOwn, bareTable } from '../setup.ts';
import type { Options, S, Turn } from '../types.ts';

const readers = { tile: readTile, card: readCard, token: readToken, mayor: readMayor };
function named<K extends keyof typeof readers>(kind: K, code: string): NonNullable<ReturnType<(typeof readers)[K]>> {
  const id = readers[kind](code);
  if (id === undefined) throw new Error(`no ${kind} ${code}`);
  return id as NonNullable<ReturnType<(typeof readers)[K]>>;
}
export const t = (code: string): TileId => named('tile', code);
export const c = (code: string): CardId => named('card', code);
export const each = <X>(codes: string, read: (code: string) => X): X[] => codes.split(' ').filter(Boolean).map(read);

export interface TileFacts {
  readonly at?: readonly [x: number, y: number];
  /** Pawns by owner; Boris is the second one in the solo game. */
  readonly pawns?: readonly number[];
  readonly master?: number;
  readonly resolved?: boolean;
  readonly lying?: boolean;
  readonly token?: string;
}
/** Cards and tokens as 'AY01 AB10'. Pawns that are nowhere are in the supply. */
export interface PlayerFacts {
  readonly hand?: string;
  readonly mayors?: string;
  readonly tokens?: string;
  readonly hall?: number;
  readonly supply?: number;
  readonly overseas?: number;
  readonly neutrals?: number;
  readonly received?: number;
  readonly won?: number;
  readonly vp?: number;
}
export interface SceneFacts {
  readonly settings?: Partial<Options>;
  readonly players?: readonly PlayerFacts[];
  readonly round?: number;
  readonly order?: readonly number[];
  readonly side?: Side;
  /** Tiles that matter; the others lie where there is room, unresolved, or all resolved without a master. */
  readonly tiles?: Readonly<Record<string, TileFacts>>;
  readonly others?: 'resolved' | 'none';
  readonly beadle?: string;
  readonly boris?: number;
  readonly board?: number;
  /** The top of the draw pile, the first one drawn first; `only`: nothing lies beneath. */
  readonly draws?: string;
  readonly only?: boolean;
  /** The last one lies on top. */
  readonly discard?: string;
  readonly played?: string;
  readonly turn?: Partial<Turn>;
  /** The top of the mayor deck; `mayorsOnly`: nothing lies beneath. */
  readonly mayorDeck?: string;
  readonly mayorsOnly?: boolean;
  /** The next tiles of the pile. */
  readonly pile?: string;
}

/** Everything that lies in piles after the set-up, shuffled as it is. */
interface Piles {
  readonly cards: readonly CardId[];
  readonly mayors: readonly MayorId[];
  readonly tiles: readonly TileId[];
  readonly tokens: readonly TokenId[];
}
function pilesOf({ open: { city }, own, dark }: S): Piles {
  const laid = <X>(list: readonly (X | null)[]): X[] => list.flatMap((one) => (one === null ? [] : [one]));
  return {
    cards: [...dark.deck, ...own.flatMap(({ hand }) => hand)],
    mayors: [...dark.mayors, ...own.flatMap(({ offered, mayors }) => [...offered, ...mayors])],
    tiles: [...dark.pile, ...laid(city.tiles)],
    tokens: [...dark.stack, ...laid(city.tokens)],
  };
}

/** Makes the position out of a game just set up. What no fact names stays in its pile. */
export function setScene(s: S, facts: SceneFacts, players: readonly PlayerFacts[]): void {
  const seats = players.length;
  const piles = pilesOf(s);
  s.open = { ...bareTable(seats, facts.side ?? 'virginia'), round: facts.round ?? 1 };
  s.own = players.map(() => bareOwn(seats));
  const { open, own, dark } = s;
  if (facts.order !== undefined) open.order = facts.order.slice();
  open.board = facts.board ?? open.board;
  open.beadle = facts.beadle === undefined ? null : t(facts.beadle);
  Object.assign(open.turn, facts.turn);
  if (facts.boris !== undefined) open.earned[1][SOURCE_AT.track] = facts.boris;
  players.forEach((player, seat) => {
    open.tokens[seat] = each(player.tokens ?? '', (code) => named('token', code));
  });
  setCity(s, facts, piles);
  players.forEach((player, seat) => {
    setPlayer(s, player, seat);
  });
  open.discard = each(facts.discard ?? '', c);
  open.played = each(facts.played ?? '', c);
  const draws = each(facts.draws ?? '', c).reverse();
  const usedCards = new Set([...own.flatMap(({ hand }) => hand), ...open.discard, ...open.played, ...draws]);
  dark.deck = [...(facts.only ? [] : piles.cards.filter((card) => !usedCards.has(card))), ...draws];
  const top = each(facts.mayorDeck ?? '', (code) => named('mayor', code)).reverse();
  const usedMayors = new Set([...own.flatMap(({ mayors }) => mayors), ...top]);
  dark.mayors = [...(facts.mayorsOnly ? [] : piles.mayors.filter((card) => !usedMayors.has(card))), ...top];
}

function setPlayer({ open, own }: S, player: PlayerFacts, seat: number): void {
  own[seat].hand = each(player.hand ?? '', c);
  own[seat].mayors = each(player.mayors ?? '', (code) => named('mayor', code));
  open.received[seat] = player.received ?? open.tokens[seat].length;
  open.overseas[seat] = player.overseas ?? 0;
  open.neutrals[seat] = player.neutrals ?? 0;
  open.won[seat] = player.won ?? 0;
  open.hall[seat] = player.hall ?? 4;
  const masters = open.city.masters.filter((master) => master === seat).length;
  const onTiles = open.city.pawns[seat].reduce((sum, n) => sum + n, 0);
  const elsewhere = open.hall[seat] + open.overseas[seat] + masters + onTiles;
  open.supply[seat] = player.supply ?? Math.max(0, PAWNS.supply + PAWNS.hall - elsewhere);
  open.earned[seat][SOURCE_AT.track] = player.vp ?? 0;
}

function setCity(s: S, { tiles = {}, others, pile = '' }: SceneFacts, piles: Piles): void {
  const { city } = s.open;
  const grid = gridFor(s.own.length);
  const next = each(pile, t);
  const free = ['special', 'church', 'tile'].flatMap((kind) => grid.fill[kind as 'tile']);
  const take = (place: number, tile: TileId) => {
    if (place < 0 || city.tiles[place] !== null) throw new Error(`no room for ${tileOf(tile).code}`);
    city.tiles[place] = tile;
  };
  const listed = Object.entries(tiles).map(([code, fact]) => ({ tile: t(code), fact }));
  for (const { tile, fact } of listed) if (fact.at !== undefined) take(grid.at(...fact.at), tile);
  for (const { tile, fact } of listed) {
    if (fact.at !== undefined) continue;
    take(free.findLast((place) => city.tiles[place] === null) ?? -1, tile);
  }
  const [door] = grid.fill.church;
  if (others !== 'none' && city.tiles[door] === null && !city.tiles.includes(CHURCH)) {
    take(door, CHURCH); // R2.2, R3.2
    city.resolved[door] = others === 'resolved';
  }
  const rest = piles.tiles.filter((tile) => !city.tiles.includes(tile) && !next.includes(tile));
  if (others !== 'none')
    for (const place of free) {
      if (city.tiles[place] !== null) continue;
      const isSpecial = grid.fill.tile.indexOf(place) < 0;
      const at = rest.findIndex((tile) => tileOf(tile).isGuild !== isSpecial);
      city.tiles[place] = rest.splice(Math.max(at, 0), 1)[0];
      city.resolved[place] = others === 'resolved';
    }
  s.dark.pile = [...rest, ...next.toReversed()];
  const given = new Set(listed.flatMap(({ fact }) => (fact.token === undefined ? [] : [named('token', fact.token)])));
  for (const token of s.open.tokens.flat()) given.add(token);
  const stack = piles.tokens.filter((token) => !given.has(token));
  for (const [place, tile] of city.tiles.entries()) {
    if (tile === null) continue;
    const fact = tiles[tileOf(tile).code];
    if (fact?.resolved || fact?.master !== undefined) city.resolved[place] = true;
    city.masters[place] = fact?.master ?? -1;
    city.lying[place] = fact?.lying ?? false;
    fact?.pawns?.forEach((n, owner) => {
      city.pawns[owner][place] = n;
    });
    if (!city.resolved[place])
      city.tokens[place] = fact?.token === undefined ? stack.shift()! : named('token', fact.token);
  }
  s.dark.stack = stack;
}
