// The countryside in a terminal: the map with coordinates, the drawn tile in its rotations, and how the players stand.
import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { kindOfTile } from './data/kinds.ts';
import { drawTile, FORMS, type Form, type Glyph, type Ink, type Marks, widthOf } from './terminal-tile.ts';
import { tileNames as deNames } from './text/de.ts';
import { tileNames as enNames } from './text/en.ts';
import type { Laid, Open, RegionId, S, TileId } from './types.ts';

const WORDS = {
  de: {
    tiles: deNames,
    drawn: 'Gezogen',
    laid: 'Gelegt',
    points: (n: number) => (n === 1 ? 'Punkt ' : 'Punkte'),
    followers: (n: number) => (n === 1 ? 'Gefolgsmann' : 'Gefolgsleute'),
    left: (n: number) => (n === 1 ? 'Noch 1 Plättchen im Stapel' : `Noch ${n} Plättchen im Stapel`),
    removed: 'Aus dem Spiel',
  },
  en: {
    tiles: enNames,
    drawn: 'Drawn',
    laid: 'Laid',
    points: (n: number) => (n === 1 ? 'point ' : 'points'),
    followers: (n: number) => (n === 1 ? 'follower' : 'followers'),
    left: (n: number) => (n === 1 ? '1 tile left in the pile' : `${n} tiles left in the pile`),
    removed: 'Out of the game',
  },
};

export function draw(view: ViewOf<S>, how: DrawHow): string[] {
  const { open, todo } = view;
  const task = todo.at(-1);
  const lines = [...drawMap(open, how), []];
  if (open.tile !== null) lines.push(...drawRotations(open.tile, how), []);
  else if (task?.do === 'follower') lines.push(...drawNamed(open.laid.at(-1)!, how), []);
  const turn = task !== undefined && 'seat' in task ? task.seat : -1;
  lines.push(...drawPlayers(open, turn, how), drawPile(view, how));
  return lines.map((line) => paint(within(line, how.width), how.colour));
}

/** The part of the board that is drawn, empty cells around it included, and how large. */
interface Frame {
  readonly form: Form;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Columns for the numbers at the left. */
  readonly margin: number;
}

const TALLEST = 45;
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function frameOf({ laid }: Open, width: number): Frame {
  const xs = range(Math.min(...laid.map(({ x }) => x)) - 1, Math.max(...laid.map(({ x }) => x)) + 1);
  const ys = range(Math.min(...laid.map(({ y }) => y)) - 1, Math.max(...laid.map(({ y }) => y)) + 1);
  const margin = Math.max(...ys.map((y) => String(y).length)) + 1;
  const { large, medium, small, tiny } = FORMS;
  const forms = ys.length * large.columns.length <= TALLEST ? [large, medium, small] : [medium, small];
  const form = forms.find((form) => margin + xs.length * widthOf(form) <= width);
  if (form !== undefined) return { form, xs, ys, margin };
  // Too wide for everything: one character a tile, around the tile laid last.
  const room = Math.max(1, width - margin);
  const start = Math.min(Math.max(0, laid.at(-1)!.x - xs[0] - (room >> 1)), Math.max(0, xs.length - room));
  return { form: tiny, xs: xs.slice(start, start + room), ys, margin };
}

function drawMap(open: Open, how: DrawHow): Glyph[][] {
  const { form, xs, ys, margin } = frameOf(open, how.width);
  const followers = followersOf(open);
  const tiles = new Map(open.laid.map((laid, index) => [`${laid.x},${laid.y}`, { laid, index }]));
  const cellLines = (x: number, y: number): Glyph[][] => {
    const there = tiles.get(`${x},${y}`);
    if (there === undefined) return emptyCell(form, touches(tiles, x, y));
    const { tile, turn } = there.laid;
    return drawTile(kindOfTile(tile).type, turn, form, followers.get(there.index) ?? NO_MARKS, (x + y) % 2 !== 0);
  };
  const middle = (form.columns.length - 1) / 2;
  const body = ys.flatMap((y) => {
    const cells = xs.map((x) => cellLines(x, y));
    return form.columns.map((_, row) => [
      label((row === middle ? String(y) : '').padStart(margin - 1).padEnd(margin)),
      ...cells.flatMap((cell) => cell[row]),
    ]);
  });
  return [columnNumbers(form, xs, margin), ...body];
}

const NO_MARKS: Marks = new Map();
const label = (text: string): Glyph => ({ text, ink: 'label' });
const plain = (text: string): Glyph => ({ text, ink: 'plain' });
const touches = (tiles: ReadonlyMap<string, unknown>, x: number, y: number): boolean =>
  [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].some((cell) => tiles.has(cell));

/** Numbers above the columns; where they are too narrow, only above every second, fifth or tenth. */
function columnNumbers(form: Form, xs: readonly number[], margin: number): Glyph[] {
  const width = widthOf(form);
  const longest = Math.max(...xs.map((x) => String(x).length));
  const every = [1, 2, 5, 10].find((step) => step * width > longest) ?? 10;
  let text = ' '.repeat(margin);
  xs.forEach((x, i) => {
    if (x % every !== 0) return;
    const start = margin + i * width + Math.floor((width - String(x).length + 1) / 2);
    if (start >= text.length) text = text.padEnd(start) + String(x);
  });
  return [label(text)];
}

