// Two worlds that a viewer cannot tell apart must look the same to it after the same step, except for what the step declares.
import { same } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { fastSource } from '../../src/kernel/random.ts';
import type { SeatTask, State, Task, View, Viewer } from '../../src/kernel/types.ts';
import { hears, type Told } from '../../src/kernel/view.ts';
import { type Going, type Law, Offence, type StepAt } from './drive.ts';

/** `seen` collects which declared fields really differed, as `step.field`. */
export const knowledge = (seen: Set<string>, viewersAtOnce = 2): Law => ({
  name: 'knowledge',
  probes: true,
  before(g, step) {
    const viewers: Viewer[] = [null, ...g.s.own.map((_, seat) => seat)];
    g.chance.shuffle('viewers', viewers);
    for (const viewer of viewers.slice(0, viewersAtOnce)) look(g, step, viewer, seen);
  },
});

function look(g: Going, step: StepAt, viewer: Viewer, seen: Set<string>): void {
  const view = g.engine.view(g.s, viewer);
  const before = g.engine.view(step.was, viewer);
  const told: [Told[], Told[]] = [[], []];
  const here = new Engine(g.game, g.engine.source, (t) => told[0].push(t));
  const there = new Engine(g.game, fastSource(`${g.seed}/${g.choices.length}/elsewhere`), (t) => told[1].push(t));
  const real = here.clone(g.s);
  const other = there.imagine(view, g.chance);
  if (!same(view, before)) throw new Offence('imagine', 'it changed the view', g);
  if (!same(there.view(other, viewer), before))
    throw new Offence(
      'imagine',
      `it does not fit the view: ${differences(view, there.view(other, viewer)).join(', ')}`,
      g,
    );
  sameOptions(g, viewer, here, real, there, other);
  sameTries(g, viewer, here, real, there, other);

  if (!bringUp(g, there, other, step)) return;
  told[1].length = 0;
  take(here, real, step, step.choice);
  take(there, other, step, elsewhere(g, there, other, step));
  const declared = g.engine.step(step.task);
  const inLane = g.s.lanes.length > 0;
  const acts = viewer !== null && step.task.seat === viewer;
  const who = `${step.task.do}${acts || step.task.seat === undefined ? '' : ' (others)'}`;
  const allowed = [...(declared.reveals ?? []), ...(acts ? [] : (declared.shows ?? []))];
  for (const field of differences(here.view(real, viewer), there.view(other, viewer))) {
    if (allowed.includes(field)) seen.add(`${step.task.do}.${field}`);
    else if (!(allowed.length > 0 && FLOW.includes(field))) throw new Offence('knowledge', `${who} -> ${field}`, g);
  }
  if (allowed.length > 0) return;
  if (inLane && !acts)
    for (const field of differences(view, here.view(real, viewer)).filter((f) => f !== 'lanes'))
      throw new Offence('knowledge', `${step.task.do} in a lane shows ${field} before it is confirmed`, g);
  const [a, b] = told.map((list) => list.filter((t) => hears(t, viewer)).map((t) => t.event));
  if (!same(a, b)) throw new Offence('knowledge', `${who} -> told`, g);
}

/** What has to be done next follows from what was revealed. */
const FLOW = ['todo', 'lanes', 'forked'];

function sameOptions(g: Going, viewer: Viewer, here: Engine, real: State, there: Engine, other: State): void {
  if (viewer === null || here.pending(real, viewer) === null) return;
  if (!same(here.decision(real, viewer), there.decision(other, viewer)))
    throw new Offence(
      'knowledge',
      `the options of '${here.pending(real, viewer)?.do}' read what the seat cannot know`,
      g,
    );
}

/** What a seat tries is shown to those who cannot tell the worlds apart: there, too, the list must be the same. */
function sameTries(g: Going, viewer: Viewer, here: Engine, real: State, there: Engine, other: State): void {
  if (real.lanes.length > 0) return; // nothing is shown of a lane
  for (const seat of here.deciders(real)) {
    const decision = here.decision(real, seat)!;
    const step = here.step(decision.task);
    if (!('tries' in step) || step.tries !== true) continue;
    if (!same(decision, there.decision(other, seat)))
      throw new Offence(
        'knowledge',
        `what is tried at '${decision.task.do}' tells ${viewer ?? 'a watcher'} a secret`,
        g,
      );
  }
}

/** The same option in the other world; where it cannot be had there, another one. */
function elsewhere(g: Going, engine: Engine, s: State, step: StepAt): unknown {
  if (!step.asks) return null;
  const options = engine.options(s, step.task as SeatTask);
  const twin = options.find((option) => same(option, step.choice));
  return twin === undefined ? options[g.chance.random('elsewhere', options.length)] : twin;
}

function take(engine: Engine, s: State, step: StepAt, choice: unknown): void {
  if (step.asks) engine.play(s, step.task as SeatTask, choice);
  else engine.run(s, stackOf(s, step.task));
}

const stackOf = (s: State, task: Task): Task[] => (s.lanes.length > 0 ? s.lanes[task.seat!] : s.todo);

/** In an imagined world, another seat's lane is at its beginning; it is first played up to the same task. */
function bringUp(g: Going, engine: Engine, s: State, step: StepAt): boolean {
  for (let count = 0; count < 100; count++) {
    const stack = stackOf(s, step.task);
    const task = stack[stack.length - 1];
    if (task === undefined) return false;
    if (same(task, step.task)) return true;
    const options = engine.pending(s, task.seat!) === null ? null : engine.options(s, task as SeatTask);
    if (options === null) engine.run(s, stack);
    else engine.play(s, task as SeatTask, options[g.chance.random('elsewhere', options.length)]);
  }
  return false;
}

/** The fields in which two views differ: 'open.tile', 'own.hand', 'todo'. */
export function differences(a: View, b: View): string[] {
  const found = new Set<string>();
  const compare = (where: string, x: unknown, y: unknown) => {
    const keys = new Set([...Object.keys(x as object), ...Object.keys(y as object)]);
    for (const key of keys)
      if (!sameOrMissing((x as Record<string, unknown>)[key], (y as Record<string, unknown>)[key]))
        found.add(`${where}.${key}`);
  };
  compare('open', a.open, b.open);
  compare('dark', a.dark, b.dark);
  for (const [seat, own] of a.own.entries()) compare('own', own, b.own[seat]);
  for (const flow of ['todo', 'lanes', 'forked'] as const) if (!same(a[flow], b[flow])) found.add(flow);
  return [...found];
}

const sameOrMissing = (x: unknown, y: unknown): boolean => (x === undefined || y === undefined ? x === y : same(x, y));
