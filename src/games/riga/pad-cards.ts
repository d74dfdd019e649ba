// What a real table's buildings say, where it is something else than the edition in play has: typed on the pad for one evening.
import { same } from '../../kernel/canonical.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { editionWith, type TypedCard } from '../../text/edition/typed.ts';
import { BUILDINGS, KINDS } from './data/buildings.ts';
import { PLACES, type Place } from './data/goods.ts';
import { inPlay } from './data/in-play.ts';

/** What scores, and the place of a card that Kontor does not have. */
export const TYPED_COLUMNS = ['place', 'cost', 'vp', 'persons', 'does', 'amount', 'which'] as const;

/** The edition in play with what was typed; the same for the same list. */
export function editionOf(typed: readonly TypedCard[]): Edition {
  const known = made.get(typed);
  if (known?.on === inPlay.edition) return known.edition;
  const edition = editionWith(inPlay.edition, 'buildings', typed.map(whole), fresh);
  made.set(typed, { on: inPlay.edition, edition });
  return edition;
}
const made = new WeakMap<object, { readonly on: Edition; readonly edition: Edition }>();

/** With what was typed on the cards of a position in play. */
export const within = <T>({ cards }: { readonly cards?: readonly TypedCard[] | undefined }, call: () => T): T =>
  cards === undefined ? call() : inPlay.with(editionOf(cards), call);

/** A position with these cells typed on a card; what is there anyway is not noted. */
export function withTyped<P extends { readonly cards?: readonly TypedCard[] }>(
  position: P,
  id: string,
  cells: Readonly<Record<string, unknown>>,
): P {
  const { cards = [], ...rest } = position;
  const usual = inPlay.edition.tables.buildings.find((row) => row.id === id);
  const all = { ...cards.find((card) => card.id === id), ...cells };
  const own = Object.entries(all).filter(([column, cell]) => column !== 'id' && !same(cell, usual?.[column]));
  const others = cards.filter((card) => card.id !== id);
  const typed = own.length === 0 && usual !== undefined ? others : [...others, { ...Object.fromEntries(own), id }];
  return (typed.length === 0 ? rest : { ...rest, cards: typed }) as P;
}

/** Of another function than the card's own, how much it brings and what it names need not be typed: one, and its own place. */
function whole(card: TypedCard): TypedCard {
  const row = Object.hasOwn(BUILDINGS, card.id) ? BUILDINGS[card.id] : undefined;
  if (card.does === undefined || card.does === row?.does) return card;
  const names = card.does === 'END_SAME_CITY' ? (card.place ?? row?.place ?? placeIn(card.id)) : null;
  return { amount: card.does === 'NONE' ? 0 : 1, which: names ?? null, ...card };
}

const placeIn = (id: string): Place | undefined => PLACES.find((place) => id.startsWith(`${place}-`));

/** Any name will do, if it says where it stands: `visby-3`, or with its place typed. */
function fresh({ id, place }: TypedCard): EditionRow | null {
  const at = (place as Place | undefined) ?? placeIn(id);
  if (at === undefined) return null;
  const kind = KINDS.find((one) => id.endsWith(`-${one}`)) ?? 'dom';
  return { id, origin: 'box', place: at, kind, cost: 1, vp: 0, persons: [], does: 'NONE', amount: 0, which: null };
}
