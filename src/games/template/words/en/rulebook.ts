import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import { CARD_IDS, HAND, SET_POINTS, VALUES } from '../../data/cards.ts';

const word = (n: number): string => inWords('en', n);

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'Setting up',
      rules: [
        {
          id: 'R1.1',
          origin: 'K',
          text: `${inWordsAtStart('en', about.seats.min)} to ${word(about.seats.max)} merchants play with ${word(CARD_IDS.length)} cards: salt, cloth and wax, each of value ${VALUES[0]} to ${VALUES.at(-1)}.`,
        },
        {
          id: 'R1.2',
          origin: 'K',
          text: `Shuffle them and deal ${word(HAND)} to each. Nobody sees the others’ cards.`,
        },
      ],
    },
    {
      id: 'R2',
      title: 'A round',
      rules: [
        { id: 'R2.1', origin: 'K', text: 'All pick a card of their hand at once, in secret.' },
        { id: 'R2.2', origin: 'K', text: 'When all have, the cards are turned up and laid out before their players.' },
        { id: 'R2.3', origin: 'K', text: 'All pass their hands to the left.' },
        {
          id: 'R2.4',
          origin: 'K',
          text: 'A last card is laid out by itself. The game ends when all hands are empty.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Points',
      rules: [
        { id: 'R3.1', origin: 'K', text: 'Every card laid out counts its value.' },
        { id: 'R3.2', origin: 'K', text: `Whoever has laid out all three goods gets ${SET_POINTS} points.` },
        { id: 'R3.3', origin: 'K', text: 'Most points win. If there is a tie, the highest card decides.' },
      ],
    },
  ],
  rulings: [],
  reconstructed: 'This game was made up at this table; nothing is reconstructed.',
};
