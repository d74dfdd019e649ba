// What was typed on the cards of several tables of an edition, table by table: `cards: { people: [{ id: 'FA01', work: 5 }] }`.
import { same } from '../../kernel/canonical.ts';
import { read } from '../input.ts';
import { maybe, type ObjectShape, record, type Shape } from '../shape.ts';
import type { Edition, EditionRow } from './edition.ts';
import type { InPlay } from './in-play.ts';
import type { EditionKind } from './read.ts';
import { editionWith, isPrintedIn, type TypedCard, typedCards } from './typed.ts';

export type TypedTables = Readonly<Record<string, readonly TypedCard[] | undefined>>;
/** A position that may carry what was typed. */
interface Carrying {
  readonly cards?: TypedTables | undefined;
}
/** What may be typed on the cards of one table. */
interface Typeable {
  readonly columns: readonly string[];
  /** A row for a card that the edition does not have; left out, or null: there is no such card. */
  fresh?(card: TypedCard, edition: Edition): EditionRow | null;
  /** The card with what follows from what was typed on it, such as what another effect counts. */
  whole?(card: TypedCard, row: EditionRow | undefined): TypedCard;
}

const asTyped = (card: TypedCard): TypedCard => card;

/** One for each game whose pad takes what its cards say. */
export class TypedOn {
  readonly shape: Shape<TypedTables | undefined>;
  readonly #inPlay: InPlay;
  readonly #tables: Readonly<Record<string, Typeable>>;
  readonly #made = new WeakMap<object, { readonly on: Edition; readonly edition: Edition }>();

  constructor(inPlay: InPlay, kind: EditionKind, tables: Readonly<Record<string, Typeable>>) {
    this.#inPlay = inPlay;
    this.#tables = tables;
    const lists = Object.entries(tables).map(([table, { columns }]) => [table, typedCards(kind.shape[table], columns)]);
    this.shape = maybe(record(Object.fromEntries(lists)) as unknown as Shape<TypedTables, ObjectShape>);
  }

  /** Comes first when a position is read: which cards there are follows from it. */
  read(input: unknown): TypedTables {
    const cards = typeof input === 'object' && input !== null && 'cards' in input ? input.cards : undefined;
    return read(this.shape, cards, 'cards') ?? {};
  }

  /** The edition in play with what was typed; the same for the same cards. */
  editionOf(typed: TypedTables): Edition {
    const on = this.#inPlay.edition;
    const known = this.#made.get(typed);
    if (known?.on === on) return known.edition;
    let edition = on;
    for (const [table, { fresh, whole = asTyped }] of Object.entries(this.#tables)) {
      const rows = new Map(on.tables[table].map((row) => [row.id, row]));
      const cards = (typed[table] ?? []).map((card) => whole(card, rows.get(card.id)));
      edition = editionWith(edition, table, cards, (card) => fresh?.(card, on) ?? null, `cards.${table}`);
    }
    this.#made.set(typed, { on, edition });
    return edition;
  }

  /** With what was typed on the cards of a position in play. */
  within<T>({ cards }: Carrying, call: () => T): T {
    return cards === undefined ? call() : this.#inPlay.with(this.editionOf(cards), call);
  }

  /** Whether a row of the edition in play is the box's own: nothing is refused because of what Kontor has made up. */
  isPrinted(table: string, id: string): boolean {
    return isPrintedIn(this.#inPlay.edition, table, id);
  }

  columnsOf(table: string): readonly string[] {
    return this.#tables[table].columns;
  }

  /** A card as this position has it; of an empty one, as the edition in play has it. */
  rowOf({ cards = {} }: Carrying, table: string, id: string): EditionRow | undefined {
    return this.editionOf(cards).tables[table].find((row) => row.id === id);
  }

  has({ cards }: Carrying, table: string, id: string): boolean {
    return cards?.[table]?.some((card) => card.id === id) === true;
  }

  /** The position with these cells typed on a card; what is there anyway is not noted. */
  typed<P extends Carrying>(position: P, table: string, id: string, cells: Readonly<Record<string, unknown>>): P {
    const usual = this.#inPlay.edition.tables[table].find((row) => row.id === id);
    const before = position.cards?.[table]?.find((card) => card.id === id);
    const own = Object.entries({ ...before, ...cells }).filter(
      ([column, cell]) => column !== 'id' && !same(cell, usual?.[column]),
    );
    const isNoted = own.length > 0 || usual === undefined;
    return withCards(position, table, id, isNoted ? [{ ...Object.fromEntries(own), id }] : []);
  }

  /** The position with the card as the edition has it. */
  untyped<P extends Carrying>(position: P, table: string, id: string): P {
    return withCards(position, table, id, []);
  }
}

function withCards<P extends Carrying>(position: P, table: string, id: string, now: readonly TypedCard[]): P {
  const { cards = {}, ...rest } = position;
  const list = [...(cards[table] ?? []).filter((card) => card.id !== id), ...now];
  const all = Object.entries({ ...cards, [table]: list }).filter(([, some]) => (some?.length ?? 0) > 0);
  return (all.length === 0 ? rest : { ...rest, cards: Object.fromEntries(all) }) as P;
}
