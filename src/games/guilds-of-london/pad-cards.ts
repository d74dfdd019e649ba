// What a real table's tiles and mayor cards say, where it is something else than the edition in play has: typed on the pad for one evening.
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import type { TypedCard } from '../../text/edition/typed.ts';
import { TypedOn } from '../../text/edition/typed-tables.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { MAYOR_KINDS, type MayorKind } from './data/tokens.ts';

/** What the end of the game counts (R10.2); what tiles and tokens bring in play has moved the markers already. */
export const typing = new TypedOn(inPlay, kind, {
  guilds: { columns: ['precedence', 'symbols'], fresh: freshGuild, whole: eachOnce },
  buildings: { columns: ['symbols'], fresh: freshBuilding, whole: eachOnce },
  mayors: {
    columns: ['kind', 'symbol', 'vp', 'max', 'min', 'per', 'from', 'to', 'steps'],
    fresh: freshMayor,
    whole: wholeMayor,
  },
  amounts: { columns: ['value'] },
});

const isFree = (id: string, { tables }: Edition): boolean =>
  !['guilds', 'buildings', 'mayors', 'tokens', 'cards'].some((table) => tables[table].some((row) => row.id === id));

const TILE = { majority: 2, vp: 0, effects: [], noHandLimit: false };
/** Any name will do, if its symbols are typed. */
function freshGuild({ id, symbols }: TypedCard, edition: Edition): EditionRow | null {
  if (symbols === undefined || !isFree(id, edition)) return null;
  return { id, origin: 'box', precedence: 1, symbols, ...TILE };
}
function freshBuilding({ id, symbols }: TypedCard, edition: Edition): EditionRow | null {
  if (symbols === undefined || !isFree(id, edition)) return null;
  return { id, origin: 'box', church: false, symbols, ...TILE };
}
/** R1.11 A tile has a symbol or it has not. */
function eachOnce(card: TypedCard): TypedCard {
  return card.symbols === undefined ? card : { ...card, symbols: [...new Set(card.symbols as string[])] };
}

/** What need not be typed of a card that counts something. */
const USUAL = { symbol: 'yellow', vp: 1, max: 60, min: 1, per: 1, from: 1, to: 200 };
const NUMBERS = Object.keys(USUAL) as (keyof typeof USUAL)[];

/** Any name will do, if it is typed what it counts. */
function freshMayor(card: TypedCard, edition: Edition): EditionRow | null {
  if (card.kind === undefined || !isFree(card.id, edition)) return null;
  return { steps: [], ...card, origin: 'box' };
}
/** R10.2.1–R10.2.16 A card has the numbers of what it counts, and no others. */
function wholeMayor(card: TypedCard, row: EditionRow | undefined): TypedCard {
  const { kind: counts, steps = [], ...typed } = { ...row, ...card } as TypedCard & { readonly steps?: number[] };
  if (counts === undefined) return card;
  const fields = MAYOR_KINDS[counts as MayorKind];
  const numbers = NUMBERS.map((name) => [name, fields.includes(name) ? (typed[name] ?? USUAL[name]) : null]);
  const some = steps.length > 0 ? steps : [0, 1];
  return { ...Object.fromEntries(numbers), id: card.id, kind: counts, steps: fields.includes('steps') ? some : [] };
}
