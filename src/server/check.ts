// Would this build play the open tables as they were played? A table that would differ continues from its stored state.
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import { drift } from '../table/again.ts';
import { NewerTable } from '../table/load.ts';
import { packageOf } from '../table/package-of.ts';
import type { Table } from '../table/types.ts';
import { rulesHash } from './rules-hash.ts';

export interface Drifted {
  readonly id: string;
  readonly game: string;
  readonly why: 'illegal' | 'state' | 'broken' | 'newer';
  readonly choice: number;
}
/** A table whose game has new rules since it started. */
export interface Earlier {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Under its own rules or, because those are gone, under today's from where it stands. */
  readonly goesOn: 'kept' | 'new';
}
export interface Checked {
  readonly tables: number;
  readonly earlier: readonly Earlier[];
  readonly drifted: readonly Drifted[];
}

const PAGE = 500;

/** Replays every open table, from its own seed and choices. */
export async function checkTables(store: Store): Promise<Checked> {
  const drifted: Drifted[] = [];
  const earlier: Earlier[] = [];
  let tables = 0;
  for (let after = ''; ; ) {
    const ids = await store.openTables(after, PAGE);
    for (const id of ids) {
      const table = await store.load(id).catch(ifNewer);
      if (table === null) continue;
      tables++;
      if (table === 'newer') {
        drifted.push({ id, game: '', why: 'newer', choice: 0 });
        continue;
      }
      const { game, moved } = table;
      const rules = moved?.rules ?? table.rules;
      const { version } = (await loadGame(game)).game;
      if (rules < version) earlier.push({ id, game, rules, goesOn: moved === undefined ? 'kept' : 'new' });
      const found = await driftOf(table);
      if (found !== null) drifted.push({ id, game: table.game, ...found });
    }
    if (ids.length < PAGE) return { tables, earlier, drifted };
    after = ids.at(-1)!;
  }
}

function ifNewer(error: unknown): 'newer' {
  if (!(error instanceof NewerTable)) throw error;
  return 'newer';
}

async function driftOf(table: Table): Promise<Pick<Drifted, 'why' | 'choice'> | null> {
  try {
    return drift(await packageOf(table), table);
  } catch {
    return { why: 'broken', choice: table.choices.length }; // the new rules throw on the old choices
  }
}

/** Checks if a game's rules differ from those last served; null: they do not. */
export async function checkIfChanged(store: Store): Promise<Checked | null> {
  let isChanged = false;
  for (const id of GAME_IDS) {
    const noted = await store.note(`rules ${id}`);
    isChanged ||= noted !== null && noted !== rulesHash(id);
  }
  const checked = isChanged ? await checkTables(store) : null;
  for (const id of GAME_IDS) await store.setNote(`rules ${id}`, rulesHash(id));
  return checked;
}
