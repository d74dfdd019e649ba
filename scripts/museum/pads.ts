// Score pads: one position of each game as somebody might type it in, as a link.
import { type GameId, loadGame } from '../../src/games/index.ts';
import { isPadProblem } from '../../src/text/pad.ts';

export interface KeptPad {
  readonly game: GameId;
  readonly link: string;
  /** What everybody had, by seat. */
  readonly totals: readonly number[];
}
interface Pad {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly value: unknown;
}

interface Player {
  readonly name: string;
}
/** A pad's model, as the board has it: written against a browser's types, which these scripts lack. */
export interface PadModel {
  emptyPad(players: number): { readonly players: readonly Player[] };
  isPad(value: unknown): boolean;
  /** London only. */
  filledUp(value: unknown): unknown;
}

const source = async (file: string): Promise<unknown> =>
  await import(/* @vite-ignore */ new URL(`../../src/${file}`, import.meta.url).href);
export const padModel = async (game: GameId): Promise<PadModel> =>
  (await source(`games/${game}/board/pad/model.ts`)) as PadModel;

/** A position with something on the table; of the first player, if it is a list of players' things. */
async function position(game: GameId, players: number, more: object, first: object = {}): Promise<unknown> {
  const empty = (await padModel(game)).emptyPad(players);
  return { ...empty, players: empty.players.map((one, i) => (i === 0 ? { ...one, ...first } : one)), ...more };
}

export async function PADS(): Promise<Pad[]> {
  const tiles = [
    { tile: 'D', x: 0, y: 0, turn: 0 },
    { tile: 'E', x: 0, y: -1, turn: 2 },
    { tile: 'W', x: 1, y: 0, turn: 0 },
  ];
  const followers = [{ player: '#1', x: 1, y: 0, on: 'r2' }];
  const town = { buildings: ['tallinn-dom', 'tallinn-kontor'], hand: ['grain', 'cloth'], coins: 2 };
  const people = { citizens: ['CR08', 'CA02'], workers: ['CR05'] };
  const [two, three] = [
    ['Anna', 'Jürgen'],
    ['Çiğdem', '小林', 'Zoë'],
  ];
  const { filledUp } = await padModel('guilds-of-london');
  return [
    { game: 'baselland', names: two, value: await position('baselland', 2, { tiles, followers }, { score: 4 }) },
    { game: 'tybor', names: three, value: await position('tybor', 3, {}, people) },
    { game: 'great-split', names: three, value: await position('great-split', 3, {}, { prestige: 3 }) },
    { game: 'riga', names: two, value: await position('riga', 2, {}, town) },
    { game: 'guilds-of-london', names: two, value: filledUp(await position('guilds-of-london', 2, {}, { vp: 41 })) },
  ];
}

/** What a position is worth to everybody. */
export async function totalsOf(game: GameId, value: unknown, names: readonly string[]): Promise<number[]> {
  const { named } = (await source('parts/pad.ts')) as { named(value: unknown, names: readonly string[]): unknown };
  const result = await (await loadGame(game)).pad!(named(value, names));
  if (isPadProblem(result)) throw new Error(`${game}: ${result.at}: ${result.why}`);
  return names.map((name) => result.players.find((player) => player.name === name)!.total);
}
