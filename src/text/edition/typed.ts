// Cards as they are typed in for a single evening: a score pad counts a real table with what its cards say, where that is something
// else than the edition in play has. The position carries it; nothing else is changed by it.
import { complain } from '../input.ts';
import { type AnyOf, choice, type ListShape, list, maybe, record, type Shape, says, text, whole } from '../shape.ts';
import type { Edition, EditionRow } from './edition.ts';
import { type Column, isRowId, type TableShape } from './shape.ts';

/** A card by the id of its row, with the cells that were typed. */
export interface TypedCard {
  readonly id: string;
  readonly [column: string]: unknown;
}
const MOST_CARDS = 200;
const RECONSTRUCTED = 'K';

/** What may be typed on cards: some columns of their table, within the same bounds. */
export function typedCards(table: TableShape, columns: readonly string[]): Shape<readonly TypedCard[] | undefined> {
  const cells = columns.map((column) => [column, maybe(cellShape(table.columns[column]) as Shape)] as const);
  const card = {
    type: 'object',
    properties: { id: text(says('badCard')), ...Object.fromEntries(cells) },
    required: ['id'],
    additionalProperties: false,
  } as const;
  return maybe(list(card as Shape<TypedCard>, MOST_CARDS));
}

function cellShape(column: Column): AnyOf {
  if (column.is === 'whole') {
    const wrong = says('typedRange', '', { as: 'count', facts: { least: column.min, most: column.max } });
    return whole({ minimum: column.min, maximum: column.max, under: wrong, over: wrong });
  }
  if (column.is === 'choice') {
    const values = column.none ? [...column.values, null as never] : column.values;
    return choice(values, says('typedChoice', '', { facts: { values: column.values.join(', ') } }));
  }
  if (column.is === 'list') {
    const isMaybe = column.of.is === 'whole' && column.of.none === true;
    const items = isMaybe ? { ...cellShape(column.of), nullable: true as const } : cellShape(column.of);
    return list(items as Shape, column.max, leastOf(column));
  }
  if (column.is === 'parts')
    return record(
      Object.fromEntries(Object.entries(column.parts).map(([part, one]) => [part, maybe(cellShape(one) as Shape)])),
    );
  throw new Error(`${column.is} cannot be typed on a card`);
}

/** Where every place of a list has a meaning, none may be missing. */
const leastOf = ({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): Pick<ListShape, 'minItems' | 'count'> =>
  min === 0
    ? {}
    : {
        minItems: min,
        count: {
          ...says('typedCount', '', { as: 'count', facts: { least: min, most: max } }),
          most: max,
          isLast: false,
        },
      };

/** The edition with these cells on its cards. `fresh` makes a row for a card that it does not have; null: there is no such card. */
export function editionWith(
  edition: Edition,
  table: string,
  typed: readonly TypedCard[],
  fresh: (card: TypedCard) => EditionRow | null,
  path = 'cards',
): Edition {
  if (typed.length === 0) return edition;
  const rows = new Map(edition.tables[table].map((row) => [row.id, row]));
  const seen = new Set<string>();
  for (const [i, card] of typed.entries()) {
    const at = `${path}[${i}]`;
    if (!isRowId(card.id)) complain(`${at}.id`, 'badCard', '', { value: card.id.slice(0, 40) });
    if (seen.has(card.id)) complain(at, 'typedTwice', '', { id: card.id });
    seen.add(card.id);
    const row = rows.get(card.id) ?? fresh(card);
    if (row === null) return complain(`${at}.id`, 'badCard', '', { value: card.id });
    rows.set(card.id, { ...row, ...card });
  }
  return { ...edition, tables: { ...edition.tables, [table]: [...rows.values()] } };
}

/** What is known of the real box, and what Kontor has only made up: nothing is refused because of the latter. */
export interface Knowledge {
  /** Whether these cells of a card are printed so: its row is not reconstructed, or they were typed. */
  card(id: string, ...columns: readonly string[]): boolean;
  /** The same of a number of the rules. */
  number(table: string, id: string): boolean;
}
/** Whether nothing of a row is reconstructed. */
export const isPrintedIn = ({ tables }: Edition, table: string, id: string): boolean =>
  tables[table].some((row) => row.id === id && !row.origin.includes(RECONSTRUCTED));

export function knowledgeOf(edition: Edition, table: string, typed: readonly TypedCard[]): Knowledge {
  const isPrinted = (name: string, id: string): boolean => isPrintedIn(edition, name, id);
  const cells = new Map(typed.map((card) => [card.id, card]));
  return {
    card: (id, ...columns) => columns.every((column) => cells.get(id)?.[column] !== undefined) || isPrinted(table, id),
    number: isPrinted,
  };
}
