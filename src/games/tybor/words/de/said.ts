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
  type ScenarioId,
  TWO_COPIES,
} from '../../data/cards.ts';
import { BUILDING_COUNT } from '../../data/kinds.ts';
import { askedBy, BACKWARDS, COSTS, chaptersWith, LONG_PASSES, OTHER_HANDS, scenariosWithGoal } from '../figures.ts';
import { symbolsText } from './goals.ts';
import { names } from './names.ts';

const { and } = kitOf('de');
const word = (n: number): string => inWords('de', n);
const { scenarios, chapters } = names;
/** 'der Stadtflucht'; a name that we did not give has no article. */
const inScenario = (id: ScenarioId): string =>
  scenarios[id] === 'Stadtflucht' ? 'in der Stadtflucht' : `in „${scenarios[id]}“`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const DRAWS = ['discard_person', 'diverse_citizens_worker', 'buildings_citizen'] as const;

const GOALS: Readonly<Record<ChapterGoal, (row: ChapterRow) => string>> = {
  buildings_at_least_citizens: ({ points }) => `mindestens so viele Gebäude wie Bürger, ${points} Punkte.`,
  same_colour_symbols: ({ threshold, points }) =>
    `mindestens ${threshold} gleiche Farbsymbole auf deinen Bürgern, ${points} Punkte.`,
  symbols_together: ({ threshold, points, symbols }) =>
    symbols.length === 1
      ? `mindestens ${threshold} ${symbolsText(symbols)}, ${points} Punkte.`
      : `mindestens ${threshold} der abgebildeten Symbole, auf Bürgern und Gebäuden zusammen, ${points} Punkte.`,
  work_left: ({ threshold, points }) =>
    `Arbeiter mit zusammen mindestens Arbeitskraft ${threshold}; das bringt ${points} Punkte.`,
  citizens: ({ threshold, points }) => `mindestens ${threshold} Bürger, gleich welche, ${points} Punkte.`,
};

export const said = {
  backwards: (): string =>
    BACKWARDS.map(
      ({ id, rounds }) => `, ${inScenario(id)} in den Durchgängen ${and(rounds)} gegen den Uhrzeigersinn`,
    ).join(''),
  otherHands: (): string =>
    OTHER_HANDS.map(
      ({ id, hand, rounds }) =>
        `${atStart(inScenario(id))} sind es in den Durchgängen ${and(rounds)} je ${hand} Karten.`,
    ).join(' ') || 'Es sind in jedem Durchgang aller Szenarien gleich viele.',
  allUsed: (): string =>
    PLAYERS[TWO_COPIES - 1].display * ROUNDS.length === BUILDING_COUNT
      ? ` Bei ${word(TWO_COPIES - 1)} Spielern werden genau alle ${BUILDING_COUNT} Gebäude gebraucht.`
      : '',
  costs: (): string =>
    COSTS.map(({ id, small, large }) => {
      const costs = `klein ${small.join(', ')} und groß ${large.join(', ')}`;
      return COSTS.length === 1 ? costs : `${costs} (${scenarios[id]})`;
    }).join('; '),
  stay: (drawn: number): string => (drawn === 2 ? 'eine' : word(drawn - 1)),
  few: (drawn: number, one: string, several: string): string => (drawn === 2 ? one : several),
  longPass: (): string =>
    LONG_PASSES.map(
      ({ players, lastPass }) =>
        `Bei genau ${word(players)} Spielern wandert die Startspielerkarte nach der letzten Karte eines Durchgangs ${word(lastPass)} Plätze statt einem.`,
    ).join(' ') || 'Auch nach der letzten Karte eines Durchgangs wandert die Startspielerkarte einen Platz.',
  longPassAgain(): string {
    const long = LONG_PASSES.filter(({ players }) => players >= TWO_COPIES);
    if (long.length === 0) return 'Am Ablauf ändert sich nichts.';
    const places = and(long.map(({ lastPass }) => word(lastPass)));
    return `Nur bei ${and(long.map(({ players }) => word(players)))} Spielern ändert sich etwas am Ablauf: Die Startspielerkarte wandert am Ende des Durchgangs ${places} Plätze (R6.4).`;
  },
  onlyException: (): string =>
    LONG_PASSES.length === 0
      ? 'Eine Ausnahme gibt es nicht.'
      : `Eine Ausnahme gibt es nur bei ${and(LONG_PASSES.map(({ players }) => word(players)))} Spielern, und zwar nach jedem Durchgang.`,
  longHand: (): number => SCENARIOS.SC1.rounds[0].hand,
  /** 'Stadtflucht', 'Bau des Hafens (Kapitel VII)' */
  cards(effect: RoundEffect): string {
    const by = askedBy(effect);
    const titles = by.chapters.map((id) => `${chapters[id]} (Kapitel ${CHAPTERS[id].roman})`);
    return and([...by.scenarios.map((id) => scenarios[id]), ...titles]) || 'Wenn eine Karte es sagt';
  },
  whichCard(): string {
    const short = (effects: readonly RoundEffect[]): string[] => [
      ...new Set(effects.flatMap((effect) => askedBy(effect).scenarios.map((id) => scenarios[id]))),
      ...new Set(effects.flatMap((effect) => askedBy(effect).chapters.map((id) => `Kapitel ${CHAPTERS[id].roman}`))),
    ];
    const [harbour, others] = [short(['harbour']), short(DRAWS)];
    return `Der Hafen zu ${and(harbour) || 'keiner'}, die anderen zu ${and(others) || 'keiner'}.`;
  },
  largeGoals(): string {
    const with_ = scenariosWithGoal();
    const goals = with_.map((id) => {
      const { every, points } = SCENARIOS[id].goal!;
      return `${scenarios[id]}: ${points} Punkte für je ${word(every)} große Gebäude.`;
    });
    return [
      ...goals,
      with_.length === 0 ? 'Kein Szenario hat ein Ziel.' : 'Die anderen Szenarien haben kein Ziel.',
    ].join(' ');
  },
  isLittle(): string {
    const [id] = scenariosWithGoal();
    if (id === undefined) return 'Ist es nicht schade, dass kein Szenario ein Ziel hat?';
    const { every, points } = SCENARIOS[id].goal!;
    return `Sind ${points} Punkte für ${word(every)} große Gebäude nicht wenig?`;
  },
  goals: (goal: ChapterGoal, fits?: (row: ChapterRow) => boolean): string =>
    chaptersWith(goal, fits)
      .map(({ romans, row }) => `Kapitel ${and(romans)}: ${GOALS[goal](row)}`)
      .join(' ') || 'Kein Kapitel hat dieses Ziel.',
};
