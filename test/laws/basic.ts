// same again · clone · only the asked are asked · conservation · notation and record
import { canonical, same } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { fastSource } from '../../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import type { SeatTask, State, Task } from '../../src/kernel/types.ts';
import { replay, resultOf, verify } from '../../src/table/replay.ts';
import { type Going, jsonCopy, type Law, Offence, type StepAt } from './drive.ts';

/** Plays the same step on another state. */
export function again(engine: Engine, s: State, step: StepAt): void {
  if (step.asks) engine.play(s, step.task as SeatTask, step.choice);
  else engine.run(s, engine.ready(s) as Task[]);
}

/** A twin that was turned into JSON text and back before the step is equal after it, to the last byte. */
export function sameAgain(): Law {
  let engine: Engine;
  return {
    name: 'same again',
    probes: true,
    begin(g) {
      engine = new Engine(g.game, fastSource(g.seed));
      const twin = engine.setUp(g.row.seats, g.row.settings);
      canonical(twin); // says what is not JSON
      if (!same(twin, g.s)) throw new Offence('same again', 'another set-up', g);
    },
    after(g, step) {
      const twin = step.was; // nobody needs it any more
      again(engine, twin, step);
      if (!same(twin, g.s)) throw new Offence('same again', `'${step.task.do}' went another way`, g);
    },
    end(g) {
      const record = { ...new Offence('', '', g).record, result: resultOf(g.game, g.s) };
      const difference = verify(g.game, record);
      if (difference !== null) throw new Offence('same again', `the record does not verify: ${difference.why}`, g);
      const { engine: other, state } = replay(g.game, record, { until: Math.floor(record.choices.length / 2) });
      if (other.isOver(state)) throw new Offence('same again', 'half the choices already end the game', g);
    },
  };
}

/** A clone equals its original, plays on without changing it, and does not change with it, not even much later. */
export function clone(): Law {
  let kept: { copy: State; was: State }[] = [];
  let played: State;
  let steps = 0;
  return {
    name: 'clone',
    probes: true,
    begin() {
      kept = [];
      steps = 0;
    },
    before(g, step) {
      played = g.engine.clone(g.s);
      if (!same(played, step.was)) throw new Offence('clone', 'the copy differs', g);
      again(new Engine(g.game, g.engine.source), played, step);
      if (!same(g.s, step.was)) throw new Offence('clone', `'${step.task.do}' on the copy changed the original`, g);
      if (steps++ % 25 === 0) kept.push({ copy: g.engine.clone(g.s), was: jsonCopy(step.was) });
    },
    after(g, step) {
      if (!same(played, g.s)) throw new Offence('clone', `'${step.task.do}' on the copy differs`, g);
    },
    end(g) {
      for (const { copy, was } of kept)
        if (!same(copy, was)) throw new Offence('clone', 'an old copy changed in the course of the game', g);
    },
  };
}

/** Nobody who is not asked can choose; listing options twice gives the same list and changes nothing. */
export const onlyTheAsked: Law = {
  name: 'only the asked',
  probes: true,
  before(g, step) {
    for (let seat = -1; seat <= g.s.own.length; seat++) {
      if (g.engine.pending(g.s, seat) !== null) continue;
      const refusal = g.engine.choose(g.s, seat, step.options[0] ?? null);
      if (refusal === null) throw new Offence('only the asked', `seat ${seat} was not asked and chose`, g);
    }
    if (step.asks && !same(g.engine.options(g.s, step.task as SeatTask), step.options))
      throw new Offence('only the asked', `'${step.task.do}' lists other options the second time`, g);
    if (!same(g.s, step.was)) throw new Offence('only the asked', 'something changed by asking', g);
  },
};

/** Every card, tile and figure exactly once, after every step. */
export function conservation(): Law {
  let all = '';
  const listed = (g: Going) => {
    const pieces = g.game.pieces(g.s).sort();
    const twice = pieces.find((piece, i) => piece === pieces[i + 1]);
    if (twice !== undefined) throw new Offence('conservation', `${twice} is there twice`, g);
    return pieces.join(' ');
  };
  return {
    name: 'conservation',
    begin(g) {
      all = listed(g);
    },
    after(g, step) {
      if (listed(g) !== all)
        throw new Offence('conservation', `after '${step.task.do}' something is missing or new`, g);
    },
  };
}

/** Notation can be read back, tells options apart, and makes records that survive writing and reading. */
export const notation: Law = {
  name: 'notation',
  before(g, step) {
    if (!step.asks) return;
    const texts = step.options.map((option) => g.game.notation.write(step.task, option));
    const twice = texts.find((text, i) => texts.indexOf(text) < i);
    if (twice !== undefined) throw new Offence('notation', `'${twice}' stands for two options`, g);
    texts.forEach((text, i) => {
      if (!/^\S(.*\S)?$/.test(text)) throw new Offence('notation', `'${text}' cannot stand in a record`, g);
      if (!same(g.game.notation.read(step.task, text), step.options[i]))
        throw new Offence('notation', `'${text}' reads differently`, g);
    });
  },
  end(g) {
    const record = { ...new Offence('', '', g).record, result: resultOf(g.game, g.s) };
    if (!same(parseRecord(writeRecord(record)), record))
      throw new Offence('notation', 'the record reads differently', g);
  },
};
