// The places of the city in words: for the caption, and for those who do not see them.
import type { ViewOf } from '../../../kernel/types.ts';
import { type TileId, tileOf, tokenOf } from '../data/kinds.ts';
import { PLANTATIONS } from '../data/tokens.ts';
import { standingOn } from '../picture/standing.ts';
import { isSolo, placeOf } from '../rules/city.ts';
import type { Open, S } from '../types.ts';
import { type BoardWords, rewardLabel, symbolText, tileTitle } from '../words/board.ts';
import { placeOfKey } from './asking.ts';

/** Everybody with pawns by name: the seats, then Boris or Rik. */
export const ownerNames = ({ open, settings }: ViewOf<S>, names: readonly string[]): string[] => [
  ...open.hall.map((_, seat) => names[seat] ?? ''),
  ...(isSolo(open) ? [settings.opponent === 'rik' ? 'Rik' : 'Boris'] : []),
];
export interface Described {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What lies under a key of the table, in words; null: nothing. */
export type Describer = (key: string) => Described | null;

export const describerOf =
  (open: Open, words: BoardWords, owners: readonly string[], isFull: boolean): Describer =>
  (key) => {
    if (key === 'hall') return describeHall(open, words, owners);
    if (key === 'plantation') return describePlantation(open, words, owners);
    const place = placeOfKey(key);
    if (place === null || place === 'hall' || !open.city.tiles.includes(place)) return null;
    return describeTile(open, place, words, owners, isFull);
  };

function describeTile(
  open: Open,
  tile: TileId,
  words: BoardWords,
  owners: readonly string[],
  isFull: boolean,
): Described {
  const place = placeOf(open.city, tile);
  const { symbols, vp, effects, precedence, noHandLimit } = tileOf(tile);
  const title = [tileTitle(words, tile), ...(precedence === null ? [] : [words.precedence(precedence)])].join(', ');
  const lines = [symbolText(words, symbols)];
  const standing = standingOn(open, place);
  if (standing === null) {
    const master = open.city.masters[place];
    lines.push(master < 0 ? `${words.noMaster}, ${words.vp(vp)}` : words.resolvedBy(owners[master]));
    return { title, lines };
  }
  lines.push(words.first(rewardLabel(words, vp, effects)));
  if (noHandLimit) lines.push(words.noHandLimit);
  const token = open.city.tokens[place];
  if (token !== null) lines.push(words.second(rewardLabel(words, tokenOf(token).vp, tokenOf(token).effects)));
  const { figures, required, present, isDue } = standing;
  const there = present.map(({ owner, strength }) => words.pawns(owners[owner], strength));
  lines.push([words.figures(figures, required), ...there].join(' · '));
  if (open.beadle === tile) lines.push(words.beadle);
  if (open.city.lying[place]) lines.push(words.lying);
  if (isDue) lines.push(words.due);
  if (isFull && present.length > 0) lines.push(leading(standing, words, owners));
  return { title, lines };
}

/** R7.5 Who leads and what the tie-breaker says. */
function leading(
  { leaders, by }: NonNullable<ReturnType<typeof standingOn>>,
  words: BoardWords,
  owners: readonly string[],
): string {
  if (by === 'tie') return words.tie(words.and(leaders.map((owner) => owners[owner])));
  const text = words.leads(owners[leaders[0]]);
  return by === 'masters' || by === 'solo' ? `${text} (${words.by[by]})` : text;
}

function describeHall(open: Open, words: BoardWords, owners: readonly string[]): Described {
  return { title: words.guildhall, lines: open.hall.map((n, seat) => words.pawns(owners[seat], n)) };
}
function describePlantation(open: Open, words: BoardWords, owners: readonly string[]): Described {
  const { left, right } = PLANTATIONS[open.side];
  return {
    title: words.names.plantations[open.side],
    lines: [
      words.first(rewardLabel(words, left.vp, left.effects)),
      words.second(rewardLabel(words, right.vp, right.effects)),
      open.overseas.map((n, seat) => words.pawns(owners[seat], n)).join(' · '),
    ],
  };
}
