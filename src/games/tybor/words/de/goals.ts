// What scenarios and chapters ask for, in words: by the kind of goal and effect that the card has.
import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { type ChapterRow, DRAWN, type RoundEffect, SCENARIOS, type ScenarioId } from '../../data/cards.ts';
import type { Profession } from '../../data/persons.ts';
import { OTHER_HANDS } from '../figures.ts';

const { and } = kitOf('de');
const OF_MANY: Readonly<Record<Profession, string>> = {
  farmer: 'Bäuerinnen',
  merchant: 'Händlern',
  craftsman: 'Handwerkern',
  captain: 'Kapitäninnen',
  priest: 'Priestern',
  soldier: 'Soldaten',
};
const MANY: Readonly<Record<Profession, string>> = {
  ...OF_MANY,
  merchant: 'Händler',
  craftsman: 'Handwerker',
  priest: 'Priester',
};
const SYMBOLS: Readonly<Record<Profession, string>> = {
  farmer: 'Bäuerinnensymbole',
  merchant: 'Händlersymbole',
  craftsman: 'Handwerkersymbole',
  captain: 'Schiffssymbole',
  priest: 'Priestersymbole',
  soldier: 'Soldatensymbole',
};
/** 'Soldatensymbole', 'Symbole von Bäuerinnen und Händlern' */
export const symbolsText = (symbols: readonly Profession[]): string =>
  symbols.length === 1 ? SYMBOLS[symbols[0]] : `Symbole von ${and(symbols.map((one) => OF_MANY[one]))}`;

/** `count` is the threshold as it is to be read. */
function goalText({ goal, symbols, threshold }: ChapterRow, count: string): string {
  switch (goal) {
    case null:
      return '';
    case 'buildings_at_least_citizens':
      return 'so viele Gebäude wie Bürger';
    case 'same_colour_symbols':
      return `${count} gleiche Farbsymbole`;
    case 'work_left':
      return `Arbeitskraft ${threshold} übrig`;
    case 'citizens':
      return `${count} Bürger`;
    default:
      return `${count} ${symbolsText(symbols)}`;
  }
}
const inSetting: Readonly<Record<RoundEffect, string>> = {
  discard_person: 'jedes Mal zieht jemand fort',
  diverse_citizens_worker: 'verschiedene Bürger bringen Arbeiter',
  buildings_citizen: 'viele Gebäude bringen Bürger',
  harbour: 'wer die meisten Schiffe hat, holt Arbeiter',
};
const parts = (...all: readonly (string | null)[]): string =>
  all.filter((one) => one !== null && one !== '').join(', und ') || 'ohne Besonderheiten';

export const settingGoal = (row: ChapterRow): string =>
  parts(goalText(row, inWords('de', row.threshold)), row.effect && inSetting[row.effect]);

export function settingOf(id: ScenarioId): string {
  const { rounds, goal } = SCENARIOS[id];
  const effects = [...new Set(rounds.flatMap(({ effect }) => (effect === null ? [] : [effect])))];
  return parts(
    ...OTHER_HANDS.filter((one) => one.id === id).map(
      ({ hand, rounds: which }) =>
        `${hand} Karten in ${which.join() === 'I,III' ? 'ungeraden Durchgängen' : `Durchgang ${and(which)}`}`,
    ),
    ...effects.map((effect) => inSetting[effect]),
    goal && `Punkte für je ${inWords('de', goal.every)} große Gebäude`,
  );
}

export const lineGoal = (row: ChapterRow): string => `mindestens ${goalText(row, String(row.threshold))}`;

const workers = (count: number): string => (count === 1 ? 'ein Arbeiter' : `${inWords('de', count)} Arbeiter`);
const citizens = (count: number): string => (count === 1 ? 'ein Bürger' : `${inWords('de', count)} Bürger`);
/** `after` is 'Nach III' or 'Nach jedem Durchgang'. */
export const endText = (effect: RoundEffect, n: number, after: string): string =>
  ({
    discard_person: `${after} gibt jeder einen Bürger oder Arbeiter ab`,
    diverse_citizens_worker: `${after}: ${workers(DRAWN.round - 1)} dazu ab ${n} verschiedenen Bürgern`,
    buildings_citizen: `${after}: ${citizens(DRAWN.round - 1)} dazu ab ${n} Gebäuden`,
    harbour: `${after} darf, wer die meisten Schiffe hat, eines gegen ${DRAWN.harbour === 2 ? 'einen' : inWords('de', DRAWN.harbour - 1)} Arbeiter tauschen`,
  })[effect];

export function boardGoal(row: ChapterRow): string {
  const { goal, threshold, effect } = row;
  const said =
    goal === 'buildings_at_least_citizens'
      ? 'Mindestens so viele Gebäude wie Bürger'
      : goalText(row, inWordsAtStart('de', threshold)) + (goal === 'same_colour_symbols' ? ' auf Bürgern' : '');
  return [said, effect === null ? '' : endText(effect, threshold, 'Nach jedem Durchgang')]
    .filter((one) => one !== '')
    .join('. ');
}

const SHORT: Readonly<Record<RoundEffect, string>> = {
  discard_person: 'jeder gibt jemanden ab',
  diverse_citizens_worker: 'verschiedene Bürger',
  buildings_citizen: 'viele Gebäude',
  harbour: 'meiste Schiffe',
};
export function terminalGoal(row: ChapterRow): string {
  const { goal, symbols, threshold, effect } = row;
  const said =
    goal === 'symbols_together'
      ? `${threshold} ${and(symbols.map((one) => MANY[one]))}`
      : goalText(row, String(threshold));
  return [said, effect === null ? '' : SHORT[effect]].filter((one) => one !== '').join(', ');
}
