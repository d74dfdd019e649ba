import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('en').counted(n, 'point', 'points');

export const examples: Readonly<Record<string, ExampleWords>> = {
  X3: {
    title: 'Small or large',
    given: 'Priest Ambrosius is turned up, and your workers have just enough work. Build the Manor Farm large.',
    outcome: ([you]) =>
      `The large side is up: ${points(you)} (R8.1.1). Small it would have cost four less and brought three points less (R5.4.2, R0.3).`,
  },
  X15: {
    title: 'Discount by colour',
    given:
      'Your three citizens have three blue symbols and a yellow one; Captain Dagmar has a blue one too, but she is a worker. Build the Harbour Master’s Office large.',
    outcome: (_, by) =>
      `Each blue symbol on a citizen takes one off the price; Dagmar’s does not count, since she is a worker (R5.4.3, Q3). The building brings ${points(by('R8.1.1')[0])}. Large and green or red would have been too dear.`,
  },
  X16: {
    title: 'No change given',
    given:
      'The Manor Farm costs five. Build it small and pay with Soldier Florian: then Merchant Ingo has to help, and Craftsman Claus stays.',
    outcome: () =>
      'Florian and Ingo have seven work, and two of it is lost (R5.4.4). Claus alone would have paid exactly. All three together may not pay: one of them could be left out (Q5).',
  },
  X17: {
    title: 'A building for nothing',
    given:
      'Your citizens have four blue symbols, and a small building costs three in this round. Build the Shipyard small.',
    outcome: () =>
      'The price cannot fall below nothing, and nobody pays (R5.4.5). Merchant Ingo is still there, and the one you kept from the Shipyard’s effect has joined him.',
  },
  X18: {
    title: 'Two people arrive',
    given: 'Discard Priest Ambrosius as the builder of the Orchard. Merchant Ingo pays for it. Then see who arrives.',
    outcome: () =>
      'You draw two, one becomes a worker, the other is discarded (R5.5). On the discard pile lie the builder, the worker who paid and the one you did not keep (R5.4.7).',
  },
  X19: {
    title: 'Gone before your turn',
    given:
      'You have picked Farmer Agnes and could pay for the Castle. But Mira comes first, and she builds it. What is left for Agnes?',
    outcome: ([mira]) =>
      `Only the card was fixed, not its use (Q7). With no building to pay for, you may make her a citizen or a worker (R5.4.6). Mira’s Castle brings ${points(mira)}.`,
  },
  X4: {
    title: 'When cards run short',
    given:
      'In two rounds nobody has built anything: all cards lie in the towns, and the discard pile is empty. Use the last one as a worker.',
    outcome: () =>
      'Only nineteen cards are left, so everybody gets four in round three, and the rest stays in the pile (R3.4). Everything on display has left the game (R7.7).',
  },
  X14: {
    title: 'The start player card with five players',
    given: 'Emil has opened the last turn of the first round; yours is the last card. Make it a worker.',
    outcome: () =>
      'With five, the start player card moves two places after the last card, from Emil past Mira to Jonas (R6.4). With one place, Mira would begin again as she did in the first round.',
  },
  X20: {
    title: 'Cards on to the left',
    given: 'Two cards each, and the others have picked. Pick Farmer Agnes and use her; then watch where the hands go.',
    outcome: () =>
      'The rest of every hand has moved on to the next player, and so has the start player card (R6.1). Your Farmer Ida is Mira’s now: she begins with her. You have Selma’s last card.',
  },
  X21: {
    title: 'The other way round',
    given:
      'In the even rounds of Escape from the City everything goes counter-clockwise (R6.3). You have the start player card. Pick Soldier Adalbert and use him.',
    outcome: () =>
      'After you came Selma, Jonas and Mira (R0.6). Your other card has gone to Selma, and so has the start player card (Q9). You have Mira’s.',
  },
  X23: {
    title: 'A colour is missing',
    given:
      'Round one ends with your card. For round two there are only green and yellow buildings at the bottom of the stack. Make the captain a worker.',
    outcome: () =>
      'With three players the stack is searched from the top for each missing colour: the Border and the Seaside Tavern are added (R3.7). One card for each colour is enough (Q27).',
  },
  X24: {
    title: 'The harbour',
    given:
      'Round’s end in the chapter Building the Harbour. You and Mira have three ships each, Jonas has two. Send Captain Catrin out and keep the two strongest.',
    outcome: () =>
      'Two of the three have become workers (R7.3). You are down to two ships, but who has the most is counted only once, so Mira may still sail (R7.3.1). Jonas may not.',
  },
  X25: {
    title: 'The harbour for a building',
    given: 'The same again, but give up the Promenade instead of a captain.',
    outcome: ([you]) =>
      `A building given up leaves the game, and its points with it (R7.3.2). Your two captains are worth ${points(you)}.`,
  },
  X26: {
    title: 'Citizens of many trades',
    given:
      'A Motley Crowd, end of round two: four different professions are asked for. You have four and have drawn two people. Keep Soldier Adalbert.',
    outcome: () =>
      'He becomes a worker (R7.4). Mira has four citizens too, but two are farmers, and the merchant of her Market is no citizen: she draws nobody (Q15). Jonas is next.',
  },
  X27: {
    title: 'Houses attract people',
    given:
      'Building Boom, end of round one: two buildings are asked for. You have two and have drawn two people. Keep Captain Imke.',
    outcome: () =>
      'She becomes a citizen; you may not decline (R7.5, Q14). Mira has only one building and draws nobody. Jonas is next.',
  },
  X28: {
    title: 'People leave town',
    given:
      'Escape from the City: at the end of the round everybody discards a citizen or a worker. Send Priest Damian away.',
    outcome: () =>
      'Mira has nothing but a building and is spared. Jonas had a single worker, and he had to go. Selma still has to choose (R7.6).',
  },
  X29: {
    title: 'The scenario first, then the chapter',
    given:
      'You and Mira have one ship each. At the end of the round Building Boom brings you a citizen before the harbour opens. Keep the captain, then send her out.',
    outcome: () =>
      'The new captain made it two ships to one, so only you could use the harbour (R7.1). A choice for the scenario can pay off in the chapter.',
  },
  X5: {
    title: 'As many as anybody',
    given: 'You and Mira have two green buildings each, Jonas has one. One of yours is the Abbey Garden. Count.',
    outcome: (_, by) =>
      `Nobody has more green buildings than you, and a tie is enough: ${points(by('R8.1.2')[0])} (R8.1.2).`,
  },
  X6: {
    title: 'A set of four colours',
    given:
      'Your Town House pays for every set of four colours. You have two or three of each, but red only once. Build the Castle and pay with Soldier Clodwig.',
    outcome: (_, by) =>
      `The second red building completes a second set: ${points(by('R8.1.3')[0])} (R8.1.3). The same buildings count for the secret order as well: ${points(by('R8.5')[0])} (Q34).`,
  },
  X7: {
    title: 'Every second one',
    given: 'Your Cloth Hall pays for every second yellow building, and you have five. Mira’s Vineyard does too. Count.',
    outcome: (_, by) =>
      `Five make two pairs, the Cloth Hall counting itself: ${points(by('R8.1.4')[0])}. Mira has a single yellow building: ${points(by('R8.1.4')[1])} (R8.1.4).`,
  },
  X8: {
    title: 'Farmers',
    given: 'You have two farmers. Build the Farmhouse.',
    outcome: (_, by) => `Its symbol is the third one: ${points(by('R8.2.1')[0])} (R8.2.1, R0.4).`,
  },
  X9: {
    title: 'Merchants',
    given: 'Three merchants and three others are your citizens. Build the Market.',
    outcome: (_, by) =>
      `The Market is the fourth merchant symbol and pays one for each of your six citizens: ${points(by('R8.2.2')[0])} (R8.2.2). The Market itself is no citizen (Q21). Mira has only three symbols.`,
  },
  X10: {
    title: 'Craftsmen',
    given: 'You have two craftsmen, Mira and Selma have one each, Jonas has none. Count.',
    outcome: (_, by) =>
      `The most bring you ${points(by('R8.2.3')[0])}. Mira and Selma tie for second place and get ${points(by('R8.2.3')[1])} each (R8.2.3). Nobody gets anything for none (Q18).`,
  },
  X10t: {
    title: 'Two in first place',
    given: 'You and Mira have three craftsmen each, Jonas has one. Count.',
    outcome: (_, by) =>
      `You both get all of it, ${points(by('R8.2.3')[0])} each. Then there is no second place, and Jonas goes without (R8.2.3).`,
  },
  X11: {
    title: 'The sixth ship',
    given: 'You have five captains. Make Captain Hilke the sixth.',
    outcome: (_, by) =>
      `Up to five, each ship is worth a point more than the one before; from six on, all of them count three each: ${points(by('R8.2.4')[0])}. Mira’s two bring ${points(by('R8.2.4')[1])} (R8.2.4).`,
  },
  X12: {
    title: 'Priests',
    given: 'You have one priest, Mira has three. Count.',
    outcome: (_, by) =>
      `The first one brings ${points(by('R8.2.5')[0])}, and further ones bring nothing: Mira gets ${points(by('R8.2.5')[1])} (R8.2.5).`,
  },
  X13: {
    title: 'Soldiers',
    given: 'You and Mira have three soldiers each, and you have the Border. Count.',
    outcome: (_, by) =>
      `The Border is your fourth symbol: ${points(by('R8.2.6')[0])} (R8.2.6). Three bring Mira nothing.`,
  },
  X30: {
    title: 'A roof for everybody',
    given: 'Chapter one asks for at least as many buildings as citizens. You have six of each, Mira has five and six.',
    outcome: (_, by) =>
      `You have reached the goal: ${points(by('R8.4.1')[0])}. The merchant on your Market is a symbol and no citizen (R8.4.1).`,
  },
  X31: {
    title: 'Four of one colour',
    given:
      'Chapter two asks for four equal colour symbols on citizens. You and Mira both have four blue ones, but she has one of them on a worker.',
    outcome: (_, by) => `Workers do not count: ${points(by('R8.4.2')[0])} for you, nothing for Mira (R8.4.2).`,
  },
  X32: {
    title: 'Grain and coin',
    given:
      'Chapter three asks for three farmers and merchants together. You have one of each and the Farmhouse; Mira has no citizen at all, but three buildings with a symbol.',
    outcome: (_, by) =>
      `The symbols are added up, whoever bears them: ${points(by('R8.4.3')[0])} for each of you (R8.4.3, Q38).`,
  },
  X33: {
    title: 'Hands to spare',
    given:
      'Chapter four asks for ten work among the workers. You have ten. Mira has nine and a strong soldier as a citizen.',
    outcome: (_, by) =>
      `Only workers count: ${points(by('R8.4.4')[0])} for you, nothing for Mira (R8.4.4). No other goal brings as much (Q22).`,
  },
  X34: {
    title: 'Trouble at the border',
    given:
      'Chapter five asks for two soldier symbols. You have a soldier and the Fence, Mira a soldier and another as a worker.',
    outcome: (_, by) => `The Fence counts, the worker does not: ${points(by('R8.4.5')[0])} for you (R8.4.5).`,
  },
  X34c: {
    title: 'A proper town',
    given: 'Chapter six asks for five citizens of whatever kind. You have five, Mira has four and a worker.',
    outcome: (_, by) => `${points(by('R8.4.6')[0])} for you, nothing for Mira (R8.4.6).`,
  },
  X34p: {
    title: 'Tybor’s last work',
    given: 'Chapter eight asks for three craftsmen and priests together. You have two and one.',
    outcome: (_, by) =>
      `${points(by('R8.4.3')[0])} for the chapter (R8.4.3). The same people score for their trade as well: you have ${points(by('R8.2.3')[0])} for the most craftsmen and ${points(by('R8.2.5')[0])} for the priest.`,
  },
  X35: {
    title: 'Size matters',
    given: 'The scenario pays for every fourth large building. You have four large ones, Mira has three.',
    outcome: (_, by) =>
      `${points(by('R8.3')[0])} for you (R8.3). It is not much, but that is what the card says (Q23).`,
  },
  X36: {
    title: 'The secret order',
    given:
      'The orders are turned up. Yours pays for sets of green, yellow and blue; you have three, two and two of them, and five red ones. Mira needs red and has none.',
    outcome: (_, by) =>
      `Two sets: ${points(by('R8.5')[0])} (R8.5). No building counts in two sets (Q33). Red does not help you, and without it Mira’s order brings nothing.`,
  },
  X37: {
    title: 'Tied',
    given: 'You and Mira have as many points as each other. You have a worker of five work left, she has one of three.',
    outcome: ([you, mira]) =>
      `${points(you)} to ${points(mira)}: the work left decides, and you win (R9.2). With equal work you would both have won (R9.3).`,
  },
  X38: {
    title: 'A complete final scoring',
    given:
      'Three towns, scenario Size Matters, chapter A Proper Town. Look at them, and count along: buildings, effects, symbols, goals and orders.',
    outcome: ([you, mira, jonas]) =>
      `You have ${points(you)}, Mira has ${points(mira)}, Jonas has ${points(jonas)}. Everything is counted by itself, and one card may count several times (R8.0, Q34). Every line below shows its cards.`,
  },
};
