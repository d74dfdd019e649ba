// Positions for the gallery, reached by really playing with chance.
import { baselland } from '../../games/baselland/index.ts';
import type { Happened, Place, Put, S } from '../../games/baselland/types.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Game, State, ViewOf } from '../../kernel/types.ts';
import { greedy } from '../../bots/greedy.ts';
import type { GamePackage } from '../../games/index.ts';

export class Sitting {
  readonly engine: Engine;
  readonly s: State;
  readonly #chance = chanceFrom(fastSource('gallery lots'));
  readonly #bot = greedy(baselland as unknown as GamePackage);
  events: { key: number; event: Happened }[] = [];

  constructor(seed: string, seats: number) {
    this.engine = new Engine(baselland.game as unknown as Game, fastSource(seed), ({ event }) => {
      this.events = [...this.events, { key: this.events.length, event: event as Happened }];
    });
    this.s = this.engine.setUp(seats, {});
    this.engine.advance(this.s);
  }

  view(seat: number): ViewOf<S> {
    // A copy, because the engine changes the state in place and React compares.
    return structuredClone(this.engine.view(this.s, seat)) as ViewOf<S>;
  }

  get decider(): number | null {
    return this.engine.deciders(this.s)[0] ?? null;
  }

  decision(seat: number) {
    const found = this.engine.decision(this.s, seat);
    return found === null ? null : { task: found.task, options: found.options as (Place | Put)[] };
  }

  choose(seat: number, option: Place | Put): boolean {
    return this.engine.choose(this.s, seat, option) === null;
  }

  /** One decision by a bot; false when the game is over. */
  step(): boolean {
    const seat = this.decider;
    if (seat === null) return false;
    const decision = this.engine.decision(this.s, seat)!;
    const choice = this.#bot.choose(this.engine.view(this.s, seat), decision, this.#chance);
    return this.choose(seat, choice as Place | Put);
  }

  /** Plays until so many tiles are laid and the seat has to decide about `what`, or to the end. */
  until(tiles: number, what: 'place' | 'follower', seat: number): this {
    for (;;) {
      const now = this.decider;
      const open = this.s.open as S['open'];
      if (now === null) return this;
      if (open.laid.length >= tiles && now === seat && this.decision(seat)?.task.do === what) return this;
      this.step();
    }
  }
}
