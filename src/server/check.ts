// Would this build play the open tables as they were played? A table that would differ goes on from its stored state.
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import { drift } from '../table/again.ts';
import { editionOf } from '../table/replay.ts';
import type { Table } from '../table/types.ts';

export interface Drifted {
  readonly id: string;
  readonly game: string;
  readonly why: 'illegal' | 'state' | 'broken';
  readonly choice: number;
}
export interface Checked {
  readonly tables: number;
  readonly drifted: readonly Drifted[];
}

const PAGE = 500;

/** Plays every open table again, from its own seed and choices. */
export async function checkTables(store: Store): Promise<Checked> {
  const drifted: Drifted[] = [];
  let tables = 0;
  for (let after = ''; ; ) {
    const ids = await store.openTables(after, PAGE);
    for (const id of ids) {
      const table = await store.load(id);
      if (table === null) continue;
      tables++;
      const found = await driftOf(table);
      if (found !== null) drifted.push({ id, game: table.game, ...found });
    }
    if (ids.length < PAGE) return { tables, drifted };
    after = ids.at(-1)!;
  }
}

async function driftOf(table: Table): Promise<Pick<Drifted, 'why' | 'choice'> | null> {
  try {
    return drift(await loadGame(table.game), table);
  } catch {
    return { why: 'broken', choice: table.choices.length }; // the new rules throw on the old choices
  }
}

/** What a game's rules are known by: with other data an old table may differ too. */
async function rulesNow(id: (typeof GAME_IDS)[number]): Promise<string> {
  const { game } = await loadGame(id);
  return `${game.version} ${editionOf(game).hash}`;
}

/** Checks if a game's rules are not those that served last; null: they are. */
export async function checkIfChanged(store: Store): Promise<Checked | null> {
  let isChanged = false;
  for (const id of GAME_IDS) {
    const noted = await store.note(`rules ${id}`);
    isChanged ||= noted !== null && noted !== (await rulesNow(id));
  }
  const checked = isChanged ? await checkTables(store) : null;
  for (const id of GAME_IDS) await store.setNote(`rules ${id}`, await rulesNow(id));
  return checked;
}
