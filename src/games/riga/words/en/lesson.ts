import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { CITIES, GOOD_ROWS, GOODS } from '../../data/goods.ts';
import { yearsFor } from '../../data/kinds.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { script } from '../../lesson/script.ts';
import { paysFor, rowOf } from '../figures.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');
const word = (n: number) => inWords('en', n);
const points = (n: number) => counted(n, 'point', 'points');
const bases = GOODS.map((good) => `${names.goods[good].toLowerCase()} ${GOOD_ROWS[good].base}`).join(', ');
/** What the goods paid here are worth in Stockholm. */
const [grain, wine, glass] = GOODS.map((good) => paysFor('stockholm', good));
const lodge = rowOf('bauhuette');
const hall = rowOf('markthalle');
const town = rowOf('rathaus');
const dom = rowOf('dom');
/** With the lodge. */
const less = (cost: number) => cost - lodge.amount;

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
    welcome: `Welcome to Riga. For ${word(yearsFor(2))} years you take goods and pay with them for buildings in ${word(CITIES.length)} Baltic cities (R1.6). At the end the points on your buildings count (R9.1). Mira plays against you.`,
    goods: `Your first goods are grain and cloth (R1.3). You pay with goods (R6.2). Their base values: ${bases}.`,
    keepLodge: `You also draw ${word(P.startBuildingsDrawn)} buildings and keep ${word(P.startBuildingsKept)} (R1.4). Keep the Masons’ Lodge of Stockholm: with it every further building in Stockholm costs ${lodge.amount} less (R7.5).`,
    miraKeeps: 'Mira chooses at the same time and in secret (R1.4). Then spring comes (R2.1).',
    rows: `In spring ships lie at the quay, each with a row of goods worth at least ${P.rowMinValue} (R3.2). You always take a whole row (R5.1).`,
    market:
      'And there are new buildings to choose from (R3.4). Taking one costs nothing; you pay when you build it (R5.2).',
    turn: `In summer and in autumn everybody has one turn (R2.2, R2.3). First take a row or a building (R4.1). Then build up to ${word(P.maxBuildsPerTurn)} buildings (R4.2).`,
    prices: `The point of the game: every city pays differently. In each, one good is worth ${P.premiumBonus} more and one nothing at all (R6.3). In Stockholm wine is worth ${wine} instead of ${GOOD_ROWS.wine.base}, and nobody wants cloth.`,
    takeWine: 'You hold a building of Stockholm, so take the row with three wine (R5.1).',
    buildLodge: `Build the Masons’ Lodge: it costs ${lodge.cost}, and two wine at ${wine} each are exactly enough (R6.2, R6.6). Pick up the card, then build it.`,
    paid: `The lodge is built and brings ${points(lodge.vp)} (R9.1). Its function begins with your next turn (R4.4).`,
    endSummer: 'You have no other building in your hand. End your turn (R4.5).',
    miraSummer: `Mira takes a row and builds a Harbour in Visby. She pays with glass, which is worth ${paysFor('visby', 'glass')} there (R6.3).`,
    miraAutumn:
      'Autumn goes the other way round: whoever was last is now first (R2.3). Mira takes a row, and her Harbour gives her one more goods card (R7.3).',
    takeHall: 'Take the Market Hall of Stockholm into your hand (R5.2). You may build it at once (R5.3).',
    buildHall: `It costs ${hall.cost}, with the lodge ${less(hall.cost)} (R6.4). Pay with wine and grain (R6.2).`,
    tooMuch: `${wine} and ${grain} make ${wine + grain}: one ducat too many, and it is lost (R6.6). But from your next turn on your wine counts ${hall.amount} more wherever it is worth anything (R7.1).`,
    endAutumn: 'That was autumn. End your turn (R4.5).',
    limit: `In winter you may keep at most ${word(P.handLimit)} cards (R8.1). You have only one cloth left, so nothing happens to you.`,
    miraDiscards: 'Mira has eight and discards three; which ones is up to her (R8.1).',
    older:
      'A new year, new rows (R3.2). Buildings left over from last year are old now and leave next spring (R3.4). The start player card goes to Mira (R8.3).',
    miraOffice: `Mira builds a Trading Office in Stockholm. It holds ${counted(rowOf('kontor').amount, 'coin', 'coins')} and is filled up every spring (R7.2).`,
    takeMixed:
      'You want to build the old Town Hall, but you lack goods. Take the fourth row: wine, glass and two grain (R5.1).',
    endEmpty: 'You have no building in your hand yet, and you need not build (R4.2). End your turn.',
    takeTown: 'Autumn, and you go first (R2.3). Take the Town Hall before it leaves in spring (R3.4, R5.2).',
    buildTown: `Build it: it costs ${town.cost}, with the lodge ${less(town.cost)} (R6.4). Wine, glass and one grain are exactly enough (R6.6).`,
    exact: `This is how it worked out: wine ${wine} and ${hall.amount} more for the Market Hall, glass ${glass}, grain ${grain}, ${wine + hall.amount + glass + grain} in all (R7.1). You never pay with a card that is not needed (R6.7).`,
    townHall: `The Town Hall brings ${points(town.vp)}, and at the end ${town.amount} more for every other building of yours in Stockholm (R7.10). You already have two of those.`,
    endSecond: 'Well built. End your turn (R4.5).',
    miraLast: 'Mira takes another row and discards in winter (R8.1). Then the third year begins (R2.1).',
    takeAny: `Now it is up to you: the Cathedral of Stockholm for ${less(dom.cost)} instead of ${dom.cost}, the valuable row with cloth, or a Harbour in Tallinn (R4.1)?`,
    tookDom: `The Cathedral brings ${points(dom.vp)} (R9.1). For the Town Hall it is another building in Stockholm (R7.10). Now you need goods.`,
    tookCloth: `A valuable row, but cloth is worth nothing in Stockholm; in Danzig it would be worth ${paysFor('danzig', 'cloth')} (R6.3). A building of Danzig would go well with it.`,
    tookHarbour: `With a Harbour you draw one more goods card when you take your first row of a year (R7.3). And grain is worth ${paysFor('tallinn', 'grain')} in Tallinn (R6.3).`,
    years: `So it goes on for ${word(yearsFor(2))} years, or ${word(yearsFor(3))} with three players (R1.6). A different player begins each year (R8.3).`,
    points:
      'Then you count the points on your buildings (R9.1). Add what some of them bring at the end, as the Town Hall does (R9.2).',
    penalty: `Buildings still in your hand cost you ${points(P.handBuildingPenalty)} each (R9.3). So take only what you are going to build.`,
    winner:
      'Whoever has the most points wins. On a tie it is whoever has built more, then whoever has more left in goods and coins (R9.5).',
    modules: 'If you want more, add the Riga buildings, the Grand Masters and other modules at the table (R0.2).',
  },
  learned: [
    `A turn: first take, then build up to ${word(P.maxBuildsPerTurn)} buildings (R4.1, R4.2)`,
    `Every city pays differently: ${P.premiumBonus} more for one good, nothing for another (R6.3)`,
    'Whatever you overpay is lost (R6.6)',
    'Buildings help from the next turn on (R4.4)',
    `At most ${word(P.handLimit)} cards in winter, no building in hand at the end (R8.1, R9.3)`,
  ],
  scored: `This is how it would stand if the game ended now: the points on your buildings, the Town Hall with its bonus, and ${points(P.handBuildingPenalty)} off for every building in hand (R9.1, R7.10, R9.3). Point at a line, and its buildings light up.`,
};

export const lesson: Lesson = { script, words };
