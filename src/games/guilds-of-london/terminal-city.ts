// The city in a terminal: a grid of tiles where there is room, else a list of them in reading order.
import type { DrawHow } from '../../text/draw.ts';
import { type Grid, tileOf, tokenOf } from './data/kinds.ts';
import type { Reward } from './data/tiles.ts';
import { figuresOn, gridOf, isUnresolved, requiredOn } from './rules/city.ts';
import { cut, type Item, item, type Line, strip, wrapped } from './terminal-lines.ts';
import type { Open } from './types.ts';
import type { TerminalWords } from './words/terminal.ts';

type Cell = readonly (readonly Item[])[];
/** The narrowest and the widest cell that reads well. */
const NARROW = 12;
const WIDE = 18;

/** Players are letters: with names a cell would be too wide. */
export const letterOf = (owner: number): string => 'ABCD'[owner];
export const pawnCounts = (pawns: readonly number[]): string =>
  pawns.flatMap((n, owner) => (n > 0 ? [`${letterOf(owner)}${n}`] : [])).join(' ');

/** VP first, as a number alone; then a letter for each kind of reward. */
export const rewardLetters = (vp: number, effects: readonly Reward[], { rewards }: TerminalWords, glue = ' '): string =>
  [...(vp > 0 ? [String(vp)] : []), ...effects.map(([kind, n]) => `${rewards[kind][0]}${n}`)].join(glue);

export function drawCity(open: Open, words: TerminalWords, how: DrawHow): string[] {
  const grid = gridOf(open);
  const shown = open.city.tiles.flatMap((tile, place) => (tile !== null || grid.hall.includes(place) ? [place] : []));
  const columns = span(shown.map((place) => grid.cells[place].x));
  const room = Math.min(Math.floor((how.width - 1) / columns.length) - 1, WIDE);
  return room < NARROW ? asList(open, shown, words, how) : asGrid({ open, grid, shown, columns, room, words, how });
}

const span = (numbers: readonly number[]): number[] => {
  const from = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - from + 1 }, (_, i) => from + i);
};

interface Plan {
  readonly open: Open;
  readonly grid: Grid;
  readonly shown: readonly number[];
  readonly columns: readonly number[];
  readonly room: number;
  readonly words: TerminalWords;
  readonly how: DrawHow;
}
function asGrid(plan: Plan): string[] {
  const { open, grid, shown, columns, room, words, how } = plan;
  const rule = (left: string, between: string, right: string): string =>
    `${left}${columns.map(() => '─'.repeat(room)).join(between)}${right}`;
  const rows = span(shown.map((place) => grid.cells[place].y)).map((y) => {
    const cells = columns.map((x): Cell => {
      const place = grid.at(x, y);
      return shown.includes(place) ? cellAt(open, grid, place, words) : [];
    });
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, i) => {
      const strips = cells.map((cell) => strip(cell[i] ?? [], room, how.colour));
      return `│${strips.map(({ text, width }) => text + ' '.repeat(room - width)).join('│')}│`;
    });
  });
  const [first, ...rest] = rows;
  return [rule('┌', '┬', '┐'), ...first, ...rest.flatMap((row) => [rule('├', '┼', '┤'), ...row]), rule('└', '┴', '┘')];
}

function cellAt(open: Open, grid: Grid, place: number, words: TerminalWords): Cell {
  const { city } = open;
  if (place === grid.hall[0]) return [[item(words.guildhall)], ...inHall(open).map((text) => [item(text)])];
  if (grid.hall.includes(place)) return [[item(words.guildhall)]];
  const { code } = tileOf(city.tiles[place]!);
  const parts = partsOf(open, place, words);
  const lines: Cell = [[item(`${code} ${parts.state}`)], [item(words.names.tiles[code])], parts.symbols];
  if (!isUnresolved(city, place)) return lines;
  const pawns = pawnCounts(city.pawns.map((of) => of[place]));
  const standing = pawns === '' ? [] : [[item(pawns)]];
  return [...lines.slice(0, 2), [...parts.symbols, item(parts.token)], [item(parts.reward)], ...standing];
}
/** Two players a line: there may be many pawns. */
const inHall = ({ hall }: Open): string[] =>
  [0, 2].map((from) => pawnCounts(hall.map((n, owner) => (owner >= from && owner < from + 2 ? n : 0))));

interface Parts {
  /** '2/4~ ◆!', '★A' or '✓ 4'. */
  readonly state: string;
  readonly symbols: readonly Item[];
  readonly token: string;
  readonly reward: string;
}
function partsOf(open: Open, place: number, words: TerminalWords): Parts {
  const { city, beadle } = open;
  const id = city.tiles[place]!;
  const { vp, effects, noHandLimit, symbols } = tileOf(id);
  const token = city.tokens[place];
  return {
    state: stateOf(open, place, beadle === id),
    symbols: symbols.map((symbol) => item(words.symbols[symbol], symbol)),
    token: token === null ? '' : `›${rewardLetters(tokenOf(token).vp, tokenOf(token).effects, words, '')}`,
    reward: `${rewardLetters(vp, effects, words)}${noHandLimit ? ' ∞' : ''}`,
  };
}
function stateOf(open: Open, place: number, hasBeadle: boolean): string {
  const { city } = open;
  if (!isUnresolved(city, place)) {
    const master = city.masters[place];
    return master < 0 ? `✓ ${tileOf(city.tiles[place]!).vp}` : `★${letterOf(master)}`; // R12.5 its VP may still matter
  }
  const [figures, required] = [figuresOn(open, place), requiredOn(city, place)];
  return `${figures}/${required}${city.lying[place] ? '~' : ''}${hasBeadle ? ' ◆' : ''}${figures >= required ? '!' : ''}`;
}

function asList(open: Open, shown: readonly number[], words: TerminalWords, how: DrawHow): string[] {
  const { cells, hall } = gridOf(open);
  return shown.flatMap((place) => {
    const at = `${cells[place].x},${cells[place].y}`;
    if (hall.includes(place)) return wrapped({ label: `${at} ${words.guildhall}`, items: [] }, how);
    const { code } = tileOf(open.city.tiles[place]!);
    const { state, symbols, token, reward } = partsOf(open, place, words);
    const pawns = pawnCounts(open.city.pawns.map((of) => of[place]));
    const rest = isUnresolved(open.city, place) ? [reward, token, pawns].filter((text) => text !== '') : [];
    const row: Line = {
      label: cut(`${at} ${code} ${words.names.tiles[code]}`, how.width),
      items: [[item(state)], symbols, ...rest.map((text) => [item(text)])],
    };
    return wrapped(row, how);
  });
}
