// A finished game reviewed: how much worse than the best each decision of a seat was, given only what it knew then.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import type { Source } from '../kernel/random.ts';
import type { Decision, Seat, Settings, View } from '../kernel/types.ts';
import type { Mind } from './experience.ts';
import { advice, byWorth } from './hint.ts';
import type { Compared } from './turning.ts';

/** One decision of the seat, as it was then. */
export interface Moment {
  /** How many choices, of all seats, came before it. */
  readonly at: number;
  readonly view: View;
  readonly decision: Decision;
  /** The option that was taken. */
  readonly taken: number;
}
export interface Judged extends Compared {
  readonly at: number;
  readonly bestOption: unknown;
  readonly takenOption: unknown;
}

/** The decisions of a seat that had a choice, from a game's choices in notation. */
export function* momentsOf(
  { game }: GamePackage,
  source: Source,
  seats: number,
  { settings, rules }: { readonly settings: Settings; readonly rules: number },
  choices: readonly { readonly seat: Seat; readonly text: string }[],
  whose: Seat,
): Generator<Moment> {
  const engine = new Engine(game, source);
  const s = engine.setUp(seats, settings, rules);
  engine.advance(s);
  for (const [at, { seat, text }] of choices.entries()) {
    const decision = engine.decision(s, seat);
    if (decision === null) return;
    const taken = decision.options.findIndex((option) => game.notation.write(decision.task, option) === text);
    if (taken < 0) return;
    if (seat === whose && decision.options.length > 1)
      yield { at, view: structuredClone(engine.view(s, seat)), decision: structuredClone(decision), taken };
    engine.play(s, decision.task, decision.options[taken]);
    engine.advance(s);
  }
}

/** A review thinks about each decision as the master does, but not as long. */
const WALKS = 80;

export function judge(mind: Mind, { at, view, decision, taken }: Moment): Judged {
  const think = advice(mind, WALKS, view, decision, `review ${at}`);
  const takenOption = decision.options[taken];
  const thoughts = think(decision.options);
  const [best] = byWorth(thoughts);
  if (mind.pkg.bot?.turn !== undefined && best !== thoughts[taken]) {
    const alone = think([takenOption])[0].value;
    if (alone >= best.value) return { at, taken: alone, best: alone, bestOption: takenOption, takenOption };
    return { at, taken: alone, best: best.value, bestOption: best.option, takenOption };
  }
  const value = Math.min(thoughts[taken].value, best.value);
  return { at, taken: value, best: best.value, bestOption: best.option, takenOption };
}
