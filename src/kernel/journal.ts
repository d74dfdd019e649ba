import { same } from './canonical.ts';
import { Engine } from './engine.ts';
import type { Refusal, Seat, State, Task } from './types.ts';

/** A game in progress and what can still be taken back. Plain data; no game contains undo code. */
export interface Journal {
  state: State;
  /** The state at the last point of no return; the very same as long as nothing has happened since. */
  mark: State;
  /** What the seats did since then; a move without a choice is a confirmation. */
  moves: Move[];
  /** How many of its moves since the mark each seat can no longer take back. */
  frozen: number[];
  /** The seat that has to confirm before the table goes on, or null. */
  toConfirm: Seat | null;
  /** Seats that have to confirm before their lane goes on. */
  lanesToConfirm: Seat[];
  /** Whether the table pauses before what brings something to light, so that the last pick can still be taken back. */
  readonly pauses: boolean;
}
interface Move {
  readonly seat: Seat;
  readonly choice?: unknown;
}

export function openJournal(engine: Engine, state: State, pauses: boolean, mark = engine.clone(state)): Journal {
  const frozen = state.own.map(() => 0);
  return { state, mark, moves: [], frozen, toConfirm: null, lanesToConfirm: [], pauses };
}

/** Like `Engine.choose`, pausing where the table pauses. */
export function choose(engine: Engine, j: Journal, seat: Seat, choice: unknown): Refusal | null {
  if (j.toConfirm !== null) return { rule: '', why: j.toConfirm === seat ? 'confirmFirst' : 'notYourTurn' };
  const [phase, task] = [phaseOf(engine, j.state), engine.pending(j.state, seat)];
  // Whoever was asked before this seat, one after the other, could change their mind until now.
  const mark = phase === seat && j.moves.some((move) => move.seat !== seat) ? engine.clone(j.state) : null;
  if (j.mark === j.state) j.state = engine.clone(j.state);
  const refusal = engine.apply(j.state, seat, choice);
  if (refusal !== null) return refusal;
  if (mark !== null) Object.assign(j, openJournal(engine, j.state, j.pauses, mark));
  j.moves.push({ seat, choice });
  if (reveals(engine, task!)) close(engine, j, Array.isArray(phase) ? seat : null);
  goOn(engine, j, seat, phase, j.pauses);
  return null;
}

/** The seat lets the game go on; what it did becomes final. */
export function confirm(engine: Engine, j: Journal, seat: Seat): boolean {
  const lane = j.lanesToConfirm.indexOf(seat);
  if (j.toConfirm !== seat && lane < 0) return false;
  if (j.mark === j.state) j.state = engine.clone(j.state);
  j.moves.push({ seat });
  if (lane >= 0) j.lanesToConfirm.splice(lane, 1);
  else [j.moves, j.toConfirm, j.lanesToConfirm] = [[], null, []]; // without moves it is closed at the end
  goOn(engine, j, seat, phaseOf(engine, j.state), false);
  return true;
}

/** A seat may take back its picks up to what it could not foresee, or until another seat has decided. */
export const canUndo = (j: Journal, seat: Seat): boolean =>
  j.moves.filter((move) => move.seat === seat).length > j.frozen[seat];

/** Removes the seat's last choice and plays the others again: they were made at the same time, so none depended on it. */
export function undo(engine: Engine, j: Journal, seat: Seat): boolean {
  if (!canUndo(j, seat)) return false;
  const quiet = new Engine(engine.game, engine.source);
  const without = openJournal(quiet, quiet.clone(j.mark), j.pauses);
  const last = j.moves.findLastIndex((move) => move.seat === seat);
  for (const move of j.moves.toSpliced(last, 1)) again(quiet, without, move);
  Object.assign(j, without);
  return true;
}

/**
 * The state for a seat that ignores how far the others are while all play at once; unchanged where its question depends on
 * them.
 */
export function withoutOthers(engine: Engine, j: Journal, seat: Seat): State {
  if (j.state.lanes.length === 0) return engine.clone(j.state);
  const quiet = new Engine(engine.game, engine.source);
  const alone = openJournal(quiet, quiet.clone(j.mark), j.pauses);
  for (const move of j.moves) if (move.seat === seat) again(quiet, alone, move);
  const isTheSame = same(quiet.decision(alone.state, seat), quiet.decision(j.state, seat));
  return isTheSame ? alone.state : engine.clone(j.state);
}

function again(engine: Engine, j: Journal, move: Move): void {
  if ('choice' in move) choose(engine, j, move.seat, move.choice);
  else confirm(engine, j, move.seat);
}

/** Runs on from a move of `seat`, and closes the way back behind everything that told somebody something. */
function goOn(engine: Engine, j: Journal, seat: Seat, phase: Phase, pauses: boolean): void {
  const ready = () => engine.ready(j.state, j.lanesToConfirm);
  for (let stack = ready(); stack !== null; stack = ready()) {
    const task = stack[stack.length - 1];
    const lane = stack === j.state.todo ? null : task.seat!;
    const tells = reveals(engine, task) || (lane !== null && (engine.step(task).shows?.length ?? 0) > 0);
    if (tells && pauses) {
      if (lane !== null) {
        j.lanesToConfirm = [...j.lanesToConfirm, lane].sort();
        continue;
      }
      j.toConfirm = seat;
      return;
    }
    engine.run(j.state, stack);
    if (tells && lane === null) j.moves = [];
    else if (tells) close(engine, j, lane);
  }
  const next = phaseOf(engine, j.state);
  const isOther = next !== phase;
  const isQuiet = pauses && typeof phase === 'number' && typeof next === 'number'; // nothing came to light
  if (isOther && pauses && !isQuiet) j.toConfirm = seat;
  else if ((isOther && !isQuiet) || j.moves.length === 0) close(engine, j, null, j.state); // quiet steps may have followed
}

/** No way back behind this point, for one lane or for everybody. */
function close(engine: Engine, j: Journal, lane: Seat | null, mark?: State): void {
  if (lane === null) Object.assign(j, openJournal(engine, j.state, j.pauses, mark));
  else j.frozen[lane] = j.moves.filter((move) => move.seat === lane).length;
}

/** Who decides: one seat, or all at once in this fork. When that changes, the way back is closed. */
type Phase = Seat | Task[][] | null;
const phaseOf = (engine: Engine, s: State): Phase => (s.lanes.length > 0 ? s.forked : (engine.deciders(s)[0] ?? null));

const reveals = (engine: Engine, task: Task): boolean => (engine.step(task).reveals?.length ?? 0) > 0;
