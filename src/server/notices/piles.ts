// What waits to be told: at the end of somebody's quiet hours, or in the one mail of the day. Kept with the person, and deleted
// with them.
import { setTimeout as pause } from 'node:timers/promises';
import type { Who } from '../../table/types.ts';
import type { NewsKind } from '../../wire/values.ts';
import { freshId } from '../identity.ts';
import type { Keeper } from '../keeper.ts';

export const PILES = ['later', 'digest'] as const;
export type PileName = (typeof PILES)[number];

/** One thing to be told, about one table. */
export interface PiledLine {
  readonly kind: NewsKind;
  readonly table: string;
}
export interface Pile {
  /** When it is to be told. */
  readonly due: number;
  readonly lines: readonly PiledLine[];
}

/** More than anybody reads. */
const MOST_LINES = 30;
const LOCK_LASTS = 5000;
const TRIES = 50;

export async function pileOf(keeper: Keeper, who: Who, name: PileName): Promise<Pile | null> {
  const text = await keeper.ask((store) => store.personal(who, name));
  return text === null ? null : (JSON.parse(text) as Pile);
}

/** All of these say that it is somebody's turn. */
const TURNS: readonly NewsKind[] = ['turn', 'reminder', 'nudge'];
const matterOf = (kind: NewsKind): NewsKind => (TURNS.includes(kind) ? 'turn' : kind);

/** Puts a line on a pile; the same again is said once. Its time is that of its first line. */
export async function pileUp(keeper: Keeper, who: Who, name: PileName, line: PiledLine, due: number): Promise<void> {
  await change(keeper, who, name, (pile) => {
    const isOther = ({ kind, table }: PiledLine): boolean =>
      matterOf(kind) !== matterOf(line.kind) || table !== line.table;
    const lines = [...(pile?.lines ?? []).filter(isOther), line].slice(-MOST_LINES);
    return { due: pile?.due ?? due, lines };
  });
}

/** Takes a pile whose time has come; null: there is none, or another process has it. */
export async function takePile(keeper: Keeper, who: Who, name: PileName, now: number): Promise<Pile | null> {
  const found: Pile[] = [];
  await change(keeper, who, name, (pile) => {
    if (pile === null || pile.due > now) return pile;
    found.push(pile);
    return null;
  });
  return found[0] ?? null;
}

/** One process at a time: what two of them pile up is all there. */
async function change(
  keeper: Keeper,
  who: Who,
  name: PileName,
  make: (pile: Pile | null) => Pile | null,
): Promise<void> {
  const lock = `pile ${name} ${who}`;
  const holder = freshId();
  const locked = (): Promise<boolean> => {
    const now = Date.now();
    return keeper.ask((store) => store.claim(lock, holder, now, now + LOCK_LASTS));
  };
  for (let tries = 0; !(await locked()); tries++) {
    if (tries >= TRIES) return;
    await pause(20);
  }
  try {
    const pile = await pileOf(keeper, who, name);
    const next = make(pile);
    if (next !== pile)
      await keeper.ask((store) => store.setPersonal(who, name, next === null ? null : JSON.stringify(next)));
  } finally {
    await keeper.ask((store) => store.release(lock, holder));
  }
}
