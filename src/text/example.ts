// A worked example of the rules: a position, what is chosen in it, and what comes of it. It is played on the ordinary board.
import { total } from '../kernel/score.ts';
import type { Game, ScoreLine, Seat, Settings, State } from '../kernel/types.ts';
import { choiceOf, type Lesson, type LessonChoice, type LessonScript, type Stop } from './lesson.ts';

export interface Example {
  /** As the game's examples are numbered: 'X6'. */
  readonly id: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  readonly seats: number;
  readonly settings: Settings;
  /** Whose eyes it is seen with. */
  readonly you: Seat;
  /** Makes the position out of a game just set up. */
  arrange(state: State): void;
  /** What has been chosen before it begins. */
  readonly given?: readonly LessonChoice[];
  /** What is chosen; none: the position is only scored. */
  readonly choices: readonly LessonChoice[];
  /** What everybody has after it: the test holds the engine to it. */
  readonly points: readonly number[];
  /** Counted as if the game ended there; else only what has been paid by then. */
  readonly atEnd?: boolean;
  /** What each seat has of that by single rules; the test holds the engine to this and to all that follows. */
  readonly lines?: Readonly<Record<string, readonly number[]>>;
  /** What is not offered where the reader chooses last. */
  readonly refused?: readonly string[];
  /** What is where at the end, by its path in the state: 'open.starter'. */
  readonly leaves?: Readonly<Record<string, unknown>>;
}

type Made = 'seats' | 'settings' | 'arrange';
/** What a game writes down of an example, beside its position. */
export interface ExampleFacts extends Omit<Example, Made | 'you' | 'choices'> {
  /** Without it, the first seat. */
  readonly you?: Seat;
  /** What is chosen; none: the position is only scored. */
  readonly play?: readonly LessonChoice[];
}
export function exampleFrom({ you = 0, play = [], ...facts }: ExampleFacts, made: Pick<Example, Made>): Example {
  const { id, rules, given = [], points, atEnd = play.length === 0, lines = {}, refused = [], leaves = {} } = facts;
  return { id, rules, you, given, choices: play, points, atEnd, lines, refused, leaves, ...made };
}

/** The points of each seat by one rule. */
export type PointsBy = (rule: string) => readonly number[];

/** What everybody has, in all and by single rules. */
export interface Counted {
  readonly points: readonly number[];
  readonly by: PointsBy;
}

export function countedIn(example: Example, game: Game, state: State): Counted {
  const counts = (line: ScoreLine): boolean => example.atEnd === true || line.pending !== true;
  const lines = state.own.map((_, seat) => game.score(state, seat).filter(counts));
  return {
    points: lines.map(total),
    by: (rule) => lines.map((all) => total(all.filter((line) => line.rule === rule))),
  };
}

export interface ExampleWords {
  readonly title: string;
  readonly given: string;
  /** What comes of it; points as the engine counts them, in all and by single rules. */
  outcome(points: readonly number[], by: PointsBy): string;
}

/** The others at the table of an example, beginning with the first who is not you. */
const OTHERS = ['Mira', 'Jonas', 'Selma', 'Emil', 'Clara', 'Hugo', 'Ida'];

/** One stop for each choice of yours, one for all that the others choose in between. */
function stopsOf({ choices, you }: Example): Stop[] {
  const stops: Stop[] = [];
  choices.forEach((choice, i) => {
    const { seat, text } = choiceOf(choice);
    const last = stops.at(-1);
    if (seat === you) stops.push({ do: `${i}`, choose: text });
    else if (last !== undefined && 'watch' in last) stops[stops.length - 1] = { ...last, play: [...last.play, choice] };
    else stops.push({ watch: `${i}`, play: [choice] });
  });
  return stops;
}

/** The example as a lesson of one chapter. */
export function scriptOf(example: Example): LessonScript {
  const { seats, settings, you, id } = example;
  return {
    seats,
    settings,
    you,
    seed: `example ${id}`,
    others: OTHERS.slice(0, seats - 1),
    parts: {},
    arrange: (state) => example.arrange(state),
    given: example.given ?? [],
    chapters: [{ key: id, stops: [{ tell: 'given' }, ...stopsOf(example)] }],
  };
}

/** `say` puts a choice of the example, by its number, into words. */
export function lessonOf(
  example: Example,
  script: LessonScript,
  words: ExampleWords,
  { points, by }: Counted,
  say: (choice: number) => string,
): Lesson {
  const said = example.choices.map((_, i) => [`${i}`, say(i)] as const);
  return {
    script,
    words: {
      chapters: { [example.id]: words.title },
      stops: { given: words.given, ...Object.fromEntries(said) },
      learned: [],
      scored: words.outcome(points, by),
    },
  };
}
