// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'places pawns where nothing is decided yet',
    careful: 'keeps cards and pawns back',
    builder: 'wants masters in the city',
    spoiler: 'takes houses away from the others',
  },
  who: {
    wat: {
      about: 'An apprentice who wants to be everywhere at once.',
      says: {
        sits: ['Here I am.', 'Where is it all happening?'],
        scores: ['Did you see that?', 'I stood in the right place.'],
        outscored: ['How did you do that?', 'So many at once.'],
        won: ['Wait till the alley hears.', 'From apprentice to master.'],
        lost: ['I was in the wrong place.', 'Tomorrow I come earlier.'],
      },
    },
    agnes: {
      about: 'A weaver with patient hands.',
      says: {
        sits: ['Thread by thread.', 'Good day, neighbours.'],
        scores: ['One master more.', 'The pattern shows.'],
        outscored: ['Fine cloth.', 'That is firmly woven.'],
        won: ['The cloth is done.', 'Patient hands.'],
        lost: ['A thread broke.', 'I begin again.'],
      },
    },
    geoffrey: {
      about: 'A scrivener who knows all contracts.',
      says: {
        sits: ['Is that in the contract?', 'I am taking notes.'],
        scores: ['In the small print.', 'It was my good right.'],
        outscored: ['I contest that.', 'Noted.'],
        won: ['In black and white.', 'Who writes, remains.'],
        lost: ['A gap in the contract.', 'I sign.'],
      },
    },
    maud: {
      about: 'A goldsmith who never strikes too early.',
      says: {
        sits: ['The fire is still small.', 'First I watch.'],
        scores: ['Now it was hot enough.', 'Weighed to the grain.'],
        outscored: ['A fine piece.', 'Heavy, but good.'],
        won: ['Pure as gold.', 'Well waited for.'],
        lost: ['Too long in the fire.', 'Fine work, yours.'],
      },
    },
    roger: {
      about: 'A captain of the watch with a loud voice.',
      says: {
        sits: ['Make way for the watch.', 'Who gives the orders here?'],
        scores: ['Taken by storm.', 'We hold that.'],
        outscored: ['Back in line.', 'Brave, one must say.'],
        won: ['The city is ours.', 'Fall in to celebrate.'],
        lost: ['A retreat, in good order.', 'You held the gate.'],
      },
    },
    philippa: {
      about: 'Lord Mayor in her third year.',
      says: {
        sits: ['Let the guilds speak.', 'I hear both sides.'],
        scores: ['In the city’s interest.', 'It was time.'],
        outscored: ['The city will not forget.', 'A clever motion.'],
        won: ['The chain stays where it is.', 'London thanks you.'],
        lost: ['The chain moves on.', 'Well governed.'],
      },
    },
  },
};
