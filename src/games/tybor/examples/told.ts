// How an example is told: a position, cards by their codes, then what is chosen. Nothing is paid before the end of the
// game, so every example is counted as if it ended there.
import type { State } from '../../../kernel/types.ts';
import { type Example, type ExampleFacts, exampleFrom } from '../../../text/example.ts';
import { ROUNDS } from '../data/cards.ts';
import type { Options, S, TyborTask } from '../types.ts';
import { type SceneFacts, setScene, type TownFacts } from './scene.ts';

export interface Told extends Omit<SceneFacts, 'players'>, ExampleFacts {
  readonly towns: readonly TownFacts[];
}

const QUIET: Options = { scenario: 'SC2', chapter: 'CH7' };
const OVER: readonly TyborTask[] = [{ do: 'finish' }];
/** R7.1 What comes after the last card of a round. */
export const ROUND_END: readonly TyborTask[] = [{ do: 'scenarioEnd' }, { do: 'chapterEnd' }, { do: 'endRound' }];
const LAST_PASS: readonly TyborTask[] = [{ do: 'passHands' }, { do: 'trick' }, ...ROUND_END];

/** The last card of the round is turned up by one seat after the other; the first of them has done so. */
export const lastCards = (first: number, ...others: number[]): readonly TyborTask[] => [
  { do: 'use', seat: first },
  ...others.map((seat) => ({ do: 'turnUp' as const, seat })),
  ...LAST_PASS,
];

export function exampleOf(told: Told): Example {
  const { towns, play = [], todo = OVER } = told;
  return exampleFrom(
    { ...told, atEnd: true },
    {
      seats: towns.length,
      settings: { ...QUIET, ...told.settings },
      arrange(state: State) {
        const s = state as S;
        setScene(s, { round: play.length === 0 ? ROUNDS.length : 1, ...told });
        s.todo = todo.toReversed();
      },
    },
  );
}

/** A display with something of every colour. */
export const MARKET = 'BG04 BY03 BB03 BR03 BR05';
