// Games somewhere between beginning and end: real tables are not all at the first move.
import type { GamePackage } from '../../src/games/index.ts';
import type { Engine } from '../../src/kernel/engine.ts';
import type { State } from '../../src/kernel/types.ts';
import { carryOut } from '../../src/table/acts.ts';
import { seen, waitsFor } from '../../src/table/seen.ts';
import type { Entry, Table } from '../../src/table/types.ts';
import { firstPending } from '../play.ts';
import { anyOf, SEATS } from './client.ts';

/** Choices in a four-player game of Baselland, and its number of acts: confirmations come in between. */
const CHOICES = 110;
const ACTS = 170;

const upTo = (n: number): number => Math.floor(Math.random() * n);

/** A state of the bare rules, for servers that know no tables. */
export function begunState(engine: Engine): State {
  const s = engine.setUp(SEATS);
  engine.advance(s);
  for (let n = upTo(CHOICES); n > 0; n--) {
    const task = firstPending(engine, s);
    engine.play(s, task, anyOf(engine.options(s, task)));
    engine.advance(s);
    if (engine.isOver(s)) return begunState(engine);
  }
  return s;
}

/** Plays one of our tables on; returns the log lines. A game that reaches its end stays there. */
export function playOn(pkg: GamePackage, table: Table, now: number): Entry[] {
  const entries: Entry[] = [];
  for (let n = upTo(ACTS); n > 0 && table.phase === 'playing'; n--) {
    const { who, name } = table.chairs[waitsFor(pkg, table)[0]];
    const { decision, mustConfirm } = seen(pkg, table, who);
    const wish = mustConfirm
      ? ({ do: 'confirm' } as const)
      : ({ do: 'choose', decision: decision!.number, choice: anyOf(decision!.notations) } as const);
    const outcome = carryOut(table, wish, { pkg, now, by: { who: who!, name }, key: `seed ${n}` });
    if ('refusal' in outcome) throw new Error(outcome.refusal.why);
    entries.push(outcome.entry);
  }
  return entries;
}
