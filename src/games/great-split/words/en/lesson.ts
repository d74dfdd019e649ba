import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { LINES, ROUNDS, SCORINGS, STARTING_HAND } from '../../data/table.ts';
import { DOUBLE_STEPS, ELIGIBLE, RESOURCES } from '../../data/tracks.ts';
import { BOOK, BOOK_THEN, BOOKS, GEMS, GOLD_STEPS, TOPAZES } from '../../lesson/figures.ts';
import { script } from '../../lesson/script.ts';
import { ART } from '../figures.ts';

const word = (n: number): string => inWords('en', n);
const atStart = (n: number): string => inWordsAtStart('en', n);
const [line, nextLine] = LINES;
const six = word(ROUNDS.length);

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    divide: 'You divide',
    choose: 'You choose',
    harvest: 'The harvest',
    seals: 'Seals and split card',
    again: 'Another envelope',
    end: 'How it is scored',
  },
  stops: {
    welcome: `Welcome to the gala. For ${six} rounds you share out treasures: you divide, your neighbour chooses (R2.1). Whoever has the most prestige at the end wins (R11.2). Mira sits to your left, Jonas to your right (R0.1).`,
    tracks: `This is your board: tracks for prestige, books, artworks, topazes, emeralds and gold, and ${word(RESOURCES.length)} seal tracks (R0.2). Your cubes only go forward, never back (R0.3).`,
    start: `You play the Globetrotter, who gives you one step on each of the ${word(RESOURCES.length)} resource tracks (R1.8).`,
    rounds: `Here you see the ${six} rounds: which cards are dealt and how many you may hold (R3.1, R3.2). There are scorings after rounds ${line} and ${nextLine} already (R9.2).`,
    hand: `This is your hand: ${word(STARTING_HAND)} cards to begin with and a new one for this round (R1.14, R3.1). Whoever is above the limit discards; you are not (R3.3).`,
    split:
      'Now you divide your hand into two parts with the split card, as unevenly as you like, but neither may be empty (R4.1). Mira sees both and keeps one (R4.3). The other comes back to you (R4.4).',
    mira: 'Mira plays the Jeweller and already has topazes and emeralds. Offer her something she wants more than you do; then you keep what you want (R13.2).',
    divideFirst:
      'You want books and gold. Put the emeralds, the prestige and the topazes in the other part and close the envelope (R4.1).',
    othersDivide:
      'Mira and Jonas divide too, all at the same time and in secret. Then all envelopes go to the left (R4.2).',
    envelope: 'This is Jonas’s envelope. Take one whole part; mixing is not allowed (R4.3).',
    takeFirst: `Take the ${word(TOPAZES)} topazes and the diamond seal (R4.3). The other part goes back to Jonas (R4.4).`,
    othersTake:
      'Everybody chooses at the same time. Mira takes the part with the gems, as you hoped; your books and your gold come back (R4.4).',
    back: 'This is your hand for the harvest: what you kept and what came back (R4.4). Now all of it is played or sold, in any order (R5.2).',
    playBooks: `Play the ${word(BOOKS)} books: ${word(BOOKS)} steps on the book track (R5.3). Take the card up and play it.`,
    bookValue: `You are on space ${BOOK.at}. Framed values count when books are scored: you have reached the ${BOOK.value} (R6.5). You have an order symbol as well (R6.6).`,
    playGold: `Play the gold: ${word(GOLD_STEPS)} steps, up to the double arrow (R5.3).`,
    bonusEmerald: `The double arrow gives you ${word(DOUBLE_STEPS)} steps on any other track (R6.1). Take the emeralds.`,
    playTopaz: `Now play the ${word(TOPAZES)} topazes (R5.3).`,
    gems: `Topaz ${GEMS.topaz}, emerald ${GEMS.emerald}: for gems, twice the weaker track counts (R10.4). So it pays to keep them level.`,
    playSeal: `A diamond seal: a step on one of the ${word(ELIGIBLE.seal_diamond.length)} seal tracks on the left (R5.5a).`,
    sealBook: 'Take the book seals. The first space there shows a book (R6.3).',
    sealPulls:
      'And the book cube moves a space too (R6.3). Such chains always run to their end before anything else happens (R6.4).',
    sell: 'If a card does not suit you, turn it over and sell it: a step on gold or prestige (R7.1). Sold is not lost: at the end of the round it comes back to your hand (R7.4).',
    wild: 'Only the split card is left: a step on any track (R5.6). Where to? Artworks, gold or prestige.',
    wildArtwork: 'Good: what artworks are worth is up to the market when they are scored (R10.3).',
    wildGold: 'Good: the next double arrow comes nearer (R6.1).',
    wildPrestige: 'Good: a safe point (R5.4).',
    othersHarvest:
      'Mira and Jonas play their cards at the same time (R5.1). Mira sells three times and gets a double arrow (R7.2).',
    market:
      'Then the market tile of the round is turned up (R8.1). The market slider moves right by its number, so it always shows the sum of the tiles (R8.2).',
    othersAgain:
      'The next round: everybody takes their cards back and gets a new one (R9.4, R3.1). Mira and Jonas have too many, so they discard before they divide (R3.3).',
    divideAny: 'Divide as you like (R4.1). What would you like to keep, and what would tempt Mira (R13.2)?',
    even: 'Two against three: Mira has to think. If one part is clearly better, you are left with the worse one (R13.1).',
    lopsided: 'A single card against four: bold. Mira takes what is of more use to her, and you get the rest (R13.1).',
    takeAny: 'Jonas’s envelope: one emerald and two seals, or five emeralds. Which suits you (R4.3)?',
    tookEmeralds: 'Emeralds: quick steps, but for gems the weaker track counts (R10.4).',
    tookSeals: 'Seals: they pull resources along and bring the stars for the orders (R6.3, R6.7).',
    exchanged: `The others have chosen as well, and the envelopes come back (R4.4). So it goes on for ${six} rounds; from here on I will only tell you about it (R2.1).`,
    lines: `After rounds ${line} and ${nextLine} the tiles at the line are scored, at the end all ${word(SCORINGS.length)} kinds (R9.2, R11.1).`,
    scoreBooks: `Books: the highest value you have reached (R10.2). You are on space ${BOOK_THEN.at}, which shows ${BOOK_THEN.value}.`,
    scoreArt: `Artworks: what counts is how far your cube is from the arrow of the market slider. ${atStart(ART.farUnder)} or more spaces below bring nothing, up to ${word(ART.under)} below ${ART.below}, right there ${ART.exactly}, up to ${word(ART.near)} above ${ART.above}, further still ${ART.farAbove} (R10.3).`,
    scoreGems: `Gems: twice the weaker track (R10.4). Topaz ${GEMS.topaz} and emerald ${GEMS.emerald} would bring you ${GEMS.points} now.`,
    scoreOrders:
      'Orders, at the end only: for each resource your order symbols times the highest number of stars you have reached on its seal track (R10.5). Without stars you get nothing.',
    winner: 'Whoever has the most prestige wins; in a tie you share the victory (R11.2).',
  },
  learned: [
    'Divide: two parts, and your neighbour keeps one (R4.1, R4.3)',
    'A good lure leaves you what you want (R13.2)',
    'Play in any order; chains run to their end (R5.2, R6.4)',
    'Seals and double arrows pull other tracks along (R6.1, R6.3)',
    `${atStart(SCORINGS.length)} scorings: books, artworks, gems, orders (R10.1)`,
  ],
  scored:
    'This is how it would stand if everything were scored now: books, artworks, gems and orders (R10.1). Point at a line, and its track lights up.',
};

export const lesson: Lesson = { script, words };
