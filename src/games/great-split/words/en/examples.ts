import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const kit = kitOf('en');
const prestige = (n: number): string => `${kit.number(n)} prestige`;

export const examples: Readonly<Record<string, ExampleWords>> = {
  W1: {
    title: 'Cards and the split card',
    given: 'Two topazes and three books are in your hand. Play both cards, then use the split card for an artwork.',
    outcome: () =>
      'Each symbol is a step on its track: two on topaz, three on books (R5.3). The split card is one step wherever you like (R5.6). All of it had to be laid down (R5.2).',
  },
  W3: {
    title: 'Seals',
    given:
      'Three cards with seals. Diamonds go to books or artworks, squares to topaz, emerald or gold, stars anywhere. Put the diamond on the book seals, the square on the gold seals, the stars on the book and the emerald seals.',
    outcome: () =>
      'The two stars of one card may go to different tracks (R5.5d). The first space of each seal track moves its resource on as well: one book, one gold, one emerald (R6.3).',
  },
  W5: {
    title: 'Selling a card',
    given:
      'Three prestige, but you would rather have gold. Sell that card for a step on the gold track, then play the rest.',
    outcome: ([you]) =>
      `A sold card counts for one step on gold or prestige, whatever it shows (R7.1). You still have ${prestige(you)}. It is not lost; with the new round it is back in your hand (R7.4).`,
  },
  W6: {
    title: 'Leo’s harvest',
    given:
      'You are Leo. Play everything, in this order: prestige, the topaz, the books, the gold (take emeralds for the double arrow), the square seals (one on topaz, one on emerald), and the split card for a topaz.',
    outcome: (_, by) =>
      `Gold passed a double arrow, and the emeralds moved two (R6.1). The topaz seal brought a topaz, the emerald seal a banner with a star (R6.7). If gems were scored now, the weaker track would count twice: ${prestige(by('R10.4')[0])} (R10.4).`,
  },
  W20: {
    title: 'Two seals on one track',
    given: 'A card with two square seals. Put both of them on the topaz seals.',
    outcome: () =>
      'The first step brought a topaz, the second one is an ordinary space (R6.3). Each seal is decided by itself (R5.5d).',
  },
  W21: {
    title: 'A chain',
    given: 'You are one step away from a double arrow. Play the gold, and use the arrow for the gold seals.',
    outcome: () =>
      'The first step reached the arrow. Before the second one, the arrow was carried out: two gold seals, the first of which brought a gold. Then the card went on: five on gold, two gold seals (R6.4).',
  },
  W22: {
    title: 'Beyond a hundred',
    given: 'You are close to a hundred. Play both cards with three prestige, then use the split card for a book.',
    outcome: ([you]) =>
      `You have ${prestige(you)}: the second white cube shows the hundred, and the first one goes on counting (R14.1).`,
  },
  W17: {
    title: 'Too many cards',
    given: 'The card of round four has been dealt. You have seven cards, and six are allowed. Discard a single book.',
    outcome: () =>
      'Exactly one card had to go, and it never returns (R3.3, R3.4). Mira has only four cards, but nobody gets a second one (R3.5).',
  },
  W18: {
    title: 'Two cards each for two',
    given:
      'With two players everybody gets another card, of the level below. You had six and have eight now; seven are allowed. Discard a single book.',
    outcome: () => 'The limits are the same as for more players, so something has to go more often (R12.2, R12.3).',
  },
  W19: {
    title: 'Three envelopes',
    given:
      'You divide, your left neighbour chooses. Put the two cards with books into one part and everything else into the other. Then Jonas’s envelope comes to you: take the prestige and the emeralds.',
    outcome: () =>
      'Mira kept your topazes and the gold, so the books came back to you, and with them you have what you took from Jonas (R4.4). Mira has seven cards now, Jonas has four.',
  },
  W8: {
    title: 'A scoring line',
    given:
      'You are the last to finish round three. Play your cards and use the split card for a book. Then the market tile is turned up, and the line behind the round scores artworks.',
    outcome: (_, by) => {
      const [you, , jonas, selma, emil] = by('R10.3').map(prestige);
      return `The tile moved the slider before the scoring (R9.3). The arrow is on level six. Nine is on its right wing: ${you} for you. Mira’s two brings nothing, Jonas’s five ${jonas}, Selma’s six ${selma}, Emil’s ten ${emil} (R10.3).`;
    },
  },
  W9: {
    title: 'Two scorings at once',
    given:
      'Artworks and gems are scored behind round four. Play two topazes and the artwork, and use the split card for a topaz.',
    outcome: (_, by) =>
      `Your artworks are exactly on the arrow: ${prestige(by('R10.3')[0])}. Topaz is on seven and emerald on eight: twice seven, ${prestige(by('R10.4')[0])} (R10.4). Books had their turn behind round three; everything is scored again at the end (R10.1).`,
  },
  W10: {
    title: 'Books',
    given: 'The end of the game. You are on space fifteen of the book track, Mira is on sixteen, Jonas on one. Count.',
    outcome: (_, by) =>
      `The last value reached or passed counts: ${prestige(by('R10.2')[0])} for you, ${prestige(by('R10.2')[1])} for Mira. Jonas has passed none (R10.2).`,
  },
  W12: {
    title: 'Gems',
    given: 'Your topaz cube is on space twelve, your emerald on nine. Mira has both on seven. Count.',
    outcome: (_, by) =>
      `The weaker of the two counts twice. Space nine is blank, so you have passed eight: ${prestige(by('R10.4')[0])} (R6.8). Two equal ones count once: ${prestige(by('R10.4')[1])} for Mira (R10.4).`,
  },
  W13: {
    title: 'Susi’s orders',
    given:
      'You are Susi and play the Librarian, who brings an order for books and one for artworks. Count orders and stars.',
    outcome: (_, by) =>
      `Books: five orders and the Librarian’s, times four stars. Artworks: four and hers, times two stars. Together ${prestige(by('R10.5')[0])} (R10.5). The rest comes from books and artworks.`,
  },
  W14: {
    title: 'Klara’s final scoring',
    given:
      'You are Klara and play the Banker; before the final scoring you had sixteen prestige. Look at how the rest is counted.',
    outcome: ([you], by) =>
      `Books bring ${prestige(by('R10.2')[0])}. Artworks bring nothing, since the slider has gone too far (Q26). Gems bring ${prestige(by('R10.4')[0])}, orders ${prestige(by('R10.5')[0])}. With what you had that is ${prestige(you)} (R11.1, R14.1).`,
  },
  W23: {
    title: 'A shared victory',
    given: 'You and Mira have as much prestige as each other, Jonas has less. Who wins?',
    outcome: ([you, mira, jonas]) =>
      `${prestige(you)}, ${prestige(mira)} and ${prestige(jonas)}: you and Mira share the victory, for there is no tie-breaker (R11.2).`,
  },
};
