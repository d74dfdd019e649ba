// Positions to learn a value from. The master's quick form plays itself; now and then its best options are tried out in the same imagined worlds with the
// same luck, each to the end of the game, so that what is learned is the difference between options and not how a game ends.
import { bestAfter, othersThan, runQuietly } from '../../src/bots/ahead.ts';
import { type Mind, sidesOf } from '../../src/bots/experience.ts';
import { comesToMind, type Policy, playOut } from '../../src/bots/search/playout.ts';
import type { Thought } from '../../src/bots/search/search.ts';
import { thinker } from '../../src/bots/search/think.ts';
import type { Experience, GamePackage } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { total } from '../../src/kernel/score.ts';
import type { Chance, Decision, Seat, State } from '../../src/kernel/types.ts';
import { seatsOf, settingsOf } from '../tune/net/self-play.ts';

/** Options and worlds of a decision that is judged; each is seen by the seat that decides and by one other. */
export const OPTIONS = 5;
export const WORLDS = 12;
export const SIDES = 2;
/** What is kept of a trial beside its signs: the value by hand, the points in the end, how far the game had come, and whether the seat was ahead. */
export const FACTS = 4;

const QUICK = { walks: 20, worlds: 1, leaves: 100 } as const;
/** One decision in so many is judged. */
const SELDOM = 3;
/** Options this close in placing lead to the same: nothing to learn. */
const SAME = 0.002;
/** Options considered by those who play a trial to its end. */
const TRIES = 4;
const CHAIN_LEAVES = 24;

/** One decision: `signs` by option, world and side; `facts` likewise. Places of options that there are not stay zero. */
export interface Judged {
  readonly options: number;
  readonly signs: Float16Array;
  readonly facts: Float32Array;
}

export class Judging {
  readonly #pkg: GamePackage;
  readonly #mind: Mind;
  readonly #experience: Experience;

  constructor(pkg: GamePackage, mind: Mind, experience: Experience) {
    this.#pkg = pkg;
    this.#mind = mind;
    this.#experience = experience;
  }

  /** Plays one game, and hands out what it judges on the way. */
  *play(seed: string, number: number): Generator<Judged> {
    const engine = new Engine(this.#pkg.game, fastSource(seed));
    const chance = chanceFrom(fastSource(`${seed} chance`));
    const s = engine.setUp(seatsOf(this.#pkg, number), settingsOf(this.#pkg, number, chance));
    const thinkers = s.own.map(() => thinker(this.#mind, QUICK));
    for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const { options, task } = decision;
      let found = 0;
      if (options.length > 1) {
        const thoughts = thinkers[seat].think(engine.view(s, seat), decision, chance);
        const tried = ({ visits, value }: Thought): number => visits + value;
        const order = thoughts.map((_, i) => i).sort((a, b) => tried(thoughts[b]) - tried(thoughts[a]));
        const best = order.slice(0, OPTIONS);
        const apart = thoughts[best[0]].value - Math.min(...best.map((i) => thoughts[i].value));
        if (s.own.length > 1 && apart > SAME && chance.random('judged', SELDOM) === 0)
          yield this.#judge(
            engine,
            s,
            decision,
            best.map((i) => options[i]),
            chance,
          );
        // Now and then the second best, so that games differ.
        found = order[chance.random('second', 10) === 0 ? 1 : 0];
        thinkers[seat].chose(found);
      }
      engine.play(s, task, options[found]);
    }
  }

  #judge(engine: Engine, s: State, { seat, task }: Decision, options: readonly unknown[], chance: Chance): Judged {
    const width = 2 * this.#experience.count;
    const judged: Judged = {
      options: options.length,
      signs: new Float16Array(OPTIONS * WORLDS * SIDES * width),
      facts: new Float32Array(OPTIONS * WORLDS * SIDES * FACTS),
    };
    const seen = engine.view(s, seat);
    const rivals = othersThan(s, seat);
    const sides = [seat, rivals[chance.random('rival', rivals.length)]];
    const luck = chance.random('luck', 0x100000000);
    for (let world = 0; world < WORLDS; world++) {
      const seed = `${luck} ${world}`;
      const imagined = engine.imagine(seen, chanceFrom(fastSource(`${seed} world`)));
      for (const [i, option] of options.entries()) {
        const own = new Engine(this.#pkg.game, fastSource(seed));
        const policy: Policy = {
          engine: own,
          value: this.#mind.value,
          chance: chanceFrom(fastSource(`${seed} mind`)),
          tries: TRIES,
          isStopped: () => false,
        };
        const t = own.clone(imagined);
        own.play(t, own.pending(t, task.seat)!, option);
        this.#endChain(policy, t, seat, own.step(task).reveals !== undefined);
        const at = (i * WORLDS + world) * SIDES;
        this.#note(judged, t, sides, at);
        own.advance(t);
        playOut(policy, t, Infinity);
        this.#end(judged, t, sides, at);
      }
    }
    return judged;
  }

  /** Up to where a look ahead would judge: the seat has nothing more to pick, or something comes to light. */
  #endChain(policy: Policy, t: State, seat: Seat, isNews: boolean): void {
    const { engine, value } = policy;
    const held = othersThan(t, seat);
    runQuietly(engine, t, held);
    for (let news = isNews; !news; ) {
      const task = engine.pending(t, seat);
      if (task === null) return;
      const options = engine.options(t, task);
      let found = options[0];
      let most = -Infinity;
      if (options.length > CHAIN_LEAVES) found = comesToMind({ ...policy, tries: CHAIN_LEAVES }, t, task);
      else if (options.length > 1)
        for (const option of options) {
          const ahead = { engine, seat, held, judge: (end: State) => value(end, seat) };
          const points = bestAfter(ahead, engine.clone(t), option, Math.floor(CHAIN_LEAVES / options.length) || 1);
          if (points > most) [most, found] = [points, option];
        }
      engine.play(t, task, found);
      news = engine.step(task).reveals !== undefined;
      runQuietly(engine, t, held);
    }
  }

  #note({ signs, facts }: Judged, t: State, sides: readonly Seat[], at: number): void {
    const { count, progress } = this.#experience;
    const all = new Float32Array(t.own.length * count);
    const values = t.own.map((_, seat) => this.#mind.value(t, seat));
    for (let seat = 0; seat < t.own.length; seat++) this.#experience.signs(t, seat, values[seat], all, seat * count);
    const x = new Float32Array(2 * count);
    for (const [side, seat] of sides.entries()) {
      sidesOf(all, t.own.length, count, seat, x);
      signs.set(x, (at + side) * 2 * count);
      facts[(at + side) * FACTS] = values[seat];
      facts[(at + side) * FACTS + 2] = progress(t);
    }
  }

  #end({ facts }: Judged, t: State, sides: readonly Seat[], at: number): void {
    const points = sides.map((seat) => total(this.#pkg.game.score(t, seat)));
    for (const side of sides.keys()) {
      const lead = points[side] - points[1 - side];
      facts[(at + side) * FACTS + 1] = points[side];
      facts[(at + side) * FACTS + 3] = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    }
  }
}
