// A live table's game replayed from the start: to go back by consent, and to check that a new build plays the same.
import type { GamePackage } from '../games/index.ts';
import { same } from '../kernel/canonical.ts';
import { choose, confirm, type Journal, openJournal } from '../kernel/journal.ts';
import { effective } from './choices.ts';
import { engineOf } from './doing.ts';
import { type Broken, rulesFor } from './replay.ts';
import type { Table } from './types.ts';

interface Played {
  readonly journal: Journal;
  readonly broken: Broken | null;
}

/** Plays choices from the table's own seed, as far as they go. Pending confirmations are made when the next choice needs them. */
export const playAgain = (pkg: GamePackage, table: Table, choices: Readonly<Table['choices']>): Played =>
  atOnce(playingAgain(pkg, table, choices));

/** The same, pausing after every choice: a server has others to serve. */
export function* playingAgain(
  pkg: GamePackage,
  table: Table,
  choices: Readonly<Table['choices']>,
): Generator<void, Played, void> {
  const engine = engineOf(table, { pkg });
  const { moved } = table;
  const state =
    moved === undefined
      ? engine.setUp(table.chairs.length, table.settings, rulesFor(pkg.game, table.rules))
      : engine.clone(moved.state);
  // A confirmation that was pending when other rules took over is pending there again.
  if (moved === undefined || choices.length > moved.choices) engine.advance(state);
  const journal = openJournal(engine, state, true);
  for (const [i, { seat, text }] of choices.entries()) {
    if (i < (moved?.choices ?? 0)) continue; // by rules that are gone
    if (journal.toConfirm !== null) confirm(engine, journal, journal.toConfirm);
    if (engine.pending(journal.state, seat) === null)
      for (const lane of journal.lanesToConfirm.slice()) confirm(engine, journal, lane);
    const task = engine.pending(journal.state, seat);
    const read = task === null ? undefined : pkg.game.notation.read(task, text);
    const refusal = choose(engine, journal, seat, read);
    if (refusal !== null) return { journal, broken: { choice: i + 1, refusal } };
    yield;
  }
  return { journal, broken: null };
}

/** Runs work that may pause, without pausing. */
export function atOnce<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** What differs when a running table is replayed with this build; null: nothing. */
export function drift(pkg: GamePackage, table: Table): { why: 'illegal' | 'state'; choice: number } | null {
  const stored = table.journal;
  if (stored === null) return null;
  const choices = effective(table.choices);
  const { journal, broken } = playAgain(pkg, table, choices);
  if (broken !== null) return { why: 'illegal', choice: broken.choice };
  const engine = engineOf(table, { pkg });
  if (journal.toConfirm !== null && stored.toConfirm !== journal.toConfirm) confirm(engine, journal, journal.toConfirm);
  for (const lane of journal.lanesToConfirm.filter((one) => !stored.lanesToConfirm.includes(one)))
    confirm(engine, journal, lane);
  return same(journal.state, stored.state) ? null : { why: 'state', choice: choices.length };
}
