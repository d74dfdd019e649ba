// Positions for the gallery, reached by really playing with bots.
import { greedy } from '../../bots/greedy.ts';
import { type GamePackage, loadGame } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { GameEvent, State, View } from '../../kernel/types.ts';

export const baselland: GamePackage = await loadGame('baselland');

export class Sitting {
  readonly engine: Engine;
  readonly s: State;
  readonly #chance = chanceFrom(fastSource('gallery lots'));
  readonly #bot = greedy(baselland);
  events: { key: number; event: GameEvent }[] = [];

  constructor(seed: string, seats: number) {
    this.engine = new Engine(baselland.game, fastSource(seed), ({ event }) => {
      this.events = [...this.events, { key: this.events.length, event }];
    });
    this.s = this.engine.setUp(seats, {});
    this.engine.advance(this.s);
  }

  /** A copy, because the engine changes the state in place and React compares. */
  view(seat: number): View {
    return structuredClone(this.engine.view(this.s, seat));
  }

  get decider(): number | null {
    return this.engine.deciders(this.s)[0] ?? null;
  }

  decision(seat: number) {
    return this.engine.decision(this.s, seat);
  }

  /** One decision by a bot; false when the game is over. */
  step(): boolean {
    const seat = this.decider;
    if (seat === null) return false;
    const decision = this.engine.decision(this.s, seat)!;
    const choice = this.#bot.choose(this.engine.view(this.s, seat), decision, this.#chance);
    return this.engine.choose(this.s, seat, choice) === null;
  }

  /** Plays until so many decisions were made and the seat has to decide about `what`, or to the end. */
  until(count: number, what: string, seat: number): this {
    for (let made = 0; ; made++) {
      if (this.decider === null) return this;
      if (made >= count && this.decider === seat && this.decision(seat)?.task.do === what) return this;
      this.step();
    }
  }
}