function emptyCell(form: Form, isOpen: boolean): Glyph[][] {
  const width = widthOf(form);
  const middle = (form.columns.length - 1) / 2;
  return form.columns.map((_, row) => {
    const sign = isOpen && row === middle ? '+' : ' ';
    return [{ text: sign.padStart((width + 1) >> 1).padEnd(width), ink: 'open' }];
  });
}

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

function followersOf({ segments, first, laid }: Open): Map<number, Map<RegionId, Glyph>> {
  const found = new Map<number, Map<RegionId, Glyph>>();
  segments.on.forEach((seat, segment) => {
    if (seat < 0) return;
    const index = segments.of[segment];
    const marks = found.get(index) ?? new Map<RegionId, Glyph>();
    const region = kindOfTile(laid[index].tile).regions[segment - first[index]];
    found.set(index, marks.set(region.id, { text: letterOf(seat), ink: `seat${seat}` }));
  });
  return found;
}

/** The drawn tile in every rotation that looks different, numbered as they are typed: /0, /1, … */
function drawRotations(tile: TileId, { language, width }: DrawHow): Glyph[][] {
  const { type, row } = kindOfTile(tile);
  const { drawn, tiles } = WORDS[language];
  const form = width >= 48 ? FORMS.large : FORMS.medium;
  const pictures = range(0, row.rotations - 1).map((turn) => drawTile(type, turn, form, NO_MARKS, false));
  const between = plain('   ');
  return [
    [plain(`${drawn}: ${tile}, ${tiles[type]}`)],
    pictures.flatMap((_, turn) => [between, label(`/${turn}`.padEnd(widthOf(form)))]),
    ...form.columns.map((_, line) => pictures.flatMap((picture) => [between, ...picture[line]])),
  ];
}

/** The tile just laid, with the names of its regions. */
function drawNamed({ tile, turn, x, y }: Laid, { language }: DrawHow): Glyph[][] {
  const { type, regions } = kindOfTile(tile);
  const { laid, tiles } = WORDS[language];
  const names = new Map(regions.map(({ id }): [RegionId, Glyph] => [id, { text: id, ink: 'label' }]));
  const picture = drawTile(type, turn, FORMS.named, names, false);
  return [
    [plain(`${laid}: ${tile}@${x},${y}/${turn}, ${tiles[type]}`)],
    ...picture.map((line) => [plain('   '), ...line]),
  ];
}

function drawPlayers({ supply, awards }: Open, turn: number, how: DrawHow): Glyph[][] {
  const { points, followers } = WORDS[how.language];
  const names = supply.map((_, seat) => cut(how.names[seat] ?? letterOf(seat), NAME));
  const width = Math.max(...names.map((name) => name.width));
  return supply.map((left, seat) => {
    const earned = awards.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
    const name = names[seat].text + ' '.repeat(width - names[seat].width);
    return [
      plain(turn === seat ? '▶ ' : '  '),
      { text: letterOf(seat), ink: `seat${seat}` },
      plain(` ${name} ${String(earned).padStart(4)} ${points(earned)}  ${left} ${followers(left)}`),
    ];
  });
}

function drawPile({ open, dark }: ViewOf<S>, { language }: DrawHow): Glyph[] {
  const { left, removed } = WORDS[language];
  const gone = open.removed.length > 0 ? `; ${removed}: ${open.removed.join(' ')}` : '';
  return [plain(`  ${left(dark.pile)}${gone}`)];
}

/** East Asian characters and emoji take two columns, and may stand in names. */
const columnsOf = (character: string): number => ((character.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1);
const NAME = 20;

/** The beginning of a text, as far as there is room. */
function cut(text: string, room: number): { text: string; width: number } {
  let kept = '';
  let width = 0;
  for (const character of text) {
    if (width + columnsOf(character) > room) break;
    kept += character;
    width += columnsOf(character);
  }
  return { text: kept, width };
}

/** Cuts what stands beyond the width. */
function within(line: readonly Glyph[], room: number): Glyph[] {
  let left = room;
  return line.map(({ text, ink }) => {
    const kept = cut(text, left);
    left -= kept.width;
    return { text: kept.text, ink };
  });
}

const SGR: Readonly<Record<Exclude<Ink, `seat${number}`>, string>> = {
  meadow: '38;5;65;48;5;107',
  meadow2: '38;5;65;48;5;71',
  city: '38;5;94;48;5;173',
  road: '1;38;5;230;48;5;65',
  monastery: '1;38;5;52;48;5;223',
  open: '2',
  label: '1',
  plain: '',
};
/** R2: red, blue, yellow, green, black; always with the letter. */
const SEATS = ['1;97;48;5;160', '1;97;48;5;25', '1;30;48;5;220', '1;97;48;5;22', '1;97;48;5;234'];

function paint(line: readonly Glyph[], colour: boolean): string {
  if (!colour)
    return line
      .map(({ text }) => text)
      .join('')
      .trimEnd();
  let painted = '';
  let ink: Ink = 'plain';
  for (const glyph of line) {
    if (glyph.ink !== ink) painted += `\u001b[0${sgr(glyph.ink)}m`;
    painted += glyph.text;
    ink = glyph.ink;
  }
  return ink === 'plain' ? painted : `${painted}\u001b[0m`;
}

function sgr(ink: Ink): string {
  const code = ink.startsWith('seat') ? SEATS[Number(ink.slice(4)) % SEATS.length] : SGR[ink as keyof typeof SGR];
  return code === '' ? '' : `;${code}`;
}
