// Before anybody plays with an edition from outside: random games with it come to an end. Whether one hangs in the middle of a step
// is for whoever runs this to notice: in a thread, with a limit.
import { same } from '../kernel/canonical.ts';
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { total, winners } from '../kernel/score.ts';
import type { Chance, Game, Settings } from '../kernel/types.ts';

/** How many games it must come through. */
export const TRIAL_GAMES = 1000;
/** No game of any length that people play has so many. */
const MOST_CHOICES = 6000;

/** What went wrong, in a game that can be played again: by its seed, its players and its settings. */
export interface TrialProblem {
  readonly why: 'endless' | 'stuck' | 'broken' | 'tooSlow';
  readonly seed: string;
  readonly seats: number;
  readonly settings: Settings;
}

/** Plays games one after the other, with every number of players and all kinds of settings; after each it says how many it has played. */
export function* trials(game: Game, games = TRIAL_GAMES): Generator<number, TrialProblem | null> {
  for (let i = 0; i < games; i++) {
    const seed = `trial ${i}`;
    const chance = chanceFrom(fastSource(`${seed} chance`));
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const settings = i < 20 ? {} : anySettings(game, chance);
    const why = whyNot(game, seats, settings, seed, chance);
    if (why !== null) return { why, seed, seats, settings };
    yield i + 1;
  }
  return null;
}

const anySettings = ({ settings }: Game, chance: Chance): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { values }]) => [name, values[chance.random('settings', values.length)]]),
  );

function whyNot(
  game: Game,
  seats: number,
  settings: Settings,
  seed: string,
  chance: Chance,
): TrialProblem['why'] | null {
  try {
    const engine = new Engine(game, fastSource(seed));
    const s = engine.setUp(seats, settings);
    engine.advance(s);
    const pieces = game.pieces(s).toSorted();
    for (let choices = 0; !engine.isOver(s); choices++) {
      if (choices > MOST_CHOICES) return 'endless';
      const [seat] = engine.deciders(s);
      if (seat === undefined) return 'stuck';
      const decision = engine.decision(s, seat);
      if (decision === null || decision.options.length === 0) return 'stuck';
      const option = decision.options[chance.random('choice', decision.options.length)];
      const text = game.notation.write(decision.task, option);
      if (!same(game.notation.read(decision.task, text), option)) return 'broken'; // its record could not be read
      engine.play(s, decision.task, option);
      engine.advance(s);
    }
    const points = s.own.map((_, seat) => total(game.score(s, seat)));
    winners(game, s);
    return points.every(Number.isFinite) && same(game.pieces(s).toSorted(), pieces) ? null : 'broken';
  } catch {
    return 'broken'; // whatever it was: nobody can play with it
  }
}
