// What a real table's boards and characters say, where it is something else than the edition in play has: typed on the pad for one evening.
import type { EditionRow } from '../../text/edition/edition.ts';
import type { TypedCard } from '../../text/edition/typed.ts';
import { TypedOn } from '../../text/edition/typed-tables.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import type { ResourceRow, SealRow } from './data/tracks.ts';

/** What the final scoring reads (R10.2–R10.5). */
export const typing = new TypedOn(inPlay, kind, {
  resources: { columns: ['last', 'values', 'orders'], whole: wholeResource },
  seals: { columns: ['last', 'starsAt', 'stars'], whole: wholeSeal },
  zones: { columns: ['points'] },
  characters: { columns: ['start', 'orders'], fresh: freshCharacter },
});

/** Any name will do. */
function freshCharacter({ id }: TypedCard): EditionRow {
  return { id, origin: 'box', start: {}, orders: {} };
}

const inOrder = (spaces: readonly number[], last: number): number[] =>
  [...new Set(spaces)].filter((at) => at <= last).sort((a, b) => a - b);

/**
 * A value for each space; what is missing is as much as before it. Gold has none. Values rise (R6.8): where less is typed than
 * Kontor has before it, Kontor's give way.
 */
function wholeResource(card: TypedCard, row: EditionRow | undefined): TypedCard {
  if (row === undefined) return card;
  const { last, values, orders, arrows } = { ...row, ...card } as unknown as ResourceRow;
  const usual = row.values as ResourceRow['values'];
  const isTyped = (space: number): boolean => values[space] !== usual[space];
  const spaces = Array.from({ length: last + 1 }, (_, space) => {
    const later = values.filter((value, at): value is number => at > space && isTyped(at) && value !== null);
    const value = values[space] ?? null;
    return value === null || isTyped(space) ? value : Math.min(value, ...later);
  }).with(0, 0);
  return {
    ...card,
    values: row.id === 'gold' ? [] : spaces,
    orders: inOrder(orders, last),
    arrows: inOrder(arrows, last),
  };
}

/** Banners that lie on the track, each with its stars, in their order. */
function wholeSeal(card: TypedCard, row: EditionRow | undefined): TypedCard {
  if (row === undefined) return card;
  const { last, starsAt, stars, symbolsAt, symbols } = { ...row, ...card } as unknown as SealRow;
  const banners = starsAt.slice(0, stars.length).map((at, i) => ({ at, stars: stars[i] }));
  const lying = inOrder(
    banners.map(({ at }) => at),
    last,
  ).map((at) => banners.find((one) => one.at === at)!);
  return {
    ...card,
    starsAt: lying.map(({ at }) => at),
    stars: lying.map((one) => one.stars),
    symbolsAt: symbolsAt.filter((at) => at <= last),
    symbols: symbols.filter((_, i) => symbolsAt[i] <= last),
  };
}
