// How the game begins, how it is copied, and what a player who sees only their own part can imagine.
import type { Chance, Veiled } from '../../kernel/types.ts';
import { CARD_IDS } from './data/cards.ts';
import type { Dark, Open, Own, S, V } from './types.ts';

export function setup(seats: number, _settings: S['settings'], chance: Chance) {
  const deck = CARD_IDS.slice();
  chance.shuffle('deck', deck);
  const open: Open = { round: 0, rows: Array.from({ length: seats }, () => []) };
  const own = Array.from({ length: seats }, (): Own => ({ hand: [], picked: null }));
  return { open, own, dark: { deck } };
}

/** Search copies states all day long, so it is written out; no list may be shared. */
export const clone = {
  open: (open: Open): Open => ({ ...open, rows: open.rows.map((row) => row.slice()) }),
  own: (own: Own): Own => ({ ...own, hand: own.hand.slice() }),
  dark: (dark: Dark): Dark => ({ deck: dark.deck.slice() }),
};

/** A whole state that fits a view: what the viewer cannot know is dealt again. */
export function imagine(view: V, chance: Chance) {
  const mine = view.seat === null ? null : (view.own[view.seat] as Own);
  const known = new Set([...view.open.rows.flat(), ...(mine?.hand ?? [])]);
  const deck = CARD_IDS.filter((card) => !known.has(card));
  chance.shuffle('hidden', deck);
  const own = view.own.map((theirs, seat): Own => {
    if (seat === view.seat && mine !== null) return clone.own(mine);
    const hand = deck.splice(0, (theirs as Veiled).hand);
    return { hand, picked: hasPicked(view, seat) ? hand[0] : null };
  });
  return { open: clone.open(view.open), own, dark: { deck } };
}

/** While all pick at once, those whose lane is empty have; then all have, until the cards are turned up. */
const hasPicked = ({ lanes, todo }: V, seat: number): boolean =>
  lanes.length > 0 ? lanes[seat] === false : todo.some((task) => task.do === 'turnUp');

/** Every card, wherever it is: a law counts them. */
export const pieces = (s: S): string[] => [...s.dark.deck, ...s.own.flatMap(({ hand }) => hand), ...s.open.rows.flat()];
