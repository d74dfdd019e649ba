import type { BotName } from '../bots/names.ts';
import { BOTS } from '../bots/player.ts';
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import type { GameRecord } from '../kernel/record.ts';
import { namedSettings } from '../kernel/settings.ts';
import type { Settings, State } from '../kernel/types.ts';
import { editionOf, resultOf } from '../table/replay.ts';

export interface Simulated {
  readonly state: State;
  readonly engine: Engine;
  readonly record: GameRecord;
  readonly decisions: number;
}

/** One game among bots, seated in order, over and over. The same arguments give the same game. */
export async function simulateGame(
  pkg: GamePackage,
  players: number,
  settings: Settings,
  seed: string,
  bots: readonly BotName[],
): Promise<Simulated> {
  const { game } = pkg;
  const seats = Array.from({ length: players }, (_, seat) => bots[seat % bots.length]);
  const minds = await Promise.all(seats.map((bot) => BOTS[bot](pkg)));
  const chance = chanceFrom(fastSource(`${seed}/bots`));
  const engine = new Engine(game, fastSource(seed));
  const state = engine.setUp(players, settings);
  const choices: { seat: number; text: string }[] = [];
  engine.advance(state);
  while (!engine.isOver(state)) {
    const [seat] = engine.deciders(state);
    const decision = engine.decision(state, seat)!;
    const choice = minds[seat].choose(engine.view(state, seat), decision, chance);
    choices.push({ seat, text: game.notation.write(decision.task, choice) });
    if (decision.options.includes(choice)) {
      engine.play(state, decision.task, choice); // straight from the list: nothing to check
      engine.advance(state);
    } else if (engine.choose(state, seat, choice) !== null) {
      throw new Error(`the bot ${seats[seat]} wanted ${choices.at(-1)!.text}, which is not among its options`);
    }
  }
  const record: GameRecord = {
    game: game.id,
    rules: game.version,
    edition: editionOf(game),
    settings: namedSettings(game, state.settings),
    seats: seats.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot })),
    seed: { source: 'fast', text: seed },
    proof: {},
    choices,
    result: resultOf(game, state),
  };
  return { state, engine, record, decisions: choices.length };
}
