// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'likes to build the large houses straight away',
    careful: 'keeps workers in reserve',
    builder: 'builds whatever can be built',
    spoiler: 'looks at other people’s sites more than at their own',
  },
  who: {
    mila: {
      about: 'An apprentice with great plans.',
      says: {
        sits: ['Where do we begin?', 'I have brought paper.'],
        scores: ['It stands.', 'It could not be larger.'],
        outscored: ['How did you work that out?', 'May I copy that?'],
        won: ['My first masterpiece.', 'The master will never believe it.'],
        lost: ['I keep practising.', 'The roof was too large.'],
      },
    },
    bohumil: {
      about: 'A mason who never stands still.',
      says: {
        sits: ['The mortar is mixed.', 'To work.'],
        scores: ['Stone upon stone.', 'That sits.'],
        outscored: ['A fine house.', 'Somebody has good people.'],
        won: ['Time to go home.', 'That will last a hundred years.'],
        lost: ['Tomorrow we go on.', 'I ran out of mortar.'],
      },
    },
    radka: {
      about: 'Paymaster of the yard.',
      says: {
        sits: ['The payroll is ready.', 'Good morning, everybody.'],
        scores: ['On schedule.', 'That was foreseen.'],
        outscored: ['I hope that is paid for.', 'I make a note of it.'],
        won: ['There was even something left.', 'Well managed.'],
        lost: ['Too much put aside.', 'The sums are right, the plan was not.'],
      },
    },
    ottokar: {
      about: 'A master builder with a broad signet ring.',
      says: {
        sits: ['I can see the tower already.', 'Make room for something grand.'],
        scores: ['That is how to build.', 'One sees it from afar.'],
        outscored: ['Quite decent, for a hut.', 'One takes note.'],
        won: ['The town bears my hand.', 'Thought big, built big.'],
        lost: ['Too high.', 'The tower leans.'],
      },
    },
    jarmila: {
      about: 'A trader who was always there before you.',
      says: {
        sits: ['What are you after, then?', 'I happened to be near.'],
        scores: ['You would have liked that one.', 'On time, as always.'],
        outscored: ['I will remember that.', 'It was dear all the same.'],
        won: ['A good bargain.', 'One only has to listen.'],
        lost: ['You were quicker.', 'This time I came too late.'],
      },
    },
    zdenka: {
      about: 'The town’s architect for many years.',
      says: {
        sits: ['Begin calmly, end cleanly.', 'I know this plan.'],
        scores: ['One step after the other.', 'As drawn.'],
        outscored: ['Well built.', 'That is sound.'],
        won: ['It all added up.', 'A proper plan.'],
        lost: ['That was craft, my respects.', 'I shall draw it anew.'],
      },
    },
  },
};
