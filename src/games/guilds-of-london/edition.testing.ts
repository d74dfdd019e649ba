// Another box, and what it comes to: games played with it, and everything that is told of it.
import { expect } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import type { GamePackage } from '../../text/package.ts';
import { describerOf } from './board/describe.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { allCards, allMayors, allTiles, allTokens, CHURCH } from './data/kinds.ts';
import { SIDES } from './data/tokens.ts';
import { tuning } from './experience/index.ts';
import { guildsOfLondon } from './index.ts';
import { figuresOn, placeOf } from './rules/city.ts';
import { bareTable } from './setup.ts';
import type { S, To } from './types.ts';
import { loadWords, words } from './words/index.ts';

await Promise.all([loadWords('de'), loadWords('en')]);
export const pkg = guildsOfLondon as unknown as GamePackage;
export const { builtIn } = kind;
const judge = tuning.judgeBy(tuning.tuned);

export const table = (name: string): readonly EditionRow[] => builtIn.tables[name];
export const own = (tables: Record<string, readonly EditionRow[]>): Edition => ({
  ...builtIn,
  id: 'own',
  tables: { ...builtIn.tables, ...tables },
});
export const withRows = (name: string, cells: (row: EditionRow) => object): Edition =>
  own({ [name]: table(name).map((row) => ({ ...row, ...cells(row) })) });
export const withRow = (name: string, id: string, cells: object): Edition =>
  withRows(name, (row) => (row.id === id ? cells : {}));

const figures = ({ open }: S, option: unknown): number =>
  'to' in (option as object) ? figuresOn(open, placeOf(open.city, (option as To).to)) : 0;

/** A game to its end, by lot, though players go on and gather more often than not: what was chosen, the points, what bots thought. */
export function play(
  { game, bot }: GamePackage,
  seed: string,
  seats = 3,
  settings: Settings = {},
  answers?: readonly string[],
) {
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(seats, settings);
  engine.advance(s);
  const pieces = game.pieces(s).toSorted();
  const chosen: string[] = [];
  const thought: number[] = [];
  const edition = 'tables' in (game.edition.data as object) ? (game.edition.data as Edition) : builtIn;
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const from = task.do === 'act' && options.length > 1 && chance.random('end', 4) > 0 ? 1 : 0;
    const any = options[from + chance.random('x', options.length - from)];
    const best = (all: readonly unknown[]) =>
      all.reduce((a, b) => (figures(s as unknown as S, b) > figures(s as unknown as S, a) ? b : a));
    const lot = task.do === 'send' && chance.random('fullest', 2) === 0 ? best(options) : any;
    const told = answers?.[chosen.length];
    const option = told === undefined ? lot : game.notation.read(task, told);
    const text = game.notation.write(task, option);
    expect(game.notation.read(task, text)).toEqual(option);
    chosen.push(text);
    if (chosen.length % 5 === 0)
      thought.push(
        bot!.value!(s, seat),
        inPlay.with(edition, () => judge.value(s as unknown as S, seat)),
      );
    engine.play(s, task, option);
    engine.advance(s);
  }
  expect(thought.every(Number.isFinite)).toBe(true);
  expect(game.pieces(s).toSorted()).toEqual(pieces);
  return { chosen, thought, pieces, scores: s.own.map((_, seat) => total(game.score(s, seat))) };
}

/** What the words say about every piece: on the board, on cards, in options. */
function saidOfPieces(language: 'de' | 'en'): unknown {
  const { texts, board } = words[language] as Required<NonNullable<(typeof words)['en']>>;
  const view = { open: { turn: { discount: 0 } }, own: [] } as never;
  const open = bareTable(3, 'virginia');
  const describe = describerOf(open, board, ['A', 'B', 'C'], true);
  const place = 0;
  const tile = (id: (typeof open.city.tiles)[number], token: (typeof open.city.tokens)[number]) => {
    open.city.tiles[place] = id;
    open.city.tokens[place] = token;
    open.city.lying[place] = true;
    return describe(String(id));
  };
  return [
    texts.settings,
    texts.presets,
    board.rival,
    allCards().map((card) => texts.option(view, { do: 'act', seat: 0 }, { as: 'special', card }).text),
    allMayors().map((mayor) => texts.option(view, { do: 'chooseMayor', seat: 0 }, { mayor }).text),
    allTiles().map((id) => tile(id, null)),
    allTokens().map((token) => tile(CHURCH, token)),
    SIDES.map((side) => {
      open.side = side;
      return describe('plantation');
    }),
    texts.option(view, { do: 'act', seat: 0 }, { as: 'pass' }),
    texts.refusal({ why: 'discardOne', rule: 'R5.7', facts: { owed: 1 } }),
  ];
}

export const SURFACES = ['book', 'words', 'chosen', 'scores', 'thought'] as const;
type Told = Readonly<Record<(typeof SURFACES)[number], string>>;
const known = new Map<string, Promise<Told>>();
/** Rulebook, what is said of the pieces, and what games come to; worked out once for each. */
export function told(edition: Edition, seats: number, settings: Settings): Promise<Told> {
  const key = JSON.stringify([edition, seats, settings]);
  const found = known.get(key) ?? tell(edition, seats, settings);
  known.set(key, found);
  return found;
}

async function tell(edition: Edition, seats: number, settings: Settings): Promise<Told> {
  const bound = packageWith(pkg, edition);
  const games = [0, 1, 2].map((i) => play(bound, `column ${i}`, seats, settings));
  const books = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
  return inPlay.with(edition, () => ({
    book: JSON.stringify(books.map(({ rulebook }) => rulebook)),
    words: JSON.stringify([saidOfPieces('de'), saidOfPieces('en')]),
    chosen: JSON.stringify(games.map(({ chosen }) => chosen)),
    scores: JSON.stringify(games.map(({ scores }) => scores)),
    thought: JSON.stringify(games.map(({ thought }) => thought)),
  }));
}
