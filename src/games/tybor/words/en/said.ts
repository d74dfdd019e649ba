// Sentences of the rulebook that follow from which card asks for what, in the edition in play.
import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import {
  CHAPTERS,
  type ChapterGoal,
  type ChapterRow,
  PLAYERS,
  ROUNDS,
  type RoundEffect,
  SCENARIOS,
  TWO_COPIES,
} from '../../data/cards.ts';
import { BUILDING_COUNT } from '../../data/kinds.ts';
import { askedBy, BACKWARDS, COSTS, chaptersWith, LONG_PASSES, OTHER_HANDS, scenariosWithGoal } from '../figures.ts';
import { symbolsText } from './goals.ts';
import { names } from './names.ts';

const { and } = kitOf('en');
const word = (n: number): string => inWords('en', n);
const { scenarios, chapters } = names;
const ONE = { worker: 'a worker', citizen: 'a citizen' } as const;
const MANY = { worker: 'workers', citizen: 'citizens' } as const;
const NOWHERE = 'If a card says so';
const DRAWS = ['discard_person', 'diverse_citizens_worker', 'buildings_citizen'] as const;

const GOALS: Readonly<Record<ChapterGoal, (row: ChapterRow) => string>> = {
  buildings_at_least_citizens: ({ points }) => `at least as many buildings as citizens, ${points} points.`,
  same_colour_symbols: ({ threshold, points }) =>
    `at least ${threshold} symbols of one colour on your citizens, ${points} points.`,
  symbols_together: ({ threshold, points, symbols }) =>
    symbols.length === 1
      ? `at least ${threshold} ${symbolsText(symbols)}, ${points} points.`
      : `at least ${threshold} of the symbols shown, on citizens and buildings together, ${points} points.`,
  work_left: ({ threshold, points }) =>
    `workers with at least ${threshold} work in all, which brings ${points} points.`,
  citizens: ({ threshold, points }) => `at least ${threshold} citizens of any kind, ${points} points.`,
};

export const said = {
  backwards: (how: string): string =>
    BACKWARDS.map(({ id, rounds }) => `; in ${scenarios[id]} ${how}the other way in rounds ${and(rounds)}`).join(''),
  otherHands: (): string =>
    OTHER_HANDS.map(
      ({ id, hand, rounds }) => `In ${scenarios[id]} it is ${hand} cards each in rounds ${and(rounds)}.`,
    ).join(' ') || 'It is the same in every round of all scenarios.',
  allUsed: (): string =>
    PLAYERS[TWO_COPIES - 1].display * ROUNDS.length === BUILDING_COUNT
      ? ` With ${word(TWO_COPIES - 1)} players all ${BUILDING_COUNT} buildings are used, no more and no fewer.`
      : '',
  costs: (): string =>
    COSTS.map(({ id, small, large }) => {
      const costs = `small ${small.join(', ')} and large ${large.join(', ')}`;
      return COSTS.length === 1 ? costs : `${costs} (${scenarios[id]})`;
    }).join('; '),
  stay: (drawn: number, as: 'worker' | 'citizen'): string =>
    drawn === 2 ? `one as ${ONE[as]}` : `${word(drawn - 1)} as ${MANY[as]}`,
  few: (drawn: number, as: 'worker' | 'citizen'): string =>
    drawn === 2
      ? `If there is only one card left, it becomes ${ONE[as]}`
      : `If there are fewer cards left, all of them become ${MANY[as]}`,
  longPass: (): string =>
    LONG_PASSES.map(
      ({ players, lastPass }) =>
        `With exactly ${word(players)} players the start player card moves ${word(lastPass)} places instead of one after the last card of a round.`,
    ).join(' ') || 'The start player card moves one place after the last card of a round, too.',
  longPassAgain(): string {
    const long = LONG_PASSES.filter(({ players }) => players >= TWO_COPIES);
    if (long.length === 0) return 'The course of play does not change.';
    const places = and(long.map(({ lastPass }) => word(lastPass)));
    return `The course of play changes only with ${and(long.map(({ players }) => word(players)))} players: at the end of a round the start player card moves ${places} places (R6.4).`;
  },
  onlyException: (): string =>
    LONG_PASSES.length === 0
      ? 'there is no exception.'
      : `the only exception is for ${and(LONG_PASSES.map(({ players }) => word(players)))} players, after every round.`,
  longHand: (): number => SCENARIOS.SC1.rounds[0].hand,
  /** 'Escape from the City', 'Building the Harbour (chapter VII)' */
  cards(effect: RoundEffect): string {
    const by = askedBy(effect);
    const titles = by.chapters.map((id) => `${chapters[id]} (chapter ${CHAPTERS[id].roman})`);
    return and([...by.scenarios.map((id) => scenarios[id]), ...titles]) || NOWHERE;
  },
  whichCard(): string {
    const short = (effects: readonly RoundEffect[]): string[] => [
      ...new Set(effects.flatMap((effect) => askedBy(effect).scenarios.map((id) => scenarios[id]))),
      ...new Set(effects.flatMap((effect) => askedBy(effect).chapters.map((id) => `chapter ${CHAPTERS[id].roman}`))),
    ];
    const [harbour, others] = [short(['harbour']), short(DRAWS)];
    return `The harbour to ${and(harbour) || 'no card'}, the others to ${and(others) || 'no card'}.`;
  },
  largeGoals(): string {
    const with_ = scenariosWithGoal();
    const goals = with_.map((id) => {
      const { every, points } = SCENARIOS[id].goal!;
      return `${scenarios[id]}: ${points} points for every ${word(every)} large buildings.`;
    });
    return [...goals, with_.length === 0 ? 'No scenario has a goal.' : 'The other scenarios have no goal.'].join(' ');
  },
  isLittle(): string {
    const [id] = scenariosWithGoal();
    if (id === undefined) return 'Isn’t it a pity that no scenario has a goal?';
    const { every, points } = SCENARIOS[id].goal!;
    return `Aren’t ${points} points for ${word(every)} large buildings very few?`;
  },
  goals: (goal: ChapterGoal, fits?: (row: ChapterRow) => boolean): string =>
    chaptersWith(goal, fits)
      .map(({ romans, row }) => `${romans.length === 1 ? 'Chapter' : 'Chapters'} ${and(romans)}: ${GOALS[goal](row)}`)
      .join(' ') || 'No chapter has this goal.',
};
