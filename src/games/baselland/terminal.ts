// The countryside in a terminal: the map, the drawn tile in its rotations, and how the players stand.
import { total } from '../../kernel/score.ts';
import type { ViewOf } from '../../kernel/types.ts';
import { columnsOf, cut } from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import { kindOfTile } from './data/kinds.ts';
import { score } from './scoring.ts';
import { drawMap, letterOf, mapWidth, NO_MARKS, range } from './terminal-map.ts';
import { drawTile, FORMS, type Form, type Glyph, type Ink, label, plain, widthOf } from './terminal-tile.ts';
import type { Laid, RegionId, S, TileId } from './types.ts';
import type { TerminalWords } from './words/terminal.ts';

/** How it is drawn, and in which words. */
type How = DrawHow & { readonly words: TerminalWords };

export function draw(view: ViewOf<S>, screen: DrawHow, words: TerminalWords): string[] {
  const how: How = { ...screen, words };
  return arrange(view, how).map((line) => paint(within(line, how.width), how.colour));
}

/** As large as the screen allows: map and panel side by side, or the panel beneath. */
function arrange(view: ViewOf<S>, how: How): Glyph[][] {
  const { open } = view;
  const { large, medium, small, tiny } = FORMS;
  const beneath = panel(view, how, how.width >= 48 ? large : medium);
  const panels = [panel(view, how, large), panel(view, how, medium)];
  const drawings = [large, medium, small]
    .filter((form) => mapWidth(open, form) <= how.width)
    .flatMap((form) => {
      const map = drawMap(open, form, how.width);
      const side = panels.filter((lines) => mapWidth(open, form) + GAP + widest(lines) <= how.width);
      return [...side.map((lines) => beside(map, lines)), [...map, [], ...beneath]];
    });
  const room = (how.height ?? 60) - TALK;
  const shortest = Math.min(...drawings.map((lines) => lines.length));
  return (
    drawings.find((lines) => lines.length <= room) ??
    drawings.find((lines) => lines.length === shortest) ?? [...drawMap(open, tiny, how.width), [], ...beneath]
  );
}
/** Lines for the options and the question. */
const TALK = 6;
const GAP = 4;

/** What stands at the right ends on the last line, nearest to the question. */
function beside(left: readonly Glyph[][], right: readonly Glyph[][]): Glyph[][] {
  const height = Math.max(left.length, right.length);
  const width = widest(left) + GAP;
  return range(0, height - 1).map((i) => {
    const line = left[i] ?? [];
    const panelLine = right[i - height + right.length] ?? [];
    return panelLine.length === 0 ? line : [...line, plain(' '.repeat(width - columns(line))), ...panelLine];
  });
}

const columns = (line: readonly Glyph[]): number => line.reduce((sum, { text }) => sum + columnsOf(text), 0);
const widest = (lines: readonly Glyph[][]): number => Math.max(...lines.map(columns));

/** Everything but the map. */
function panel(view: ViewOf<S>, how: How, form: Form): Glyph[][] {
  const { open, todo } = view;
  const tile: Glyph[][] = [];
  if (open.tile !== null) tile.push(...drawRotations(open.tile, how, form), []);
  else if (todo.at(-1)?.do === 'follower') tile.push(...drawNamed(open.laid.at(-1)!, how), []);
  return [...tile, ...drawPlayers(view, how), drawPile(view, how)];
}

/** The drawn tile in every rotation that looks different, numbered as they are typed: /0, /1, … */
function drawRotations(tile: TileId, { words }: How, form: Form): Glyph[][] {
  const { type, row } = kindOfTile(tile);
  const { drawn, tiles } = words;
  const pictures = range(0, row.rotations - 1).map((turn) => drawTile(type, turn, form, NO_MARKS, false));
  const between = plain('   ');
  return [
    [plain(drawn(`${tile}, ${tiles[type]}`))],
    pictures.flatMap((_, turn) => [between, label(`/${turn}`.padEnd(widthOf(form)))]),
    ...form.columns.map((_, line) => pictures.flatMap((picture) => [between, ...picture[line]])),
  ];
}

/** The tile just laid, with the names of its regions. */
function drawNamed({ tile, turn, x, y }: Laid, { words }: How): Glyph[][] {
  const { type, regions } = kindOfTile(tile);
  const { laid, tiles } = words;
  const names = new Map(regions.map(({ id }): [RegionId, Glyph] => [id, { text: id, ink: 'label' }]));
  const picture = drawTile(type, turn, FORMS.named, names, false);
  return [
    [plain(`${laid}: ${tile}@${x},${y}/${turn}, ${tiles[type]}`)],
    ...picture.map((line) => [plain('   '), ...line]),
  ];
}

function drawPlayers(view: ViewOf<S>, how: How): Glyph[][] {
  const { supply, awards } = view.open;
  const task = view.todo.at(-1);
  const asked = task?.do === 'place' || task?.do === 'follower' ? task.seat : -1;
  const { points, followers } = how.words;
  const names = supply.map((_, seat) => cut(how.names[seat] ?? letterOf(seat), NAME));
  const width = Math.max(...names.map(columnsOf));
  const pointsWidth = Math.max(...[1, 2].map((n) => points(n).length));
  return supply.map((left, seat) => {
    const ofSeat = awards.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
    const earned = task === undefined ? total(score(view, seat)) : ofSeat; // R9.2, all of it is open
    const name = names[seat] + ' '.repeat(width - columnsOf(names[seat]));
    return [
      plain(asked === seat ? '▶ ' : '  '),
      { text: letterOf(seat), ink: `seat${seat}` },
      plain(` ${name} ${String(earned).padStart(4)} ${points(earned).padEnd(pointsWidth)}  ${followers(left)}`),
    ];
  });
}

function drawPile({ open, dark }: ViewOf<S>, { words }: How): Glyph[] {
  const { left, removed } = words;
  const gone = open.removed.length > 0 ? `; ${removed}: ${open.removed.join(' ')}` : '';
  return [plain(`  ${left(dark.pile)}${gone}`)];
}

const NAME = 20;

/** Cuts what stands beyond the width. */
function within(line: readonly Glyph[], room: number): Glyph[] {
  let left = room;
  return line.map(({ text, ink }) => {
    const kept = cut(text, left);
    left -= columnsOf(kept);
    return { text: kept, ink };
  });
}

const SGR: Readonly<Record<Exclude<Ink, `seat${number}`>, string>> = {
  meadow: '38;5;65;48;5;107',
  meadow2: '38;5;65;48;5;71',
  city: '38;5;94;48;5;173',
  pennant: '1;38;5;231;48;5;94',
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
