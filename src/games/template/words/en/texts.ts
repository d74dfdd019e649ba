import type { Refusal } from '../../../../kernel/types.ts';
import type { Texts } from '../../../../text/texts.ts';
import { CARDS, type CardId, GOODS, type Good, isCardId } from '../../data/cards.ts';
import type { Choices, DraftTask, Happened, V } from '../../types.ts';
import { about } from './about.ts';

const GOOD_NAMES: Readonly<Record<Good, string>> = { salt: 'Salt', cloth: 'Cloth', wax: 'Wax' };
export const nameOf = (card: CardId): string => `${GOOD_NAMES[CARDS[card].good]} ${CARDS[card].value}`;

const REFUSALS: Readonly<Record<string, (fact: (name: string) => string) => string>> = {
  notInHand: (fact) => `${nameOf(fact('card') as CardId)} is not in your hand`,
};
export const KINDS: Readonly<Record<string, string>> = {
  cards: 'Cards laid out',
  everyGood: 'All three goods',
};

export const texts: Texts<DraftTask, Choices['pick'], Happened, V> = {
  title: about.title,
  tagline: 'Three goods, one hand that wanders, and everybody wants all of them',
  settings: {},
  ties: { highestCard: 'Highest card' },
  presets: {},
  ask: () => 'Pick a card; your hand goes on to the left',
  option: (_view, _task, card) => ({ text: `Lay out ${nameOf(card)}`, rule: 'R2.1' }),
  event(event, names) {
    switch (event.e) {
      case 'dealt':
        return { text: 'Everybody gets three cards', rule: 'R1.2' };
      case 'picked':
        return { text: `${names[event.seat]} picks ${nameOf(event.card)}`, rule: 'R2.1' };
      case 'turnedUp':
        return { text: event.cards.map((card, seat) => `${names[seat]}: ${nameOf(card)}`).join(' · '), rule: 'R2.2' };
      case 'passed':
        return { text: 'All pass their hands to the left', rule: 'R2.3' };
    }
  },
  refusal: ({ why, facts }: Refusal) => REFUSALS[why]?.((name) => String(facts?.[name])) ?? null,
  line: (line) => KINDS[line.label],
  kind: (line) => KINDS[line.label],
  things: {
    middle: { round: 'Round' },
    each: { rows: 'Laid out', hand: 'Hand', picked: 'Picked' },
    piles: { deck: 'Cards left over' },
    piece(id) {
      if (!isCardId(id)) return null;
      const { good, value } = CARDS[id];
      return { name: GOOD_NAMES[good], value, pigment: GOODS.indexOf(good) };
    },
  },
};
