// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'bets on large cities, finished or not',
    careful: 'keeps followers at home',
    builder: 'likes to send monks and refugees on long journeys',
    spoiler: 'begrudges the others every point',
  },
  who: {
    vreni: {
      about: 'Minds goats and takes her time.',
      says: {
        sits: ['It is lovely up here.', 'I have not been in the valley for a while.'],
        scores: ['That fitted.', 'There, it works.'],
        outscored: ['Goodness, that was a lot.', 'So that is how it is done.'],
        won: ['Wait till I tell them at home.', 'Who would have thought.'],
        lost: ['Tomorrow, then.', 'The view was lovely all the same.'],
      },
    },
    ueli: {
      about: 'A coachman who never turns round.',
      says: {
        sits: ['Off we go.', 'The wind is behind me today.'],
        scores: ['That is how to drive.', 'Who dares arrives.'],
        outscored: ['Not bad for somebody on foot.', 'I will catch up.'],
        won: ['Brisk and straight ahead.', 'The road was clear.'],
        lost: ['A broken axle just before the end.', 'Next time I take the bend.'],
      },
    },
    salome: {
      about: 'An innkeeper who counts every penny.',
      says: {
        sits: ['Sit down, the table is laid.', 'Today I am the guest.'],
        scores: ['One has to be able to wait.', 'That is settled now.'],
        outscored: ['I put it on the slate.', 'Well reckoned.'],
        won: ['What counts is what lies in the cellar.', 'Staying calm pays.'],
        lost: ['This one is on me.', 'I was too thrifty today.'],
      },
    },
    jakob: {
      about: 'An orchard keeper who thinks of the day after tomorrow.',
      says: {
        sits: ['First sow, then reap.', 'Good day to you all.'],
        scores: ['That was sown in spring.', 'It is ripening.'],
        outscored: ['A good year for you.', 'That was quick.'],
        won: ['A decent harvest.', 'Patience bears fruit.'],
        lost: ['A rainy summer.', 'The soil needs a rest.'],
      },
    },
    dorothea: {
      about: 'A surveyor with a sharp pencil.',
      says: {
        sits: ['I know the borders by heart.', 'Whose meadow is this?'],
        scores: ['Right on the line.', 'It was on my way.'],
        outscored: ['I will measure that again.', 'Pretty, but dearly bought.'],
        won: ['Clean work.', 'It is the edges that count.'],
        lost: ['There was a gap in my map.', 'Well drawn.'],
      },
    },
    balthasar: {
      about: 'A bailiff who has seen towns grow.',
      says: {
        sits: ['Show me your land.', 'I have brought time.'],
        scores: ['A city takes courage.', 'As I had planned it.'],
        outscored: ['Remarkable.', 'That will be in the chronicle.'],
        won: ['The land is in order.', 'A worthy game.'],
        lost: ['The office is yours.', 'I take off my hat.'],
      },
    },
  },
};
