// Positions for the gallery, reached by actually playing with bots.
import { greedy } from '../../bots/greedy.ts';
import type { Player } from '../../bots/player.ts';
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { GameEvent, Settings, State, View } from '../../kernel/types.ts';

export class Sitting {
  readonly engine: Engine;
  readonly s: State;
  readonly #chance = chanceFrom(fastSource('gallery lots'));
  readonly #bot: Player;
  events: { key: number; event: GameEvent }[] = [];

  constructor(pkg: GamePackage, seed: string, seats: number, settings: Settings) {
    this.#bot = greedy(pkg);
    this.engine = new Engine(pkg.game, fastSource(seed), ({ event, to, except }) => {
      if ((to ?? 0) !== 0 || except === 0) return;
      this.events = [...this.events, { key: this.events.length, event }];
    });
    this.s = this.engine.setUp(seats, settings);
    this.engine.advance(this.s);
  }

  /** A copy, because the engine changes the state in place and React compares. */
  view(seat: number): View {
    return structuredClone(this.engine.view(this.s, seat));
  }

  /** Who decides next; seat 0 comes last where all decide at once. */
  get decider(): number | null {
    return this.engine.deciders(this.s).at(-1) ?? null;
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

  /** Plays until this many decisions were made and the seat has to decide about `what` (or anything), or to the end. */
  until(count: number, what: string, seat: number): this {
    for (let made = 0; ; made++) {
      if (this.decider === null) return this;
      const doing = this.decision(seat)?.task.do;
      if (made >= count && this.decider === seat && (doing === what || what === 'any')) return this;
      this.step();
    }
  }
}
