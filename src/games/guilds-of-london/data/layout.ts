// Dossier 4.1, 4.2: the round tracks, what each player begins with, and where tiles lie.
import { TURN } from './amounts.ts';
import { inOrder, inPlay } from './in-play.ts';

export { PAWNS } from './amounts.ts';

export interface RoundsRow {
  readonly rounds: number;
  readonly growth: readonly number[];
  /** R4.5 */
  readonly resolution: 'even' | 'every';
  readonly newTiles: boolean;
  readonly neutrals: number;
  readonly hand: number;
  readonly limit: number;
  readonly draw: number;
  readonly drawAfterPass: number;
}
/** By number of players. */
export let ROUNDS!: Readonly<Record<1 | 2 | 3 | 4, RoundsRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<Omit<RoundsRow, keyof typeof TURN>>('rounds'));
    return Object.fromEntries(rows.map(([players, row]) => [players, { ...row, ...TURN }]));
  },
  (made) => {
    ROUNDS = made as Record<string, RoundsRow> as typeof ROUNDS;
  },
);

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

/** `growN`: laid in the N-th growth phase. */
export const GROWS = ['grow1', 'grow2', 'grow3'] as const;
export const FILLS = ['tile', 'special', 'gh', 'church', ...GROWS] as const;
export type Fill = (typeof FILLS)[number];
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly fill: Fill;
  /** The order of filling within its kind. */
  readonly seq: number;
}
export const LAYOUTS = ['small', 'large'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type WrittenCell = Cell & { readonly layout: Layout };

/** `small`: one or two players (R3.1), `large`: three or four (R2.1–R2.4, R9.4). */
export let CELLS!: Readonly<Record<Layout, readonly Cell[]>>;
inPlay.table(
  () => {
    const cells = Object.values(inOrder<WrittenCell>('cells'));
    const of = (one: Layout): Cell[] =>
      cells.filter(({ layout }) => layout === one).map(({ layout: _, ...cell }): Cell => cell);
    return { small: of('small'), large: of('large') };
  },
  (made) => {
    CELLS = made;
  },
);
/** Whether a city is laid out as Kontor's own: then sentences can name its rows and columns. */
export const isUsual = (layout: Layout): boolean => usual()[layout];
const usual = inPlay.each((): Record<Layout, boolean> => {
  const said = (cells: readonly Cell[]): string =>
    cells
      .map(({ x, y, fill, seq }) => `${fill} ${seq} ${x} ${y}`)
      .sort()
      .join();
  const [now, own] = [CELLS, inPlay.with(inPlay.builtIn, () => CELLS)];
  return { small: said(now.small) === said(own.small), large: said(now.large) === said(own.large) };
});
