// Undo is the identity where it is offered, and it is offered exactly where the seat has learnt nothing since.
import { same } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { canUndo, choose, confirm, type Journal, openJournal, undo } from '../../src/kernel/journal.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import type { Game, Seat, State, Task } from '../../src/kernel/types.ts';
import type { Row } from './cover.ts';
import { type Going, jsonCopy, Offence } from './drive.ts';

/** What happened since the start, written down by the steps themselves. */
interface Trace {
  readonly task: Task;
  readonly asks: boolean;
  readonly inLane: boolean;
}

/** The game with steps that report to `trace`; the rules are the same. */
function traced(game: Game, trace: Trace[], depth: { quiet: boolean }): Game {
  const note = (s: State, task: Task, asks: boolean) => {
    if (!depth.quiet) trace.push({ task, asks, inLane: s.lanes.length > 0 });
  };
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([name, step]) => [
      name,
      'options' in step
        ? {
            ...step,
            apply(...[s, task, choice, cx]: Parameters<typeof step.apply>) {
              note(s, task, true);
              step.apply(s, task, choice, cx);
            },
          }
        : {
            ...step,
            run(...[s, task, cx]: Parameters<typeof step.run>) {
              note(s, task, false);
              step.run(s, task, cx);
            },
          },
    ]),
  );
  return { ...game, steps };
}

export function undoLaw(game: Game, row: Row, seed: string, holds: boolean): { undone: number } {
  const trace: Trace[] = [];
  const depth = { quiet: false };
  const engine = new Engine(traced(game, trace, depth), fastSource(seed));
  const s = engine.setUp(row.seats, row.settings);
  engine.advance(s);
  const j = openJournal(engine, s, holds);
  const chance = chanceFrom(fastSource(`${seed}/undo`));
  const g: Going = { game, engine, row, seed, s, choices: [], chance };
  let undone = 0;
  let closedAt = trace.length;
  let phase = phaseOf(engine, j);
  for (let count = 0; count < 20_000 && !(engine.isOver(j.state) && j.toConfirm === null); count++) {
    act(engine, j, chance, g);
    const now = phaseOf(engine, j);
    if (j.toConfirm === null && now !== phase) {
      const isOneByOne = holds && isSeat(phase) && isSeat(now); // open until the next seat has chosen
      if (!isOneByOne) closedAt = trace.length;
      phase = now;
    }
    for (const seat of j.state.own.keys()) {
      const offered = canUndo(j, seat);
      if (offered !== mayUndo(game, trace, closedAt, seat))
        throw new Offence('undo', `${offered ? '' : 'not '}offered to seat ${seat}`, g);
      if (!offered || chance.random('try', 3) > 0) continue;
      depth.quiet = true;
      learntNothing(engine, j, seat, g);
      backAndForth(engine, j, seat, g);
      depth.quiet = false;
      undone++;
    }
  }
  return { undone };
}

const phaseOf = (engine: Engine, j: Journal): string =>
  j.state.lanes.length > 0 ? 'all' : `${engine.deciders(j.state)[0] ?? 'over'}`;

const isSeat = (phase: string): boolean => phase !== 'all' && phase !== 'over';

function act(engine: Engine, j: Journal, chance: Going['chance'], g: Going): void {
  const waiting = j.toConfirm === null ? j.lanesToConfirm : [j.toConfirm];
  const deciders = j.toConfirm === null ? engine.deciders(j.state) : [];
  const who = chance.random('who', waiting.length + deciders.length);
  if (who < waiting.length) {
    if (!confirm(engine, j, waiting[who])) throw new Offence('undo', 'a seat that is waited for cannot confirm', g);
    return;
  }
  const seat = deciders[who - waiting.length];
  const { task, options } = engine.decision(j.state, seat)!;
  const choice = options[chance.random('choice', options.length)];
  g.choices.push({ seat, text: g.game.notation.write(task, choice) });
  const refusal = choose(engine, j, seat, choice);
  if (refusal !== null) throw new Offence('undo', `a listed option was refused: ${refusal.why}`, g);
}

/** By the trace alone: the seat has chosen since the way back was closed, and nothing has been revealed since. */
function mayUndo(game: Game, trace: readonly Trace[], closedAt: number, seat: Seat): boolean {
  for (let i = trace.length - 1; i >= closedAt; i--) {
    const { task, asks, inLane } = trace[i];
    const step = game.steps[task.do];
    const reveals = (step.reveals?.length ?? 0) > 0;
    const mine = !inLane || task.seat === seat;
    if (reveals && mine) return false;
    if (inLane && !asks && task.seat === seat && (step.shows?.length ?? 0) > 0) return false;
    if (asks && task.seat === seat) return true;
    if (asks && !inLane) return false; // another seat has chosen since
  }
  return false;
}

/** Taking back and choosing the same again is as if nothing had been. */
function backAndForth(engine: Engine, j: Journal, seat: Seat, g: Going): void {
  const before = jsonCopy(j);
  const { choice } = j.moves.findLast((move) => move.seat === seat)!;
  if (!undo(engine, j, seat)) throw new Offence('undo', 'offered and refused', g);
  if (engine.pending(j.state, seat) === null) throw new Offence('undo', 'the seat is not asked again', g);
  const refusal = choose(engine, j, seat, choice);
  if (refusal !== null) throw new Offence('undo', `the same choice is now refused: ${refusal.why}`, g);
  // Of seats that picked at once, whoever picks last confirms; that may now be another one.
  const plain = (k: Journal) => ({ ...k, moves: 0, toConfirm: k.toConfirm !== null });
  if (!same(plain(j), plain(before))) throw new Offence('undo', 'not as before', g);
}

/** In a world that the seat could not distinguish at the mark, its own picks lead to the same view. */
function learntNothing(engine: Engine, j: Journal, seat: Seat, g: Going): void {
  if (j.moves.some((move) => move.seat !== seat || !('choice' in move))) return;
  const other = engine.imagine(engine.view(j.mark, seat), g.chance);
  const twin = openJournal(engine, other, j.pauses);
  for (const move of j.moves)
    if (choose(engine, twin, seat, move.choice) !== null)
      throw new Offence('undo', 'offered, though the options depend on secrets', g);
  if (!same(engine.view(twin.state, seat), engine.view(j.state, seat)))
    throw new Offence('undo', `offered to seat ${seat}, which has learnt something`, g);
}
