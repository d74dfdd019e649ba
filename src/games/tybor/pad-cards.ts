// What a real table's cards say, where it is something else than the edition in play has: typed on the pad for one evening.
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import type { TypedCard } from '../../text/edition/typed.ts';
import { TypedOn } from '../../text/edition/typed-tables.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { COLOURS, PROFESSIONS } from './data/persons.ts';

/** What scores. */
export const typing = new TypedOn(inPlay, kind, {
  people: { columns: ['profession', 'work', 'symbols'], fresh: freshPerson },
  buildings: {
    columns: ['colour', 'small', 'large', 'symbol', 'effect', 'counts'],
    fresh: freshBuilding,
    whole: wholeBuilding,
  },
  orders: { columns: ['colours', 'points'] },
  scenarios: { columns: ['every', 'points'] },
  chapters: { columns: ['goal', 'symbols', 'threshold', 'points'], whole: wholeChapter },
});

/** R10.4 Second copies have a b behind their code, and nothing else is called like it. */
const isFree = (id: string, { tables }: Edition): boolean =>
  !id.endsWith('b') && !['people', 'buildings', 'orders'].some((table) => tables[table].some((row) => row.id === id));

/** Any name will do, if it says what it is: `FA10` is a farmer, or the profession is typed. */
function freshPerson({ id, profession }: TypedCard, edition: Edition): EditionRow | null {
  const is = profession ?? PROFESSIONS.find((one) => id.startsWith(one.slice(0, 2).toUpperCase()));
  if (is === undefined || !isFree(id, edition)) return null;
  return { id, origin: 'box', profession: is, work: 0, symbols: COLOURS.map(() => 0) };
}
/** The same: `BG11` is green. */
function freshBuilding({ id, colour }: TypedCard, edition: Edition): EditionRow | null {
  const is = colour ?? COLOURS.find((one) => id.startsWith(`B${one[0].toUpperCase()}`));
  if (is === undefined || !isFree(id, edition)) return null;
  return { id, origin: 'box', colour: is, small: 0, large: 0, symbol: null, effect: null, counts: null };
}

/** R8.1.2, R8.1.4 What `max` and `pair` count is the building's own colour, if nothing else is typed; other effects count none. */
function wholeBuilding(card: TypedCard, row: EditionRow | undefined): TypedCard {
  const { effect, counts, colour } = { ...(row ?? freshBuilding(card, inPlay.edition)), ...card };
  if (effect !== 'max' && effect !== 'pair') return { ...card, counts: null };
  return { ...card, counts: counts ?? colour };
}

/** R8.4.3, R8.4.5 Only this goal counts symbols: every symbol once. */
function wholeChapter(card: TypedCard, row: EditionRow | undefined): TypedCard {
  const { goal, symbols } = { ...row, ...card } as unknown as { goal: string | null; symbols: readonly string[] };
  return { ...card, symbols: goal === 'symbols_together' ? [...new Set(symbols)] : [] };
}
