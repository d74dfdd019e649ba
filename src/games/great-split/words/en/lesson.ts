import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    divide: 'You split',
    choose: 'You choose',
    harvest: 'The harvest',
    seals: 'Seals and split card',
    again: 'Another envelope',
    end: 'How it is scored',
  },
  stops: {
    welcome:
      'Welcome to the gala. For six rounds you share out treasures (R2.1): you split, your neighbour chooses. Whoever has most prestige at the end wins (R11.2). Mira sits to your left, Jonas to your right (R0.1).',
    tracks:
      'This is your board: tracks for prestige, books, artworks, topazes, emeralds and gold, and five seal tracks (R0.2). Your cubes only go forward, never back (R0.3).',
    start: 'You play the Globetrotter, who gives you one step on each of the five resource tracks (R1.8).',
    rounds:
      'Here you see the six rounds: which cards are dealt (R3.1) and how many you may hold (R3.2). After rounds 3 and 4 there is a scoring already (R9.2).',
    hand: 'Your hand: four cards to begin with (R1.14) and a new one for this round (R3.1). Whoever is above the limit discards (R3.3); you are not.',
    split:
      'Now you divide the hand into two parts with the split card, as unevenly as you like, but neither empty (R4.1). Mira sees both and keeps one (R4.3). The other comes back to you (R4.4).',
    mira: 'Mira plays the Jeweller and has topazes and emeralds already. Offer her something that she wants more than you do; then you keep what you want (R13.2).',
    divideFirst:
      'You want books and gold. Put the emeralds, the prestige and the topazes on the other side and close the envelope (R4.1).',
    othersDivide: 'Mira and Jonas divide too, all at once and in secret. Then all envelopes go to the left (R4.2).',
    envelope: 'This is Jonas’s envelope. Take one whole part; mixing is not allowed (R4.3).',
    takeFirst: 'Take the two topazes and the diamond seal (R4.3). The other part goes back to Jonas (R4.4).',
    othersTake:
      'All choose at once. Mira takes the part with the gems, as hoped; your books and your gold come back (R4.4).',
    back: 'This is your hand for the harvest: what you kept and what came back (R4.4). Now all of it is played or sold, in any order (R5.2).',
    playBooks: 'Play the two books: two steps on the book track (R5.3). Take the card up and play it.',
    bookValue:
      'Three spaces on. Framed values count in the book scoring: you have reached the 1 (R6.5). You have an order symbol as well (R6.6).',
    playGold: 'Play the gold: two steps, up to the double arrow (R5.3).',
    bonusEmerald: 'The double arrow gives you two steps on another track, only not on gold (R6.1). Take the emeralds.',
    playTopaz: 'Now the two topazes (R5.3).',
    gems: 'Topaz 3, emerald 3: for gems twice the weaker track counts (R10.4). So it pays to grow evenly.',
    playSeal: 'A diamond seal: a step on one of the two seal tracks on the left (R5.5a).',
    sealBook: 'Take the book seals. The first space there shows a book (R6.3).',
    sealPulls:
      'And the book cube moves a space too (R6.3). Such chains always run to their end before anything else (R6.4).',
    sell: 'If a card does not suit you, turn it over and sell it: a step on gold or prestige (R7.1). Sold is not lost, at the end of the round it comes back to your hand (R7.4).',
    wild: 'The split card is left: a step on any track (R5.6). Where to? Artworks, gold or prestige.',
    wildArtwork: 'Good: what artworks are worth is up to the market when they are scored (R10.3).',
    wildGold: 'Good: the next double arrow comes nearer (R6.1).',
    wildPrestige: 'Good: a point that is safe (R5.4).',
    othersHarvest:
      'Mira and Jonas play their cards at the same time (R5.1). Mira sells three times and gets a double arrow (R7.2).',
    market:
      'Then the market tile of the round is turned up: 2. The slider moves right by that (R8.1) and always shows the sum (R8.2).',
    othersAgain:
      'Round 2: all take their cards back (R9.4) and get a new one (R3.1). Mira and Jonas have too many and discard (R3.3), then they divide.',
    divideAny: 'Divide as you like (R4.1). What would you like to keep, and what would tempt Mira (R13.2)?',
    even: 'Two against three: Mira has to think. If one part is clearly better, you are left with the worse one (R13.1).',
    lopsided: 'A single card against four: bold. Mira takes what is of more use to her, and you get the rest (R13.1).',
    takeAny: 'Jonas’s envelope: one emerald and two seals, or five emeralds. What suits you (R4.3)?',
    tookEmeralds: 'Emeralds: quick steps, but for gems the weaker track counts (R10.4).',
    tookSeals: 'Seals: they pull resources along (R6.3) and bring the stars for the orders (R6.7).',
    exchanged:
      'The others have chosen as well, and the envelopes come back (R4.4). So it goes on for six rounds (R2.1); from here I only tell.',
    lines: 'After rounds 3 and 4 the tiles at the line are scored (R9.2), at the end all four kinds (R11.1).',
    scoreBooks: 'Books: the highest value that you have reached (R10.2). You are on space 4, and it shows 3.',
    scoreArt:
      'Artworks: what counts is where your cube stands to the arrow of the slider. Four or more spaces below 0, up to three below 6, right there 10, up to three above 13, further still 15 (R10.3).',
    scoreGems: 'Gems: twice the weaker track (R10.4). Topaz 3 and emerald 3 would bring you 6 now.',
    scoreOrders:
      'Orders, at the end only: for each resource your order symbols times the highest number of stars you have reached on its seal track (R10.5). Without stars there is nothing.',
    winner: 'Whoever has most prestige wins, together if tied (R11.2).',
  },
  learned: [
    'Splitting: two parts, and the neighbour keeps one (R4.1, R4.3)',
    'A good lure leaves you what you want (R13.2)',
    'Play in any order, chains run to their end (R5.2, R6.4)',
    'Seals and double arrows pull other tracks along (R6.1, R6.3)',
    'Four scorings: books, artworks, gems, orders (R10.1)',
  ],
  scored:
    'This is how it would stand if it were scored now: books, artworks, gems and orders (R10.1). Point at a line, and its track lights up.',
};

export const lesson: Lesson = { script, words };
