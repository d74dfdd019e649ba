// Plays random games one step at a time and lets the laws look on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { type GameRecord, writeRecord } from '../../src/kernel/record.ts';
import { namedSettings } from '../../src/kernel/settings.ts';
import type { Chance, Game, Seat, State, Task } from '../../src/kernel/types.ts';
import type { Told } from '../../src/kernel/view.ts';
import { editionOf } from '../../src/table/replay.ts';
import type { Row } from './cover.ts';

/** One step: a task that runs by itself, or a choice. */
export interface StepAt {
  /** A copy of the state before the step, to see whether a look at it changes something; the last who needs it may play on with it. */
  readonly was: State;
  readonly task: Task;
  readonly asks: boolean;
  readonly options: readonly unknown[];
  readonly choice: unknown;
  readonly events: Told[];
}
/** A random game under way. */
export interface Going {
  readonly game: Game;
  readonly engine: Engine;
  readonly row: Row;
  readonly seed: string;
  readonly s: State;
  readonly choices: { seat: Seat; text: string }[];
  readonly chance: Chance;
}
export interface Law {
  readonly name: string;
  /** Whether it tries things out before a step, and so needs to know how the state `was`. */
  readonly probes?: boolean;
  begin?(g: Going): void;
  before?(g: Going, step: StepAt): void;
  after?(g: Going, step: StepAt): void;
  end?(g: Going): void;
}

/** A broken law; carries the record of the game up to there. */
export class Offence extends Error {
  readonly law: string;
  readonly record: GameRecord;
  constructor(law: string, what: string, g: Going) {
    super(`${law}: ${what} (${g.game.id}, ${g.row.seats} players, ${JSON.stringify(g.row.settings)}, seed ${g.seed})`);
    this.law = law;
    this.record = {
      game: g.game.id,
      rules: g.game.version,
      edition: editionOf(g.game),
      settings: namedSettings(g.game, g.s.settings),
      seats: g.s.own.map((_, seat) => ({ name: `Seat ${seat + 1}`, bot: 'random' })),
      seed: { source: 'fast', text: g.seed },
      proof: {},
      choices: g.choices.slice(),
      result: null,
    };
  }
}

const LONGEST = 8_000;

export const jsonCopy = <X>(value: X): X => JSON.parse(JSON.stringify(value)) as X;

/** Plays one game; throws the first `Offence`. */
export function drive(game: Game, row: Row, seed: string, laws: readonly Law[]): Going {
  const events: Told[] = [];
  const engine = new Engine(game, fastSource(seed), (told) => events.push(told));
  const s = engine.setUp(row.seats, row.settings);
  const g: Going = { game, engine, row, seed, s, choices: [], chance: chanceFrom(fastSource(`${seed}/choices`)) };
  for (const law of laws) law.begin?.(g);
  for (let count = 0; !engine.isOver(s); count++) {
    if (count > LONGEST) throw new Offence('ends', `not over after ${LONGEST} steps`, g);
    events.length = 0;
    const stack = engine.ready(s);
    const deciders = stack === null ? engine.deciders(s) : [];
    if (engine.isOver(s)) break; // the last lane has just been closed
    if (stack === null && deciders.length === 0) throw new Offence('no dead end', 'nobody has anything to do', g);
    const step =
      stack === null ? ask(g, deciders) : { task: stack[stack.length - 1], asks: false, options: [], choice: null };
    const at: StepAt = { ...step, events, was: laws.some((law) => law.probes) ? jsonCopy(s) : s };
    for (const law of laws) law.before?.(g, at);
    if (stack === null) {
      engine.play(s, at.task as Task & { seat: Seat }, at.choice);
      g.choices.push({ seat: at.task.seat!, text: game.notation.write(at.task, at.choice) });
    } else engine.run(s, stack);
    for (const law of laws) law.after?.(g, at);
  }
  for (const law of laws) law.end?.(g);
  return g;
}

function ask(g: Going, deciders: readonly Seat[]) {
  const seat = deciders[g.chance.random('seat', deciders.length)];
  const { task, options } = g.engine.decision(g.s, seat)!;
  if (options.length === 0) throw new Offence('no dead end', `'${task.do}' offers nothing`, g);
  return { task, asks: true, options, choice: options[g.chance.random('choice', options.length)] };
}

/** Writes the record of an offence where `kontor replay` can open it, and names the file in the message. */
export function keepRecord(offence: Offence): Offence {
  const folder = join(import.meta.dirname, '..', 'offences');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${offence.record.game}-${offence.law.replaceAll(' ', '-')}.txt`);
  writeFileSync(file, writeRecord(offence.record));
  offence.message += `\n  see it: npx kontor replay test/offences/${file.split('/').pop()}`;
  return offence;
}
