// A table at the position a list of choices leads to: a game continued from a record, or one that was played elsewhere.
import type { GamePackage } from '../games/index.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Refusal, Seat } from '../kernel/types.ts';
import { carryOut } from './acts.ts';
import { atOnce } from './again.ts';
import { effective } from './choices.ts';
import { engineOf, plays } from './doing.ts';
import { type Opening, openTable } from './table.ts';
import type { Act, Entry, Table } from './types.ts';

export interface Resumed {
  readonly table: Table;
  readonly entries: readonly Entry[];
  /** The first choice (from 1; 0: the start) that was refused, and why; null: all were played. */
  readonly broken: { readonly choice: number; readonly refusal: Refusal } | null;
}

/** Opens a table whose chairs are all taken, starts it, and plays the choices that count. Throws `BadSetting`. */
export const resume = (pkg: GamePackage, opening: Opening, choices: GameRecord['choices'] = []): Resumed =>
  atOnce(resuming(pkg, opening, choices));

/** The same, pausing after every choice. */
export function* resuming(
  pkg: GamePackage,
  opening: Opening,
  choices: GameRecord['choices'],
): Generator<void, Resumed, void> {
  const { table, entry } = openTable(pkg, opening);
  const entries = [entry];
  const { now, host } = opening;
  const perform = (wish: Act, by: Parameters<typeof carryOut>[2]['by']): Refusal | null => {
    const outcome = carryOut(table, wish, { pkg, now, by });
    if ('refusal' in outcome) return outcome.refusal;
    entries.push(outcome.entry);
    return null;
  };
  const as = (seat: Seat) =>
    plays(table, seat) === 'bot' ? { bot: seat } : { who: table.chairs[seat].who!, name: table.chairs[seat].name };
  const confirm = (seats: readonly Seat[]): void => {
    for (const seat of seats) perform({ do: 'confirm' }, as(seat));
  };
  const refusal = perform({ do: 'start' }, { who: host, name: '' });
  if (refusal !== null) return { table, entries, broken: { choice: 0, refusal } };
  const engine = engineOf(table, { pkg });
  for (const [i, { seat, text }] of effective(choices).entries()) {
    const journal = table.journal!;
    if (journal.toConfirm !== null) confirm([journal.toConfirm]);
    if (engine.pending(table.journal!.state, seat) === null) confirm(table.journal!.lanesToConfirm.slice());
    const why = perform({ do: 'choose', decision: table.decisionNumbers[seat], choice: text }, as(seat));
    if (why !== null) return { table, entries, broken: { choice: i + 1, refusal: why } };
    yield;
  }
  return { table, entries, broken: null };
}

/** Lets a game end whose last choice is still waiting for confirmation. */
export function letEnd(pkg: GamePackage, { table, entries }: Resumed, now: number): Resumed {
  const { journal } = table;
  const added: Entry[] = [];
  const { toConfirm = null, lanesToConfirm = [] } = journal ?? {};
  for (const seat of [...(toConfirm === null ? [] : [toConfirm]), ...lanesToConfirm]) {
    const { who, name } = table.chairs[seat];
    const outcome = carryOut(table, { do: 'confirm' }, { pkg, now, by: { who: who!, name } });
    if ('entry' in outcome) added.push(outcome.entry);
  }
  return { table, entries: [...entries, ...added], broken: null };
}
