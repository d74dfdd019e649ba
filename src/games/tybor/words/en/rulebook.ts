import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about as tybor } from '../../about.ts';
import {
  CHAPTERS,
  DRAWN,
  EFFECT_POINTS,
  ORDER_COLOURS,
  PAIR,
  ROUNDS,
  SHIPS,
  SHIPS_BEYOND,
  SYMBOL_POINTS,
  TWO_COPIES,
} from '../../data/cards.ts';
import { BUILDING_COUNT, CHAPTER_IDS, PERSON_COUNT, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS, PROFESSIONS } from '../../data/persons.ts';
import {
  BOTH_COPIES,
  BUILT_SYMBOLS,
  COLOURS_ADDED,
  COSTS,
  HAND,
  LARGE_BRINGS,
  MOST_COLOUR_SYMBOLS,
  ONE_COPY,
  ORDER_POINTS,
  WITH_SYMBOL,
  withoutGoal,
} from '../figures.ts';
import { names } from './names.ts';
import { said } from './said.ts';

const { and, or } = kitOf('en');
const word = (n: number): string => inWords('en', n);
const words = (ns: readonly number[]): string => or(ns.map(word));
const figures = (ns: readonly number[]): string => or(ns.map(String));
const { seats } = tybor;
const last = ROUNDS[ROUNDS.length - 1];

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'Terms',
      rules: [
        {
          id: 'R0.1',
          origin: 'S',
          text: 'Your tableau lies around your overview card: buildings to the left, citizens above, workers to the right. Everybody can see all three areas. Citizens and workers overlap so that their left edges stay visible.',
        },
        {
          id: 'R0.2',
          origin: 'S',
          get text() {
            return `A person card has a profession with its symbol, a work value and up to ${word(MOST_COLOUR_SYMBOLS)} colour symbols. On a citizen the symbol and the colours count, on a worker only the work, on a builder none of it.`;
          },
        },
        {
          id: 'R0.3',
          origin: 'S+K',
          get text() {
            return `A building card has a colour, a small and a large side and a point value on each; the large side is worth ${figures(LARGE_BRINGS)} points more. Some also have a symbol or an effect, the same on both sides.`;
          },
        },
        {
          id: 'R0.4',
          origin: 'S',
          get text() {
            return `You have as many symbols of a profession as you have citizens of that profession and buildings with its symbol. Workers never count. There are buildings with the symbols of ${and(BUILT_SYMBOLS.map((one) => names.professions[one].toLowerCase()))}.`;
          },
        },
        {
          id: 'R0.5',
          origin: 'S',
          text: 'Only person cards have colour symbols, and they count only on your citizens.',
        },
        {
          id: 'R0.6',
          origin: 'S',
          get text() {
            return `Play order begins with the start player card and goes clockwise${said.backwards('it goes ')}.`;
          },
        },
        {
          id: 'R0.7',
          origin: 'S',
          text: 'The number of your citizens is the number of cards in your citizen area. A building with a symbol is not a citizen.',
        },
        { id: 'R0.8', origin: 'K', text: 'Seats are numbered clockwise.' },
      ],
    },
    {
      id: 'R1',
      title: 'Set-up',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          get text() {
            return `You get a random overview card. Its back shows your secret order, which stays secret until the final scoring (R8.5). With ${seats.min} to ${TWO_COPIES - 1} players there is only one of each order.`;
          },
        },
        {
          id: 'R1.2',
          origin: 'S',
          get text() {
            return `One of the ${word(SCENARIO_IDS.length)} scenarios is drawn by lot and laid out with the end for round ${ROUNDS[0]} up.`;
          },
        },
        {
          id: 'R1.3',
          origin: 'S+K',
          get text() {
            return `To play the story, begin with chapter ${CHAPTERS.CH1.roman}; otherwise choose a chapter or draw one by lot.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'S+K',
          text: 'The chapter card covers the other end of the scenario card. Read the texts of both aloud; on screen they are shown at the start.',
        },
        {
          id: 'R1.5',
          origin: 'S',
          text: 'Building cards and person cards are shuffled separately. The person cards form the face-down draw pile; the discard pile is empty.',
        },
        { id: 'R1.6', origin: 'S', text: 'The start player card goes to somebody chosen by lot.' },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'Overview, scenario and chapter cards that are not used go back to the box. Nobody learns which overview cards those are.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Structure',
      rules: [
        {
          id: 'R2.1',
          origin: 'S',
          get text() {
            return `You play ${word(ROUNDS.length)} rounds. After each, the scenario card is turned to show the next one.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'S',
          text: 'Each round has three steps: deal (R3), pick and use (R4 to R6), end of the round (R7).',
        },
      ],
    },
    {
      id: 'R3',
      title: 'The deal',
      rules: [
        {
          id: 'R3.1',
          origin: 'S',
          get text() {
            return `Everybody is dealt ${HAND} person cards from the draw pile.`;
          },
        },
        {
          id: 'R3.2',
          origin: 'S',
          get text() {
            return said.otherHands();
          },
        },
        {
          id: 'R3.3',
          origin: 'S+K',
          text: 'When the draw pile is empty and a card is needed, the discard pile is shuffled and becomes the new draw pile.',
        },
        {
          id: 'R3.4',
          origin: 'S+K',
          text: 'If even then there are not enough cards, everybody gets the same number, as many as possible; the rest stay in the draw pile. If there is not even one for everybody, R4 to R6 are skipped in this round.',
        },
        {
          id: 'R3.5',
          origin: 'S',
          get text() {
            return `Then buildings are put on display, drawn from the bottom of the stack: ${figures(ONE_COPY.display)} with ${figures(ONE_COPY.players)} players.`;
          },
        },
        { id: 'R3.6', origin: 'S', text: 'They lie sorted by colour, small side up, for all to see: the display.' },
        {
          id: 'R3.7',
          origin: 'S',
          get text() {
            return `${COLOURS_ADDED.length === 0 ? 'Not here' : `With ${words(COLOURS_ADDED)} players only`}: if one of the ${word(COLOURS.length)} colours is missing, the stack is searched from the top and the first card of each missing colour is added. Then the stack is shuffled again.`;
          },
        },
        { id: 'R3.8', origin: 'S', text: 'A building’s colour is shown by the border and the text box of its card.' },
        {
          id: 'R3.9',
          origin: 'K',
          get text() {
            return `If the stack has too few cards, all that are left come out; a colour that is missing in the stack too stays missing.${said.allUsed()}`;
          },
        },
        {
          id: 'R3.10',
          origin: 'K',
          text: 'Cards are dealt one at a time in seat order, beginning with the start player card.',
        },
      ],
    },
    {
      id: 'R4',
      title: 'Picking a card',
      rules: [
        {
          id: 'R4.1',
          origin: 'S',
          get text() {
            return `Picking, using and passing on is repeated until all hand cards have been played, usually ${word(HAND)} times.`;
          },
        },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'All pick one hand card at the same time and lay it face down under their overview card. Put the rest of your hand aside for now.',
        },
        {
          id: 'R4.3',
          origin: 'K',
          text: 'You may change your pick until the last player has picked. The last card picks itself. Only the card is fixed, not what you use it for.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Using the card',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'In play order everybody turns up the picked card and uses it in exactly one of three ways (R5.2 to R5.4). You decide when your turn comes; you cannot pass.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'As a citizen the card goes to your citizen area and shows its symbol and its colour symbols there.',
        },
        { id: 'R5.3', origin: 'S', text: 'As a worker the card goes to your worker area; only its work counts there.' },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'As a builder the card goes to the discard pile. In return you take exactly one building from the display into your building area and pay for it.',
        },
        {
          id: 'R5.4.1',
          origin: 'S',
          text: 'You decide whether to build small or large; for large, turn the card over.',
        },
        {
          id: 'R5.4.2',
          origin: 'S+P',
          get text() {
            return `All buildings cost the same: ${said.costs()} work in rounds ${ROUNDS[0]} to ${last}.`;
          },
        },
        {
          id: 'R5.4.3',
          origin: 'S',
          text: 'Each colour symbol of the building’s colour on your citizens lowers the cost by one, down to zero. Colour symbols on workers do not count.',
        },
        {
          id: 'R5.4.4',
          origin: 'S+K',
          text: 'You pay by discarding your own workers whose work adds up to at least the cost. No change is given. Citizens never pay, and you may not give up workers who are not needed (Q5).',
        },
        { id: 'R5.4.5', origin: 'S', text: 'If the cost is zero, you discard nobody.' },
        {
          id: 'R5.4.6',
          origin: 'S',
          text: 'You can build only what you can pay for. If there is no such building on display, the card becomes a citizen or a worker.',
        },
        {
          id: 'R5.4.7',
          origin: 'K',
          text: 'Order of events: discard the builder, discard the workers, take the building, carry out its effect (R5.5). The size is final.',
        },
        {
          id: 'R5.5',
          origin: 'S+K',
          get text() {
            return `When you build a building with the draw effect, you then draw ${DRAWN.building} person cards, keep ${said.stay(DRAWN.building, 'worker')} and discard the other. ${said.few(DRAWN.building, 'worker')}; if there is none, nothing happens.`;
          },
        },
      ],
    },
    {
      id: 'R6',
      title: 'Passing on',
      rules: [
        {
          id: 'R6.1',
          origin: 'S',
          text: 'The cards put aside go to the next player in play order, and so does the start player card. Then you pick again (R4).',
        },
        {
          id: 'R6.2',
          origin: 'S',
          text: 'The start player card also moves on after the last card of a round, so it moves once for each card played.',
        },
        {
          id: 'R6.3',
          origin: 'S',
          get text() {
            return `Everything is passed clockwise${said.backwards('')}.`;
          },
        },
        {
          id: 'R6.4',
          origin: 'S',
          get text() {
            return said.longPass();
          },
        },
      ],
    },
    {
      id: 'R7',
      title: 'End of the round',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'If the scenario card or the chapter card asks for something at the end of the round, it happens now: first the scenario, then the chapter, each in play order.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Whoever holds the start player card now begins, in the direction of the round that is ending. Everybody carries out the scenario before the chapter begins, in the last round too.',
        },
        {
          id: 'R7.3',
          origin: 'S+K',
          get text() {
            return `${said.cards('harbour')}: whoever has the most ships may give up a captain among the citizens or a building with a ship, draw ${DRAWN.harbour} person cards, keep ${said.stay(DRAWN.harbour, 'worker')} and discard the other. If several tie for the most, all of them may.`;
          },
        },
        {
          id: 'R7.3.1',
          origin: 'K',
          text: 'Who has the most is determined once, before anybody gives up a ship. You need at least one ship.',
        },
        {
          id: 'R7.3.2',
          origin: 'K',
          text: 'A captain goes to the discard pile before you draw; a building leaves the game.',
        },
        {
          id: 'R7.3.3',
          origin: 'K',
          get text() {
            return `If there are fewer than ${word(DRAWN.harbour)} cards, up to ${word(DRAWN.harbour - 1)} of them become workers.`;
          },
        },
        {
          id: 'R7.4',
          origin: 'S+K',
          get text() {
            return `${said.cards('diverse_citizens_worker')}: whoever has at least as many different citizens as stated draws ${DRAWN.round} person cards, keeps ${said.stay(DRAWN.round, 'worker')} and discards the other. Different means different professions; buildings do not count. You cannot decline. ${said.few(DRAWN.round, 'worker')}; if there is none, nothing happens.`;
          },
        },
        {
          id: 'R7.5',
          origin: 'S+K',
          get text() {
            return `${said.cards('buildings_citizen')}: whoever has at least as many buildings as stated draws ${DRAWN.round} person cards, keeps ${said.stay(DRAWN.round, 'citizen')} and discards the other. You cannot decline. ${said.few(DRAWN.round, 'citizen')}; if there is none, nothing happens.`;
          },
        },
        {
          id: 'R7.6',
          origin: 'S+K',
          get text() {
            return `${said.cards('discard_person')}: everybody discards one of their own citizens or workers. Those who have neither are spared.`;
          },
        },
        {
          id: 'R7.7',
          origin: 'S',
          get text() {
            return `Finally all buildings on display leave the game, and the scenario card shows the next round. After round ${last} the game ends.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Final scoring',
      rules: [
        {
          id: 'R8.0',
          origin: 'S',
          get text() {
            return `After round ${last} the tableaus are scored. You give nothing up for it, and one card may count several times.`;
          },
        },
        { id: 'R8.1', origin: 'S', text: 'Buildings bring their own points and those of their effects.' },
        { id: 'R8.1.1', origin: 'S', text: 'Each building brings the points on its visible side.' },
        {
          id: 'R8.1.2',
          origin: 'S',
          get text() {
            return `Max of a colour: ${EFFECT_POINTS.max} points if nobody else has more buildings of that colour; a tie is enough.`;
          },
        },
        {
          id: 'R8.1.3',
          origin: 'S',
          get text() {
            return `Set of ${word(COLOURS.length)}: ${EFFECT_POINTS.set4} points for each set of buildings in all ${word(COLOURS.length)} colours. The building itself counts, colour symbols of citizens do not.`;
          },
        },
        {
          id: 'R8.1.4',
          origin: 'S+K',
          get text() {
            return `Pairs of a colour: ${EFFECT_POINTS.pair} points for every ${word(PAIR)} buildings of that colour. The building itself counts if it has the colour; colour symbols of citizens do not.`;
          },
        },
        { id: 'R8.1.5', origin: 'K', text: 'Every card with an effect scores on its own, even two of the same kind.' },
        {
          id: 'R8.2',
          origin: 'S',
          get text() {
            return `All citizens and ${word(WITH_SYMBOL)} buildings have one of ${word(PROFESSIONS.length)} symbols.`;
          },
        },
        {
          id: 'R8.2.1',
          origin: 'S',
          get text() {
            return `Farmers: ${SYMBOL_POINTS.farmer.points} points for every ${word(SYMBOL_POINTS.farmer.step)} symbols.`;
          },
        },
        {
          id: 'R8.2.2',
          origin: 'S',
          get text() {
            return `Merchants: for every ${word(SYMBOL_POINTS.merchant.step)} symbols as many points as you have citizens, merchants included.`;
          },
        },
        {
          id: 'R8.2.3',
          origin: 'S+K',
          get text() {
            return `Craftsmen: the most bring ${SYMBOL_POINTS.craftsman.points} points, the second most ${SYMBOL_POINTS.craftsman.second}. Tied players all get the full points; if several are first, there is no second place. Without craftsmen there is nothing.`;
          },
        },
        {
          id: 'R8.2.4',
          origin: 'S+K',
          get text() {
            return `Captains: ${SHIPS.slice(1).join(', ')} points for one to ${word(SHIPS.length - 1)} ships; if you have more, each counts ${SHIPS_BEYOND} points.`;
          },
        },
        {
          id: 'R8.2.5',
          origin: 'S',
          get text() {
            return `Priests: ${SYMBOL_POINTS.priest.points} points if you have at least one; further ones bring nothing.`;
          },
        },
        {
          id: 'R8.2.6',
          origin: 'S',
          get text() {
            return `Soldiers: ${SYMBOL_POINTS.soldier.points} points for every ${word(SYMBOL_POINTS.soldier.step)} symbols.`;
          },
        },
        {
          id: 'R8.3',
          origin: 'S',
          get text() {
            return said.largeGoals();
          },
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          get text() {
            return `All chapters${withoutGoal().length === 0 ? '' : ` but ${and(withoutGoal())}`} have a goal. It brings points once to everybody who reaches it.`;
          },
        },
        {
          id: 'R8.4.1',
          origin: 'S+K',
          get text() {
            return `${said.goals('buildings_at_least_citizens')} Buildings with a symbol are not citizens.`;
          },
        },
        {
          id: 'R8.4.2',
          origin: 'S+K',
          get text() {
            return said.goals('same_colour_symbols');
          },
        },
        {
          id: 'R8.4.3',
          origin: 'S+K',
          get text() {
            return said.goals('symbols_together', ({ symbols }) => symbols.length > 1);
          },
        },
        {
          id: 'R8.4.4',
          origin: 'S+K',
          get text() {
            return said.goals('work_left');
          },
        },
        {
          id: 'R8.4.5',
          origin: 'S+K',
          get text() {
            return said.goals('symbols_together', ({ symbols }) => symbols.length === 1);
          },
        },
        {
          id: 'R8.4.6',
          origin: 'S+K',
          get text() {
            return said.goals('citizens');
          },
        },
        {
          id: 'R8.5',
          origin: 'S',
          get text() {
            return `Secret order: turn it up. It brings ${figures(ORDER_POINTS)} points for each set of ${word(ORDER_COLOURS)} buildings in its ${word(ORDER_COLOURS)} colours.`;
          },
        },
        {
          id: 'R8.6',
          origin: 'K',
          text: 'The order of scoring does not matter; the result is the sum. There are no negative points.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Winning',
      rules: [
        { id: 'R9.1', origin: 'S', text: 'Whoever has the most points wins.' },
        {
          id: 'R9.2',
          origin: 'S',
          text: 'In a tie, the tied player with more work left among their workers wins.',
        },
        { id: 'R9.3', origin: 'S', text: 'If that is equal too, there are several winners.' },
        { id: 'R9.4', origin: 'K', text: 'The other places are determined in the same way.' },
      ],
    },
    {
      id: 'R10',
      get title() {
        return `${inWordsAtStart('en', TWO_COPIES)} to ${word(seats.max)} players`;
      },
      rules: [
        {
          id: 'R10.1',
          origin: 'S+K',
          text: 'You need two copies of the game; the building, person and overview cards of both are shuffled together. So there are two of each secret order, but only one scenario, one chapter and one start player card.',
        },
        {
          id: 'R10.2',
          origin: 'S',
          get text() {
            return `There are ${figures(BOTH_COPIES.display)} buildings on display with ${figures(BOTH_COPIES.players)} players.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S',
          get text() {
            return said.longPassAgain();
          },
        },
        {
          id: 'R10.4',
          origin: 'K',
          text: 'The cards of the second copy have a b after their code, for example FA01b.',
        },
        { id: 'R10.5', origin: 'S', text: 'Missing colours are not added (R3.7).' },
        {
          id: 'R10.6',
          origin: 'K',
          get text() {
            return `There are two of everything: ${2 * PERSON_COUNT} person cards and ${2 * BUILDING_COUNT} building cards. You may own both cards of a kind, and both count.`;
          },
        },
      ],
    },
    {
      id: 'R11',
      title: 'The story',
      rules: [
        {
          id: 'R11.1',
          origin: 'S+K',
          get text() {
            return `The story begins with chapter ${CHAPTERS.CH1.roman}: ${word(CHAPTER_IDS.length)} games, chapters ${CHAPTERS.CH1.roman} to ${CHAPTERS.CH8.roman}, each with a newly drawn scenario. Wins are counted, and beside them the sum of points. You may stop at any time.`;
          },
        },
      ],
    },
    {
      id: 'R12',
      title: 'At the digital table',
      rules: [
        {
          id: 'R12.1',
          origin: 'K',
          text: 'Lots are drawn in this order: overview cards, scenario, chapter, building cards, person cards, start player; each pile from a series of its own. After that there are only reshuffles.',
        },
        {
          id: 'R12.2',
          origin: 'K',
          text: 'Buildings are drawn from the bottom end of the stack; the search for missing colours begins at the top.',
        },
        { id: 'R12.3', origin: 'K', text: 'Everybody may look through the discard pile; its order means nothing.' },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Is the second building with a ship called Seeschiffe or Seeschenke in the German booklet?',
      answer: 'Seeschenke, the Seaside Tavern; the scoring chapter says so.',
    },
    { id: 'Q2', question: 'What does the unequal sign beside the citizens mean?', answer: 'Different professions.' },
    { id: 'Q3', question: 'Do the profession or colours of a worker count?', answer: 'No, only the work does.' },
    {
      id: 'Q4',
      question: 'May you discard a card as a builder without building?',
      answer: 'No. Citizen or worker is always possible.',
    },
    {
      id: 'Q5',
      question: 'May you give up more workers than needed?',
      answer:
        'No. If one could be left out, the payment is not allowed. Here we are stricter than the booklet, which says “at least”: hardly anybody gains by paying more, and your choices stay few.',
    },
    {
      id: 'Q6',
      question: 'May you give up workers if a building costs nothing?',
      answer: 'No, there is nothing to pay.',
    },
    {
      id: 'Q7',
      question: 'Do you fix the use of a card when you pick it?',
      answer: 'No, only when your turn comes.',
    },
    {
      id: 'Q8',
      question: 'What if the display is empty or too expensive?',
      answer: 'Then you can still use the card as a citizen or worker.',
    },
    {
      id: 'Q9',
      question: 'Where does the start player card go in the even rounds of Escape from the City?',
      answer: 'Counter-clockwise, like the hands.',
    },
    {
      id: 'Q10',
      question: 'Who is first at the end of a round?',
      answer: 'Whoever holds the start player card after the last pass.',
    },
    {
      id: 'Q11',
      question: 'Does the first ship given up change who has the most?',
      answer: 'No, that is determined once.',
    },
    { id: 'Q12', question: 'What if nobody has a ship?', answer: 'Then nobody uses the harbour.' },
    { id: 'Q13', question: 'Where does a building go that was given up?', answer: 'Out of the game.' },
    { id: 'Q14', question: 'May you decline the cards of R7.4 and R7.5?', answer: 'No, even if they hurt you.' },
    { id: 'Q15', question: 'Do buildings with a symbol count as different citizens?', answer: 'No.' },
    {
      id: 'Q16',
      question: 'Does max score if nobody owns the colour?',
      answer: 'Yes, since nobody has more. With our cards it cannot happen.',
    },
    {
      id: 'Q17',
      question: 'What if you have two max cards?',
      get answer() {
        return `Each brings its ${EFFECT_POINTS.max} points.`;
      },
    },
    {
      id: 'Q18',
      question: 'Who gets the points if nobody has craftsmen?',
      answer: 'Nobody; second place needs at least one, too.',
    },
    { id: 'Q19', question: 'Is there a second place for craftsmen with two players?', answer: 'Yes, there is.' },
    {
      id: 'Q20',
      get question() {
        return `What do more than ${word(SHIPS.length - 1)} ships bring?`;
      },
      get answer() {
        return `${SHIPS_BEYOND} points each, so ${SHIPS_BEYOND * SHIPS.length} for ${word(SHIPS.length)}.`;
      },
    },
    { id: 'Q21', question: 'Whom do the merchants count?', answer: 'All cards in the citizen area, no buildings.' },
    {
      id: 'Q22',
      get question() {
        return `Why does the goal of chapter ${CHAPTERS.CH4.roman} bring ${CHAPTERS.CH4.points} points?`;
      },
      answer: 'The booklet says so.',
    },
    {
      id: 'Q23',
      get question() {
        return said.isLittle();
      },
      answer: 'They are, but text and picture agree.',
    },
    {
      id: 'Q24',
      get question() {
        return `Is the goal of chapter ${CHAPTERS.CH1.roman} reached without buildings and citizens?`;
      },
      answer: 'Yes, zero is not less than zero.',
    },
    {
      id: 'Q25',
      question: 'Are the costs the same in all scenarios?',
      get answer() {
        return COSTS.length === 1 ? 'Yes, they are.' : 'No; R5.4.2 lists them.';
      },
    },
    {
      id: 'Q26',
      get question() {
        return `What if ${word(said.longHand())} players play ${said.longHand()} cards?`;
      },
      get answer() {
        return `Nothing: ${said.onlyException()} With ${word(said.longHand())} the start player card may come back to the same player.`;
      },
    },
    { id: 'Q27', question: 'How many cards are added for a missing colour?', answer: 'One for each missing colour.' },
    { id: 'Q28', question: 'May you see the top card of the building stack?', answer: 'It is not shown.' },
    { id: 'Q29', question: 'Does the search of R3.7 reveal the stack?', answer: 'No, it is shuffled afterwards.' },
    { id: 'Q30', question: 'May you look at the cards put aside?', answer: 'Yes, until you pass them on.' },
    {
      id: 'Q31',
      question: 'What if the draw pile is empty when an effect draws?',
      answer: 'The builder and the workers paid already lie on the discard pile and are shuffled in.',
    },
    { id: 'Q32', question: 'Can a citizen become a worker or the other way round?', answer: 'Never.' },
    {
      id: 'Q33',
      question: 'May a building count in several sets of the secret order?',
      answer: 'No, the sets are separate.',
    },
    {
      id: 'Q34',
      get question() {
        return `May the set of ${word(COLOURS.length)} and the secret order use the same buildings?`;
      },
      answer: 'Yes, everything scores independently.',
    },
    { id: 'Q35', question: 'Which side is up on display?', answer: 'The small one; the builder chooses the size.' },
    {
      id: 'Q36',
      question: 'How many combinations of scenario and chapter are there?',
      get answer() {
        return `${CHAPTER_IDS.length} times ${SCENARIO_IDS.length}, so ${CHAPTER_IDS.length * SCENARIO_IDS.length}.`;
      },
    },
    {
      id: 'Q37',
      question: 'Which effect at the end of a round belongs to which card?',
      get answer() {
        return said.whichCard();
      },
    },
    {
      id: 'Q38',
      question: 'Does the goal with the symbols shown count only one kind?',
      answer: 'No, all the symbols shown count together.',
    },
  ],
  get reconstructed() {
    return `The course of play, the costs, the scoring, the number of cards of each profession, ${word(WITH_SYMBOL)} buildings with a symbol and the names of two scenarios and one chapter come from the booklet and public sources. We have reconstructed (K) the values of the single person cards, the other ${BUILDING_COUNT - WITH_SYMBOL} buildings, the thresholds of the scenarios, which chapter has which goal, the secret orders, the points for ships, the names and all story texts.`;
  },
};
