import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { script } from '../../lesson/script.ts';

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
    welcome:
      'Welcome to Longsdale. For four rounds you choose people and build the town with them (R2.1). At the end buildings, symbols and goals count (R8.0). You play the first round, with Mira across the table.',
    hand: 'These are your five people (R3.1). Each has a profession, a work value (the large number) and up to four colour symbols (R0.2).',
    display: 'On display are the buildings of this round, open to all (R3.5, R3.6). Each has a colour.',
    tableau: 'Your town will lie here: buildings on the left, citizens above, workers on the right (R0.1).',
    uses: 'You use each person in one of three ways (R5.1): as a citizen with symbol and colours (R5.2), as a worker with work value (R5.3), or as a builder; then the card is gone and you build (R5.4).',
    miraPicks:
      'Everybody picks one card at the same time, face down (R4.2). Mira has picked already; you do not see what.',
    pickSoldier:
      'Pick the soldier Clodwig: a lot of work, no colour. Press his card to take it up, and once more to pick it (R4.2).',
    useWorker:
      'Now you turn up your cards in turn and use them (R5.1). You hold the start card and begin (R0.6). Lay Clodwig with the workers: a stock of 5 work (R5.3).',
    miraWorker:
      'Mira lays her card with the workers too (R5.3). Then the rest of the hands is passed on (R6.1), and she picks her next card face down (R4.2).',
    passed:
      'The rest of your hand has gone to Mira, and hers has come to you (R6.1). What you leave, she gets. The start card moved on as well (R6.2).',
    pickMerchant: 'Pick Merchant Ingo. He works little but carries two yellow colour symbols (R0.2).',
    miraFirst: 'Mira holds the start card, so she goes first (R0.6). Another worker (R5.3).',
    useCitizen: 'Make Ingo a citizen: only then do his symbol and his colours count (R5.2, R0.5).',
    discount: 'Each yellow symbol of your citizens makes yellow buildings cheaper by 1 (R5.4.3). For you that is 2.',
    cost: 'Here you see what building costs: in the first round 3 for small and 7 for large, the same for every building (R5.4.2). Large ones bring 3 points more (R0.3).',
    miraThird: 'Mira picks face down again (R4.2).',
    pickFarmer: 'Pick Farmer Frieda. What is on her card does not matter, because she becomes the builder (R5.4).',
    buildInn:
      'Build the yellow Inn, the large side: it costs 7, less 2 for Ingo, makes 5 (R5.4.3). Take “Builder”, then the Inn, then “large” (R5.4.1).',
    paid: 'Clodwig has paid exactly 5 and is on the discard pile now; there would have been no change (R5.4.4). The large Inn is worth 6 points (R8.1.1).',
    keep: 'And the Inn can do something: you have drawn two people, one becomes a worker, the other is discarded (R5.5). Both have 3 work; choose one.',
    keptCaptain: 'Hilke lends a hand. As a worker only her 3 work counts (R5.3).',
    keptFarmer: 'Hanne lends a hand. As a worker only her 3 work counts (R5.3).',
    miraPriest: 'Mira makes a priest a citizen (R5.2) and then picks her next card face down (R4.2).',
    pickPriest: 'There is a priest in this hand too. Pick Coelestin (R4.2).',
    miraBorder:
      'Mira builds the Border, large: it costs 7, paid with 6 and 5. The 4 too many are lost; no change is given (R5.4.4).',
    usePriest:
      'Make Coelestin a citizen: the first priest brings 5 points at the end, further ones bring nothing (R8.2.5).',
    trades:
      'Every profession counts in its own way: every three farmers 5 (R8.2.1), every four soldiers 8 (R8.2.6), every four merchants as much as you have citizens (R8.2.2), most craftsmen 6, second most 2 (R8.2.3), up to five ships together 1, 3, 6, 10, 15 (R8.2.4).',
    goalOfChapter:
      'The chapter sets a goal: at the end at least as many buildings as citizens, then 5 points (R8.4.1). The scenario then pays 2 for every four large buildings (R8.3).',
    order:
      'And you have a secret order: 5 points for each set of a yellow, a blue and a red building (R1.1, R8.5). You have yellow already.',
    useLast:
      'The last card is picked by itself (R4.3). How do you use Captain Jorunn (R5.1)? Discard her and build the blue Seaside Tavern, small, or make her a citizen or a worker.',
    lastTavern:
      'Good: two buildings, two citizens, so the goal of the chapter is met for now (R8.4.1). Blue fits the secret order (R8.5), and its ship counts as a captain (R0.4).',
    lastCitizen:
      'Good: she brings a ship (R8.2.4) and makes green, yellow and red cheaper by 1 each (R5.4.3). For the goal of the chapter you are now two buildings short (R8.4.1).',
    lastWorker: 'Good: now 5 work lies ready for the next round (R5.3).',
    miraLast: 'Mira lays her last card with the workers. The round is over (R4.1).',
    nextRound:
      'Buildings left over go away (R7.7), new ones come (R3.5), and you each get five people again (R3.1). Building costs 4 or 8 now, and 1 more in every further round (R5.4.2).',
    buildings:
      'After four rounds every building counts what stands on its visible side (R8.1.1); with some the effect counts too (R8.1.5).',
    priests:
      'Then come the symbols of your citizens and buildings (R8.2.1 to R8.2.6). Workers never count for that (R0.4).',
    secret: 'Then scenario (R8.3), chapter (R8.4.1) and secret order (R8.5). A card may count several times (R8.0).',
    winner: 'Whoever has most points wins (R9.1); in a tie, whoever has more work left (R9.2).',
  },
  learned: [
    'Pick face down, use in turn, pass the rest on (R4.2, R5.1, R6.1)',
    'Citizens make their colours cheaper and bring symbols (R5.2, R5.4.3)',
    'Workers pay, and nobody gives change (R5.4.4)',
    'Builder: the card goes, a building comes (R5.4)',
    'Keep the goals of chapter, scenario and secret order in mind (R8.3, R8.4.1, R8.5)',
  ],
  scored:
    'This is how it would stand after one round. Points come at the end only (R8.0), but every line shows what you are building towards. Mira’s secret order is turned up here as well (R8.5). Point at a line, and its cards light up.',
};

export const lesson: Lesson = { script, words };
