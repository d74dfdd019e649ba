// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'drives one collection far ahead',
    careful: 'lets no collection fall behind',
    builder: 'collects seals for the end',
    spoiler: 'splits so that it hurts the others',
  },
  who: {
    toni: {
      about: 'At a gala for the first time.',
      says: {
        sits: ['Is this my seat?', 'What a hall.'],
        scores: ['How it shines.', 'All on one card.'],
        outscored: ['Oh, I would like that too.', 'How do they do it?'],
        won: ['I shall frame this.', 'Beginner’s luck, they say.'],
        lost: ['The evening was worth it.', 'Next time I borrow gloves.'],
      },
    },
    cosima: {
      about: 'An heiress with a tidy list.',
      says: {
        sits: ['Good evening, I like to sit at the edge.', 'I have noted everything.'],
        scores: ['Nice and even.', 'That was missing.'],
        outscored: ['How one-sided.', 'A pretty piece.'],
        won: ['Complete, to the last piece.', 'Order is a fortune.'],
        lost: ['A little more daring next time.', 'The list stays open.'],
      },
    },
    percival: {
      about: 'A collector of the old school.',
      says: {
        sits: ['Ladies, gentlemen.', 'I have always collected.'],
        scores: ['That goes into the cabinet.', 'With seal and ribbon.'],
        outscored: ['The young are in a hurry.', 'Respectable.'],
        won: ['Good things take time.', 'One for the archive.'],
        lost: ['Time ran away from me.', 'I am growing old, my dear.'],
      },
    },
    odile: {
      about: 'A diva who never leaves you the larger part.',
      says: {
        sits: ['Am I late? Good.', 'Who shares with me tonight?'],
        scores: ['It did not suit you anyway.', 'I take the lesser evil.'],
        outscored: ['Enjoy it while it lasts.', 'Oh, that old thing.'],
        won: ['The curtain falls.', 'You were a charming audience.'],
        lost: ['Tonight I bow.', 'A cool cut, my compliments.'],
      },
    },
    leopold: {
      about: 'A banker who reads collections like shares.',
      says: {
        sits: ['Prices are good.', 'I am confident.'],
        scores: ['That was priced in.', 'Rising.'],
        outscored: ['An outlier, upward.', 'A remarkable price.'],
        won: ['Dividends.', 'Well invested.'],
        lost: ['A correction.', 'I book it as experience.'],
      },
    },
    zelda: {
      about: 'An art dealer who misses nothing.',
      says: {
        sits: ['I am listening.', 'Show me what you have.'],
        scores: ['As expected.', 'That was the right cut.'],
        outscored: ['Well spotted.', 'That has its price.'],
        won: ['The catalogue is closed.', 'It all lay on the table.'],
        lost: ['A piece that escaped me.', 'Bought and paid for, rightly.'],
      },
    },
  },
};
