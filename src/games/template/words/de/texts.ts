import type { Refusal } from '../../../../kernel/types.ts';
import type { Texts } from '../../../../text/texts.ts';
import { CARDS, type CardId, GOODS, type Good, isCardId } from '../../data/cards.ts';
import type { Choices, DraftTask, Happened, V } from '../../types.ts';
import { about } from './about.ts';

const GOOD_NAMES: Readonly<Record<Good, string>> = { salt: 'Salz', cloth: 'Tuch', wax: 'Wachs' };
export const nameOf = (card: CardId): string => `${GOOD_NAMES[CARDS[card].good]} ${CARDS[card].value}`;

const REFUSALS: Readonly<Record<string, (fact: (name: string) => string) => string>> = {
  notInHand: (fact) => `${nameOf(fact('card') as CardId)} ist nicht in deiner Hand`,
};
export const KINDS: Readonly<Record<string, string>> = {
  cards: 'Ausgelegte Karten',
  everyGood: 'Alle drei Waren',
};

export const texts: Texts<DraftTask, Choices['pick'], Happened, V> = {
  title: about.title,
  tagline: 'Drei Waren, eine Hand, die wandert, und alle wollen von jeder eine',
  settings: {},
  ties: { highestCard: 'Höchste Karte' },
  presets: {},
  ask: () => 'Wähle eine Karte; deine Hand geht nach links weiter',
  option: (_view, _task, card) => ({ text: `${nameOf(card)} auslegen`, rule: 'R2.1' }),
  event(event, names) {
    switch (event.e) {
      case 'dealt':
        return { text: 'Alle bekommen drei Karten', rule: 'R1.2' };
      case 'picked':
        return { text: `${names[event.seat]} wählt ${nameOf(event.card)}`, rule: 'R2.1' };
      case 'turnedUp':
        return { text: event.cards.map((card, seat) => `${names[seat]}: ${nameOf(card)}`).join(' · '), rule: 'R2.2' };
      case 'passed':
        return { text: 'Alle geben ihre Hand nach links weiter', rule: 'R2.3' };
    }
  },
  refusal: ({ why, facts }: Refusal) => REFUSALS[why]?.((name) => String(facts?.[name])) ?? null,
  line: (line) => KINDS[line.label],
  kind: (line) => KINDS[line.label],
  things: {
    middle: { round: 'Runde' },
    each: { rows: 'Ausgelegt', hand: 'Hand', picked: 'Gewählt' },
    piles: { deck: 'Übrige Karten' },
    piece(id) {
      if (!isCardId(id)) return null;
      const { good, value } = CARDS[id];
      return { name: GOOD_NAMES[good], value, pigment: GOODS.indexOf(good) };
    },
  },
};
