// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'saves up for the great buildings',
    careful: 'keeps the warehouse full',
    builder: 'builds one after the other',
    spoiler: 'snatches away what others need',
  },
  who: {
    tile: {
      about: 'A merchant’s clerk on his first voyage.',
      says: {
        sits: ['So this is Riga.', 'I hardly found the cog.'],
        scores: ['I will take that.', 'It is growing.'],
        outscored: ['So much at once?', 'I shall learn that yet.'],
        won: ['I will write home about it.', 'The master will stare.'],
        lost: ['There is always another voyage.', 'At least I was not seasick.'],
      },
    },
    alheyd: {
      about: 'A widow with the fullest granary at the harbour.',
      says: {
        sits: ['The granary is aired.', 'Good morning on the quay.'],
        scores: ['One should never spend it all.', 'That was to spare.'],
        outscored: ['I suppose that was needed.', 'Dear timber.'],
        won: ['Stores win.', 'Winter may come.'],
        lost: ['Waited too long.', 'The store is full, the plot is empty.'],
      },
    },
    hinrich: {
      about: 'A skipper who likes to aim high.',
      says: {
        sits: ['The wind is fair.', 'Hoist the sails.'],
        scores: ['One sees it from the sea.', 'Large enough.'],
        outscored: ['A fine gable.', 'Somebody sets the pace.'],
        won: ['Full sail to the last.', 'That is how to come home.'],
        lost: ['Run aground.', 'The wind has turned.'],
      },
    },
    kersten: {
      about: 'A broker who knows every deal already.',
      says: {
        sits: ['I hear you want cloth?', 'We meet again.'],
        scores: ['It was there a moment ago.', 'Chance, surely.'],
        outscored: ['I should have seen that.', 'A good bargain.'],
        won: ['One has to know what others need.', 'Business is business.'],
        lost: ['This time you were there first.', 'The round is on me.'],
      },
    },
    gotthard: {
      about: 'An alderman who reckons in decades.',
      says: {
        sits: ['Slowly, the years are long.', 'Come and sit with me.'],
        scores: ['One house after the other.', 'As it stands in the book.'],
        outscored: ['Well managed.', 'I enter it.'],
        won: ['The book is closed.', 'Stone by stone.'],
        lost: ['A lean year.', 'The book has pages left.'],
      },
    },
    margarete: {
      about: 'A councillor who steers the market.',
      says: {
        sits: ['The council is in session.', 'Let us see.'],
        scores: ['As resolved.', 'It was worth the trouble.'],
        outscored: ['The council takes note.', 'That will cost you later.'],
        won: ['Unanimous.', 'The town is grateful.'],
        lost: ['Outvoted.', 'I congratulate the council.'],
      },
    },
  },
};
