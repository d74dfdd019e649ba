// Tables that live in this browser: hot seat, offline, and games continued from a record.
import { freshSeed } from '../../fair/fresh.ts';
import type { Seat } from '../../kernel/types.ts';
import { packageOf } from '../../table/package-of.ts';
import { waitsFor } from '../../table/seen.ts';
import type { Chair, Phase } from '../../table/types.ts';
import { newId } from '../lib/id.ts';
import { Neighbours } from './neighbours.ts';
import { openHere } from './opening.ts';
import { renameIn } from './rename.ts';
import { hereStore } from './store.ts';
import type { HereOpening, HereTable } from './types.ts';

export type { HereChair, HereOpening } from './types.ts';

/** Why a table could not be opened; `why` is a text key of the table, or of the game. */
export class BadOpening extends Error {
  readonly why: string;
  /** The choice (from 1) that could not be played; 0: the start. */
  readonly choice: number;
  constructor(why: string, choice: number) {
    super(why);
    this.why = why;
    this.choice = choice;
  }
}

/** Opens and starts a table in this browser, and plays the given choices there; returns its id: `/here/<id>`. */
export async function createHere(opening: HereOpening): Promise<string> {
  const pkg = await packageOf(opening, []);
  const now = Date.now();
  const id = newId();
  const { table, entries, broken } = openHere(pkg, opening, { id, seed: freshSeed(), now });
  if (broken !== null) throw new BadOpening(broken.refusal.why, broken.choice);
  const store = await hereStore();
  const waits = waitsFor(pkg, table);
  await store.append({ id, table, waits, at: now, tryOut: opening.tryOut === true, uploaded: null }, 0, entries);
  void navigator.storage?.persist?.().catch(() => false); // asked quietly: the browser decides
  return id;
}

/** A table of this browser in a list. */
export interface HereCard {
  readonly id: string;
  readonly game: HereTable['table']['game'];
  readonly phase: Phase;
  readonly at: number;
  readonly chairs: readonly Pick<Chair, 'kind' | 'name' | 'bot' | 'character' | 'out'>[];
  readonly waitsFor: readonly Seat[];
  readonly isTryOut: boolean;
  readonly uploaded: string | null;
}

/** The tables of this browser, most recently used first. */
export async function listHere(): Promise<HereCard[]> {
  const kept = await (await hereStore()).list();
  kept.sort((a, b) => b.at - a.at);
  return kept.map(({ id, table: { game, phase, chairs }, at, waits, tryOut, uploaded }) => {
    const seats = chairs.map(({ kind, name, bot, character, out }) => ({
      ...{ kind, name, bot, out },
      ...(character !== undefined && { character }),
    }));
    return { id, game, phase, at, chairs: seats, waitsFor: waits, isTryOut: tryOut, uploaded };
  });
}

/** Forgets a table of this browser and its log. */
export const dropHere = async (id: string): Promise<void> => (await hereStore()).drop(id);

/** A new name at the tables of this browser, in every tab that shows one. */
export async function renameHere(before: string, name: string): Promise<void> {
  for (const id of await renameIn(await hereStore(), before, name, Date.now())) {
    const neighbours = new Neighbours(id, () => {});
    neighbours.listen();
    neighbours.tell(0);
    neighbours.close();
  }
}
