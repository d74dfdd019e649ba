import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    spring: 'Spring: what is on offer',
    summer: 'Summer: your first turn',
    autumn: 'Autumn: the other way round',
    winter: 'Winter',
    second: 'The second year',
    choice: 'You decide',
    end: 'How it ends',
  },
  stops: {
    welcome:
      'Welcome to the counting house. For eight years you take goods and erect buildings with them in four Baltic cities (R1.6). At the end the points on your buildings count (R9.1). Mira trades against you.',
    goods:
      'Your first goods: grain and cloth (R1.3). You pay with goods (R6.2). Their base values: grain 2, wine 3, glass 4, cloth 5.',
    keepLodge:
      'You also draw two buildings and keep one (R1.4). Take the Masons’ Lodge of Stockholm: with it every further building in Stockholm costs 2 less (R7.5).',
    miraKeeps: 'Mira chooses at the same time and in secret (R1.4). Then spring comes (R2.1).',
    rows: 'In spring ships lie at the quay: rows of goods, each worth at least 9 (R3.2). One always takes a whole row (R5.1).',
    market:
      'And there are new buildings to choose from (R3.4). Taking one costs nothing; you pay when you build it (R5.2).',
    turn: 'In summer and in autumn everybody has one turn (R2.2, R2.3): first take a row or a building (R4.1), then erect up to three buildings (R4.2).',
    prices:
      'The trick is: every city pays differently. In each, one kind of goods is worth 2 more and one nothing at all (R6.3). In Stockholm wine is worth 5 instead of 3, and nobody wants cloth.',
    takeWine: 'You hold Stockholm in your hand, so take the ship with three wine (R5.1).',
    buildLodge:
      'Erect the Masons’ Lodge: it costs 10, and two wine at 5 each are exactly enough (R6.2, R6.6). Take the card up, then erect it.',
    paid: 'The lodge stands and brings 4 points (R9.1). What it can do works from your next turn on (R4.4).',
    endSummer: 'You have no other building in your hand. End your turn (R4.5).',
    miraSummer: 'Mira takes a row and builds a Harbour in Visby, paid with glass; glass is worth 6 there (R6.3).',
    miraAutumn:
      'Autumn goes the other way round: whoever was last is now first (R2.3). Mira takes a row, and her Harbour gives her one more goods card (R7.3).',
    takeHall: 'Take the Market Hall of Stockholm into your hand (R5.2). You may erect it at once (R5.3).',
    buildHall: 'It costs 8, with the lodge 6 (R6.4). Pay with wine and grain (R6.2).',
    tooMuch:
      '5 and 2 make 7: one ducat too many, and it is lost (R6.6). But from your next turn on your wine counts 1 more wherever it is worth anything (R7.1).',
    endAutumn: 'That was autumn. End your turn (R4.5).',
    limit: 'In winter you may keep five cards at most (R8.1). You have one cloth left, so nothing happens to you.',
    miraDiscards: 'Mira has eight and discards three; which ones is up to her (R8.1).',
    older:
      'A new year, new ships (R3.2). Buildings left over from last year are old now and go away next year (R3.4). The start card passes to Mira (R8.3).',
    miraOffice: 'Mira builds a Trading Office in Stockholm with two coins that come back every year (R7.2).',
    takeMixed:
      'You want to build the old Town Hall but lack goods. Take the fourth ship: wine, glass and two grain (R5.1).',
    endEmpty: 'You have no building in your hand yet. Building nothing is allowed (R4.2): end your turn.',
    takeTown: 'Autumn, and you go first (R2.3). Take the Town Hall before it goes away in spring (R3.4, R5.2).',
    buildTown: 'Erect it: 14, with the lodge 12 (R6.4). Wine, glass and one grain are exactly enough (R6.6).',
    exact:
      'So the sum came out: wine 5 and 1 for the Market Hall (R7.1), glass 4, grain 2, together 12. Nothing needless is ever paid (R6.7).',
    townHall:
      'The Town Hall brings 4 points, and at the end 1 more for every other building of yours in Stockholm (R7.10). That is 2 already.',
    endSecond: 'Well built. End your turn (R4.5).',
    miraLast: 'Mira takes another row and discards in winter (R8.1). Then the third year begins (R2.1).',
    takeAny:
      'Now you: the Cathedral of Stockholm for 12 instead of 14, the valuable ship with cloth, or a Harbour in Tallinn (R4.1)?',
    tookDom:
      'The Cathedral brings 6 points (R9.1) and is another house in Stockholm for the Town Hall (R7.10). Now you need goods.',
    tookCloth:
      'A lot of value, but cloth pays nothing in Stockholm; in Danzig it would be 7 (R6.3). A building of Danzig would suit it.',
    tookHarbour:
      'A Harbour draws you one more goods card with the first row of every year (R7.3), and grain is worth 4 in Tallinn (R6.3).',
    years: 'So it goes on for eight years, nine with three players (R1.6). Who begins changes every year (R8.3).',
    points:
      'Then you count the points on your buildings (R9.1) and their bonuses at the end, as with the Town Hall (R9.2).',
    penalty: 'Buildings still in your hand cost you 2 each (R9.3). So take only what you are going to build.',
    winner:
      'Whoever has most points wins; in a tie, whoever has more buildings, then whoever has more left in goods and coins (R9.5).',
    modules: 'If you want more: buildings of Riga, Grand Masters and other modules can be added at the table (R0.2).',
  },
  learned: [
    'A turn: first take, then erect up to three buildings (R4.1, R4.2)',
    'Every city pays differently: one kind 2 more, one nothing (R6.3)',
    'What you pay too much is lost (R6.6)',
    'Buildings help from the next turn on (R4.4)',
    'Five cards at most in winter, no building in hand at the end (R8.1, R9.3)',
  ],
  scored:
    'This is how it would stand if it ended now: the points on the buildings (R9.1), the Town Hall with its bonus (R7.10) and 2 off for every building in hand (R9.3). Point at a line, and its houses light up.',
};

export const lesson: Lesson = { script, words };
