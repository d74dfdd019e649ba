// The cards of a draft as they look on the table.
import type { Piece } from '../../draw/plate.ts';
import type { GamePackage } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { EditionWords } from '../../text/edition/words.ts';
import { allWordsOf, LANGUAGES, type Language, wordsOf } from '../../text/languages.ts';
import type { GameWords } from '../../text/package.ts';
import { byGame } from '../lib/by-game.ts';
import { type Drawer, loadDrawer } from '../lib/drawer.ts';
import { type RowPlace, rowAt } from './draft.ts';

/** What a game calls the picture of a row, where that is not its id; null: it has none. */
interface RowNames {
  pieceOfRow(table: string, id: string): string | null;
}
const NAMES = byGame(import.meta.glob<RowNames>('../../games/*/picture/edition-rows.ts'));

/** What shows and says an edition of a game to this reader. */
export interface Shower {
  readonly pkg: GamePackage;
  readonly language: Language;
  readonly words: EditionWords;
  /** The class under which the game's pigments hold. */
  readonly paint: string;
  picture(edition: Edition, place: RowPlace): Piece | null;
  rowName(edition: Edition, place: RowPlace): string;
  /** The sign of a word that is chosen: a colour, a good; null: there is none. */
  sign(value: string): Piece | null;
}

const NO_WORDS: EditionWords = { tables: {}, values: {}, row: () => undefined, refusals: {} };

export const editionWordsOf = async ({ words }: GamePackage, language: Language): Promise<EditionWords> =>
  (await wordsOf(words, language, 'edition')?.())?.edition ?? NO_WORDS;

/** Headings of spreadsheets may be in any language. */
export async function everyEditionWords(pkg: GamePackage): Promise<readonly EditionWords[]> {
  const { aboutGame } = await import('../../games/index.ts');
  const id = pkg.game.id as Parameters<typeof aboutGame>[0];
  await Promise.all(LANGUAGES.map((language) => aboutGame(id).loadWords(language)));
  return await Promise.all(LANGUAGES.map((language) => editionWordsOf(pkg, language)));
}

export async function loadShower(pkg: GamePackage, language: Language): Promise<Shower> {
  const { id } = pkg.game;
  const [words, drawer, names] = await Promise.all([editionWordsOf(pkg, language), loadDrawer(id), NAMES.get(id)?.()]);
  const { inPlay } = pkg.editions!;
  const all = allWordsOf(pkg.words, language);
  const picture = (edition: Edition, place: RowPlace): Piece | null => {
    if (drawer === null) return null;
    const name = names === undefined ? place.row : names.pieceOfRow(place.table, place.row);
    if (name === null) return null;
    const draw = (): Piece | null => drawn(drawer, name, all);
    return (
      attempt(() => inPlay.with(edition, draw)) ??
      attempt(() => inPlay.with(alone(inPlay.builtIn, edition, place), draw))
    );
  };
  const rowName = (edition: Edition, { table, row }: RowPlace): string => {
    const own = rowAt(edition, { table, row })?.names;
    const said = own?.[language] ?? own?.en ?? own?.de;
    return said ?? attempt(() => inPlay.with(edition, () => words.row(table, row))) ?? words.row(table, row) ?? row;
  };
  const sign = (value: string): Piece | null => (drawer === null ? null : attempt(() => drawn(drawer, value, all)));
  return { pkg, language, words, paint: drawer?.PAINT ?? '', picture, rowName, sign };
}

const drawn = (drawer: Drawer, name: string, words: GameWords): Piece | null => drawer.pieceNamed(name, words);

/** A draft may be such that nothing can be laid out from it; then this card is shown among those of the built-in edition. */
function alone(builtIn: Edition, edition: Edition, place: RowPlace): Edition {
  const row = rowAt(edition, place)!;
  const rows = builtIn.tables[place.table].filter(({ id }) => id !== row.id);
  return { ...builtIn, tables: { ...builtIn.tables, [place.table]: [...rows, row] } };
}

function attempt<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** Whether the game uses names that a row brings along. */
export function usesNames({ pkg, words, language }: Shower, edition: Edition, place: RowPlace): boolean {
  const { inPlay } = pkg.editions!;
  const probe = '⁂';
  const row = rowAt(edition, place);
  if (row === undefined) return false;
  const rows = edition.tables[place.table].map((one) => (one === row ? { ...row, names: { [language]: probe } } : one));
  const named = { ...edition, tables: { ...edition.tables, [place.table]: rows } };
  return attempt(() => inPlay.with(named, () => words.row(place.table, place.row))) === probe;
}
