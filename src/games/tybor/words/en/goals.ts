// What scenarios and chapters ask for, in words: by the kind of goal and effect that the card has.
import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { type ChapterRow, DRAWN, type RoundEffect, SCENARIOS, type ScenarioId } from '../../data/cards.ts';
import type { Profession } from '../../data/persons.ts';
import { OTHER_HANDS } from '../figures.ts';

const { and } = kitOf('en');
const MANY: Readonly<Record<Profession, string>> = {
  farmer: 'farmers',
  merchant: 'merchants',
  craftsman: 'craftsmen',
  captain: 'captains',
  priest: 'priests',
  soldier: 'soldiers',
};
const SYMBOLS: Readonly<Record<Profession, string>> = {
  farmer: 'farmer symbols',
  merchant: 'merchant symbols',
  craftsman: 'craftsman symbols',
  captain: 'captain symbols',
  priest: 'priest symbols',
  soldier: 'soldier symbols',
};
export const symbolsText = (symbols: readonly Profession[]): string =>
  symbols.length === 1 ? SYMBOLS[symbols[0]] : `symbols of ${and(symbols.map((one) => MANY[one]))}`;

/** `count` is the threshold as it is to be read. */
function goalText({ goal, symbols, threshold }: ChapterRow, count: string): string {
  switch (goal) {
    case null:
      return '';
    case 'buildings_at_least_citizens':
      return 'as many buildings as citizens';
    case 'same_colour_symbols':
      return `${count} symbols of one colour`;
    case 'work_left':
      return `${threshold} work left`;
    case 'citizens':
      return `${count} citizens`;
    default:
      return `${count} ${symbolsText(symbols)}`;
  }
}
const inSetting: Readonly<Record<RoundEffect, string>> = {
  discard_person: 'each time somebody leaves',
  diverse_citizens_worker: 'different citizens bring workers',
  buildings_citizen: 'many buildings bring citizens',
  harbour: 'whoever has the most ships fetches workers',
};
const parts = (...all: readonly (string | null)[]): string =>
  all.filter((one) => one !== null && one !== '').join(', and ') || 'nothing special';

export const settingGoal = (row: ChapterRow): string =>
  parts(goalText(row, inWords('en', row.threshold)), row.effect && inSetting[row.effect]);

export function settingOf(id: ScenarioId): string {
  const { rounds, goal } = SCENARIOS[id];
  const effects = [...new Set(rounds.flatMap(({ effect }) => (effect === null ? [] : [effect])))];
  return parts(
    ...OTHER_HANDS.filter((one) => one.id === id).map(
      ({ hand, rounds: which }) =>
        `${hand} cards in ${which.join() === 'I,III' ? 'odd rounds' : `round ${and(which)}`}`,
    ),
    ...effects.map((effect) => inSetting[effect]),
    goal && `points for every ${inWords('en', goal.every)} large buildings`,
  );
}

export const lineGoal = (row: ChapterRow): string => `at least ${goalText(row, String(row.threshold))}`;

const more = (count: number, one: string, many: string): string =>
  count === 1 ? `one more ${one}` : `${inWords('en', count)} more ${many}`;
/** `after` is 'After III' or 'After each round'. */
export const endText = (effect: RoundEffect, n: number, after: string): string =>
  ({
    discard_person: `${after} everybody gives up a citizen or worker`,
    diverse_citizens_worker: `${after}: ${n} different citizens bring ${more(DRAWN.round - 1, 'worker', 'workers')}`,
    buildings_citizen: `${after}: ${n} buildings bring ${more(DRAWN.round - 1, 'citizen', 'citizens')}`,
    harbour: `${after} whoever has the most ships may trade one for ${DRAWN.harbour === 2 ? 'a worker' : `${inWords('en', DRAWN.harbour - 1)} workers`}`,
  })[effect];

export function boardGoal(row: ChapterRow): string {
  const { goal, threshold, effect } = row;
  const said =
    goal === 'buildings_at_least_citizens'
      ? 'At least as many buildings as citizens'
      : goalText(row, inWordsAtStart('en', threshold)) + (goal === 'same_colour_symbols' ? ' on citizens' : '');
  return [said, effect === null ? '' : endText(effect, threshold, 'After each round')]
    .filter((one) => one !== '')
    .join('. ');
}

const SHORT: Readonly<Record<RoundEffect, string>> = {
  discard_person: 'everybody gives somebody up',
  diverse_citizens_worker: 'different citizens',
  buildings_citizen: 'many buildings',
  harbour: 'most ships',
};
export function terminalGoal(row: ChapterRow): string {
  const { goal, symbols, threshold, effect } = row;
  const said =
    goal === 'symbols_together'
      ? `${threshold} ${and(symbols.map((one) => MANY[one]))}`
      : goalText(row, String(threshold));
  return [said, effect === null ? '' : SHORT[effect]].filter((one) => one !== '').join(', ');
}
