import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { inWords } from '../../../../text/numbers.ts';
import { CHAPTERS, DRAWN, ORDERS, ROUNDS, SCENARIOS, SHIPS, SYMBOL_POINTS } from '../../data/cards.ts';
import { CLODWIG, COST, INGO, INN, KEPT, MIRA, NEXT_COST, STEP, STOCK } from '../../lesson/figures.ts';
import { script } from '../../lesson/script.ts';
import { HAND, LARGE_BRINGS, MOST_COLOUR_SYMBOLS } from '../figures.ts';

const word = (n: number): string => inWords('en', n);
const { farmer, merchant, craftsman, priest, soldier } = SYMBOL_POINTS;
const { goal } = SCENARIOS[script.settings.scenario];
const chapter = CHAPTERS[script.settings.chapter];

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'What it is about',
    worker: 'A worker',
    citizen: 'A citizen',
    builder: 'A building',
    symbols: 'Symbols',
    last: 'The last card',
    end: 'How it ends',
  },
  stops: {
    welcome: `Welcome to Longsdale. Over ${word(ROUNDS.length)} rounds you pick people and build the town with them (R2.1). At the end buildings, symbols and goals count (R8.0). You play the first round, with Mira across the table.`,
    hand: `These are your ${word(HAND)} people (R3.1). Each has a profession, a work value (the large number) and up to ${word(MOST_COLOUR_SYMBOLS)} colour symbols (R0.2).`,
    display: 'On display are the buildings of this round, for everybody to see (R3.5, R3.6). Each has a colour.',
    tableau: 'Your town will grow here: buildings on the left, citizens above, workers on the right (R0.1).',
    uses: 'You use each person in one of three ways: as a citizen, whose symbol and colours count; as a worker, whose work counts; or as a builder, who is discarded so that you can build (R5.1, R5.2, R5.3, R5.4).',
    miraPicks:
      'Everybody picks one card at the same time, face down (R4.2). Mira has already picked; you cannot see which.',
    pickSoldier:
      'Pick the soldier Clodwig: a lot of work, no colour. Press his card to take it up, and press it again to pick it (R4.2).',
    useWorker: `Now everybody turns up a card and uses it, one after the other (R5.1). You hold the start player card and begin (R0.6). Lay Clodwig with the workers: a stock of ${CLODWIG} work (R5.3).`,
    miraWorker:
      'Mira lays her card with the workers too (R5.3). Then the rest of the hands is passed on, and she picks her next card face down (R6.1, R4.2).',
    passed:
      'The rest of your hand has gone to Mira, and hers has come to you (R6.1). What you leave, she gets. The start player card has moved on as well (R6.2).',
    pickMerchant: `Pick Merchant Ingo. He does little work but has ${word(INGO)} yellow colour symbols (R0.2).`,
    miraFirst: 'Mira holds the start player card, so she goes first (R0.6). Another worker (R5.3).',
    useCitizen: 'Make Ingo a citizen: only then do his symbol and his colours count (R5.2, R0.5).',
    discount: `Each yellow symbol on your citizens makes yellow buildings cheaper by one (R5.4.3). For you that is ${INGO}.`,
    cost: `This is what building costs: ${COST.small} for small and ${COST.large} for large in the first round, the same for every building (R5.4.2). Large ones bring ${LARGE_BRINGS[0]} points more (R0.3).`,
    miraThird: 'Mira picks face down again (R4.2).',
    pickFarmer: 'Pick Farmer Frieda. What is on her card does not matter, because she becomes the builder (R5.4).',
    buildInn: `Build the yellow Inn, the large side: it costs ${COST.large}, less ${INGO} for Ingo, so ${INN.cost} (R5.4.3). Take “Builder”, then the Inn, then “large” (R5.4.1).`,
    paid: `Clodwig has paid exactly ${CLODWIG} and is on the discard pile now; there would have been no change (R5.4.4). The large Inn is worth ${INN.points} points (R8.1.1).`,
    keep: `And the Inn has an effect: you have drawn ${word(DRAWN.building)} people; one becomes a worker, the other is discarded (R5.5). Both have ${KEPT} work; choose one.`,
    keptCaptain: `Hilke lends a hand. As a worker only her ${KEPT} work counts (R5.3).`,
    keptFarmer: `Hanne lends a hand. As a worker only her ${KEPT} work counts (R5.3).`,
    miraPriest: 'Mira makes a priest a citizen and then picks her next card face down (R5.2, R4.2).',
    pickPriest: 'There is a priest in this hand too. Pick Coelestin (R4.2).',
    miraBorder: `Mira builds the Border, large: it costs ${COST.large}, and she pays with ${MIRA.one} and ${MIRA.other}. The ${MIRA.lost} too many are lost; no change is given (R5.4.4).`,
    usePriest: `Make Coelestin a citizen: the first priest brings ${priest.points} points at the end, further ones bring nothing (R8.2.5).`,
    trades: `Every profession counts in its own way. Every ${word(farmer.step)} farmers bring ${farmer.points}, every ${word(soldier.step)} soldiers ${soldier.points} (R8.2.1, R8.2.6). Every ${word(merchant.step)} merchants bring as much as you have citizens (R8.2.2). The most craftsmen bring ${craftsman.points}, the second most ${craftsman.second} (R8.2.3). Up to ${word(SHIPS.length - 1)} ships bring ${SHIPS.slice(1).join(', ')} (R8.2.4).`,
    goalOfChapter: `The chapter sets a goal: ${chapter.points} points if you have at least as many buildings as citizens at the end (R8.4.1). The scenario pays ${goal!.points} for every ${word(goal!.every)} large buildings (R8.3).`,
    order: `And you have a secret order: ${ORDERS.O4.points} points for each set of a yellow, a blue and a red building (R1.1, R8.5). You have yellow already.`,
    useLast:
      'The last card is picked by itself (R4.3). Discard Captain Jorunn and build the blue Seaside Tavern, small, or make her a citizen or a worker. How do you use her (R5.1)?',
    lastTavern:
      'Good: as many buildings as citizens, so the goal of the chapter is met for now (R8.4.1). Blue fits your secret order, and the ship of the tavern counts as a captain (R8.5, R0.4).',
    lastCitizen:
      'Good: she brings a ship and makes green, yellow and red cheaper by one each (R8.2.4, R5.4.3). For the goal of the chapter you are two buildings short now (R8.4.1).',
    lastWorker: `Good: now ${STOCK} work lies ready for the next round (R5.3).`,
    miraLast: 'Mira lays her last card with the workers. The round is over (R4.1).',
    nextRound: `Buildings left over go away and new ones come (R7.7, R3.5). You each get ${word(HAND)} people again (R3.1). Building now costs ${NEXT_COST.small} or ${NEXT_COST.large}, and ${STEP} more in every further round (R5.4.2).`,
    buildings: `After ${word(ROUNDS.length)} rounds every building brings the points on its visible side; with some, the effect counts too (R8.1.1, R8.1.5).`,
    priests: 'Then come the symbols of your citizens and buildings (R8.2). Workers never count for that (R0.4).',
    secret: 'Then come scenario, chapter and secret order (R8.3, R8.4.1, R8.5). A card may count several times (R8.0).',
    winner: 'Whoever has the most points wins; in a tie, whoever has more work left (R9.1, R9.2).',
  },
  learned: [
    'Pick face down, use in turn, pass the rest on (R4.2, R5.1, R6.1)',
    'Citizens make their colours cheaper and bring symbols (R5.2, R5.4.3)',
    'Workers pay, and nobody gives change (R5.4.4)',
    'Builder: the card goes, a building comes (R5.4)',
    'Keep the goals of chapter, scenario and secret order in mind (R8.3, R8.4.1, R8.5)',
  ],
  scored:
    'This is how it would stand after one round. Points come only at the end, but every line shows what you are building towards (R8.0). Mira’s secret order is turned up here as well (R8.5). Point at a line, and its cards light up.',
};

export const lesson: Lesson = { script, words };
