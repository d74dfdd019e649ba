// The form of a lesson: a guided first game as a scripted record with pointers, and its words in each language.
import type { Seat, Settings, State } from '../kernel/types.ts';

/** A choice of a lesson in notation, the seat (from 0) before it: '1 V3@1,0/2'. */
export type LessonChoice = `${Seat} ${string}`;

/** What a stop points at: pieces of the board, named as in `ScoreLine.of`, or a part of the screen, named as in `parts`. */
interface Pointer {
  readonly lit?: readonly string[];
  readonly part?: string;
}
/** A few sentences. */
export interface Tell extends Pointer {
  readonly tell: string;
}
/** The learner makes the scripted choice. */
export interface Do extends Pointer {
  readonly do: string;
  readonly choose: string;
}
/** The learner chooses one of a few; each choice gets its own answer, and the script continues after any of them. */
export interface Free extends Pointer {
  readonly free: string;
  /** Choices in notation, each with the key of its answer; the first is used when the chapter is skipped. */
  readonly choose: Readonly<Record<string, string>>;
}
/** The others play. */
export interface Watch extends Pointer {
  readonly watch: string;
  readonly play: readonly LessonChoice[];
}
export type Stop = Tell | Do | Free | Watch;

export interface LessonChapter {
  readonly key: string;
  readonly stops: readonly Stop[];
}

/** The game being played, and where it stops. */
export interface LessonScript {
  readonly seats: number;
  readonly settings: Settings;
  /** Seed of the fast source: nothing here has to be kept secret. */
  readonly seed: string;
  /** The learner's seat. */
  readonly you: Seat;
  /** The names of the others, in the order of their seats. */
  readonly others: readonly string[];
  /** Parts of the screen that stops point at: a class of the board, or of the table page. */
  readonly parts: Readonly<Record<string, string>>;
  readonly chapters: readonly LessonChapter[];
  /** Where it does not begin with the set-up: makes another position out of that, and chooses this in it. */
  arrange?(state: State): void;
  readonly given?: readonly LessonChoice[];
}

type EachStop<S extends LessonScript> = S['chapters'][number]['stops'][number];
type Values<X> = X[keyof X];
/** Every key for which the script needs words. */
export type LessonKey<S extends LessonScript> =
  EachStop<S> extends infer One
    ? One extends { tell: infer K }
      ? K
      : One extends { do: infer K }
        ? K
        : One extends { free: infer K; choose: infer A }
          ? K | Values<A>
          : One extends { watch: infer K }
            ? K
            : never
    : never;

/** What a lesson says. A rule number in a text becomes a link to the rule. */
export interface LessonWords<S extends LessonScript = LessonScript> {
  readonly chapters: Readonly<Record<S['chapters'][number]['key'], string>>;
  readonly stops: Readonly<Record<LessonKey<S> & string, string>>;
  /** What somebody who has reached the end knows. */
  readonly learned: readonly string[];
  /** What the position at the end of the script is worth, and why. */
  readonly scored: string;
}

export interface Lesson {
  readonly script: LessonScript;
  readonly words: LessonWords;
}

/** The key of what a stop says. */
export const keyOf = (stop: Stop): string =>
  'tell' in stop ? stop.tell : 'do' in stop ? stop.do : 'free' in stop ? stop.free : stop.watch;

/** The choice in its two halves. */
export function choiceOf(choice: LessonChoice): { readonly seat: Seat; readonly text: string } {
  const at = choice.indexOf(' ');
  return { seat: Number(choice.slice(0, at)), text: choice.slice(at + 1) };
}
