// With the eyes of all seats: two worlds that differ only in what lies face down look the same in every hand after the same step, except
// for what the step reveals. What it only shows to the others was known to one seat, and so to whoever sees all hands: nobody can take back
// a choice that has told them something.
import { same } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import type { Chance, SeatTask, State } from '../../src/kernel/types.ts';
import { hands } from '../../src/kernel/view.ts';
import { type Going, type Law, Offence, type StepAt } from './drive.ts';

export const allHands = (): Law => {
  let then: State | null = null;
  let chance: Chance; // its own: with it or without it, the same games are played
  return {
    name: 'hands',
    begin(g) {
      chance = chanceFrom(fastSource(`${g.seed}/hands`));
    },
    before(g, step) {
      if (g.s.lanes.length > 0) then ??= g.engine.clone(g.s);
      else then = null;
      if (chance.random('hands', 3) === 0) look(g, step, then ?? g.s, chance);
    },
  };
};

function look(g: Going, step: StepAt, then: State, chance: Chance): void {
  const eyes = [...g.s.own.keys()];
  const sees = (s: State): Record<string, unknown>[] =>
    hands(s, then, eyes).map((own) => own as Record<string, unknown>);
  const here = new Engine(g.game, g.engine.source);
  const there = new Engine(g.game, fastSource(`${g.seed}/${g.choices.length}/otherwise`));
  const [real, other] = [here.clone(g.s), here.clone(g.s)];
  for (const [name, pile] of Object.entries(other.dark as Record<string, unknown>)) {
    if (!Array.isArray(pile)) continue;
    const mixed = pile.slice(); // states may share a pile that no step changes
    chance.shuffle('piles', mixed);
    (other.dark as Record<string, unknown>)[name] = mixed;
  }
  if (!same(sees(real), sees(other))) throw new Offence('hands', 'a pile is seen in a hand', g);
  take(here, real, step);
  take(there, other, step);
  // Inside a fork nobody sees what another seat picks, whatever that is.
  if (real.lanes.length > 0 && g.s.lanes.length > 0 && !same(sees(real), hands(g.s, then, eyes)))
    throw new Offence('hands', `'${step.task.do}' is seen before all have chosen`, g);
  const declared = g.engine.step(step.task).reveals ?? [];
  const [a, b] = [sees(real), sees(other)];
  for (const seat of eyes)
    for (const field of Object.keys({ ...a[seat], ...b[seat] }))
      if (!same(a[seat][field] ?? null, b[seat][field] ?? null) && !declared.includes(`own.${field}`))
        throw new Offence('hands', `${step.task.do} -> own.${field} of seat ${seat}, which it does not reveal`, g);
}

/** The same choice where it can be had; piles do not change what a seat may choose. */
function take(engine: Engine, s: State, { asks, task, choice }: StepAt): void {
  if (!asks) {
    engine.run(s, s.lanes.length > 0 ? s.lanes[task.seat!] : s.todo);
    return;
  }
  const options = engine.options(s, task as SeatTask);
  engine.play(s, task as SeatTask, options.find((option) => same(option, choice)) ?? options[0]);
}
