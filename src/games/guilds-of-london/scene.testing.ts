// Positions for tests: only the facts a rule needs, pieces by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import type { Viewer } from '../../kernel/types.ts';
import { hears } from '../../kernel/view.ts';
import { type Table, tableOf } from '../table.testing.ts';
import {
  allCards,
  allMayors,
  allTiles,
  allTokens,
  type CardId,
  cardOf,
  gridFor,
  mayorOf,
  readCard,
  readMayor,
  readTile,
  readToken,
  type TileId,
  tileOf,
  tokenOf,
} from './data/kinds.ts';
import type { Side } from './data/tokens.ts';
import { game } from './game.ts';
import { placeOf, SOURCE_AT, vpOf } from './rules/city.ts';
import { bareOwn, bareTable } from './setup.ts';
import type { GuildsTask, Happened, Options, S, Turn } from './types.ts';

const readers = { tile: readTile, card: readCard, token: readToken, mayor: readMayor };
function named<K extends keyof typeof readers>(kind: K, code: string): NonNullable<ReturnType<(typeof readers)[K]>> {
  const id = readers[kind](code);
  if (id === undefined) throw new Error(`no ${kind} ${code}`);
  return id as NonNullable<ReturnType<(typeof readers)[K]>>;
}
export const t = (code: string): TileId => named('tile', code);
export const c = (code: string): CardId => named('card', code);
const each = <X>(codes: string, read: (code: string) => X): X[] => codes.split(' ').filter(Boolean).map(read);

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

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: GuildsTask[]): Scene;
  /** A player's turn. */
  turn(seat?: number): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  heard(viewer: Viewer): Happened[];
  hand(seat?: number): string;
  discard(): string;
  vp(owner?: number): number;
  pawns(tile: string): number[];
  master(tile: string): number;
  isResolved(tile: string): boolean;
  token(tile: string): string | null;
  tokens(seat?: number): string;
  mayors(seat?: number): string;
  beadle(): string | null;
  /** Points of a seat under a label of its score lines. */
  points(label: string, seat?: number): number;
}

export function scene(facts: SceneFacts = {}): Scene {
  const players = facts.players ?? [{}, {}];
  const table = tableOf<Happened>(game, players.length, { ...facts.settings });
  const s = table.state as S;
  fill(s, facts, players);
  const at = (code: string) => placeOf(s.open.city, t(code));
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    turn: (seat = 0) => made.run({ do: 'act', seat }),
    play(...texts) {
      table.play(texts);
      return made;
    },
    heard: (viewer) => table.told.filter((one) => hears(one, viewer)).map(({ event }) => event as Happened),
    hand: (seat = 0) => s.own[seat].hand.map((id) => cardOf(id).id).join(' '),
    discard: () => s.open.discard.map((id) => cardOf(id).id).join(' '),
    vp: (owner = 0) => vpOf(s.open, owner),
    pawns: (tile) => s.open.city.pawns.map((pawns) => pawns[at(tile)]),
    master: (tile) => s.open.city.masters[at(tile)],
    isResolved: (tile) => s.open.city.resolved[at(tile)],
    token: (tile) => {
      const token = s.open.city.tokens[at(tile)];
      return token === null ? null : tokenOf(token).code;
    },
    tokens: (seat = 0) => s.open.tokens[seat].map((id) => tokenOf(id).code).join(' '),
    mayors: (seat = 0) => s.own[seat].mayors.map((id) => mayorOf(id).code).join(' '),
    beadle: () => (s.open.beadle === null ? null : tileOf(s.open.beadle).code),
    points: (label, seat = 0) => total(game.score(s, seat).filter((line) => line.label === label)),
  };
  return made;
}

function fill(s: S, facts: SceneFacts, players: readonly PlayerFacts[]): void {
  const seats = players.length;
  const { settings } = s;
  s.open = { ...bareTable(seats, facts.side ?? 'virginia'), round: facts.round ?? 1 };
  s.own = players.map(() => bareOwn(seats));
  const { open, own, dark } = s;
  if (facts.order !== undefined) open.order = facts.order.slice();
  open.board = facts.board ?? open.board;
  open.beadle = facts.beadle === undefined ? null : t(facts.beadle);
  Object.assign(open.turn, facts.turn);
  if (facts.boris !== undefined) open.earned[1][SOURCE_AT.track] = facts.boris;
  fillCity(s, facts);
  players.forEach((player, seat) => {
    own[seat].hand = each(player.hand ?? '', c);
    own[seat].mayors = each(player.mayors ?? '', (code) => named('mayor', code));
    open.tokens[seat] = each(player.tokens ?? '', (code) => named('token', code));
    open.received[seat] = player.received ?? open.tokens[seat].length;
    open.overseas[seat] = player.overseas ?? 0;
    open.neutrals[seat] = player.neutrals ?? 0;
    open.won[seat] = player.won ?? 0;
    open.hall[seat] = player.hall ?? 4;
    const masters = open.city.masters.filter((master) => master === seat).length;
    const onTiles = open.city.pawns[seat].reduce((sum, n) => sum + n, 0);
    open.supply[seat] = player.supply ?? Math.max(0, 16 - open.hall[seat] - open.overseas[seat] - masters - onTiles);
    open.earned[seat][SOURCE_AT.track] = player.vp ?? 0;
  });
  open.discard = each(facts.discard ?? '', c);
  open.played = each(facts.played ?? '', c);
  const draws = each(facts.draws ?? '', c).reverse();
  const usedCards = new Set([...own.flatMap(({ hand }) => hand), ...open.discard, ...open.played, ...draws]);
  dark.deck = [...(facts.only ? [] : allCards().filter((card) => !usedCards.has(card))), ...draws];
  const top = each(facts.mayorDeck ?? '', (code) => named('mayor', code)).reverse();
  const usedMayors = new Set([...own.flatMap(({ mayors }) => mayors), ...top]);
  dark.mayors = [...(facts.mayorsOnly ? [] : allMayors().filter((card) => !usedMayors.has(card))), ...top];
  Object.assign(s, { settings });
}

function fillCity(s: S, { tiles = {}, others, pile = '' }: SceneFacts): void {
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
  const rest = allTiles().filter((tile) => !city.tiles.includes(tile) && !next.includes(tile));
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
  const stack = allTokens().filter((token) => !given.has(token));
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
