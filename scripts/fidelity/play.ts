import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GamePackage } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { type GameRecord, parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { namedSettings } from '../../src/kernel/settings.ts';
import { editionOf, resultOf } from '../../src/table/replay.ts';
import { textsOf } from '../../src/text/package.ts';
import { pairwise } from '../../test/laws/cover.ts';
import type { Citation } from './citations.ts';
import { type Coverage, Sentences } from './watching.ts';

/** What is watched while games are played. */
export interface Watched {
  readonly pkg: GamePackage;
  readonly folder: string;
  readonly byFile: ReadonlyMap<string, readonly Citation[]>;
  readonly coverage: Coverage;
}

/** The cover of each game; it takes long to work out. */
const COVERS = new Map<string, ReturnType<typeof pairwise>>();
function rowsOf(game: GamePackage['game']) {
  const rows = COVERS.get(game.id) ?? pairwise(game);
  COVERS.set(game.id, rows);
  return rows;
}

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix', 'Greta', 'Hugo'];

/** The random game with this number, as a record, and the rules that the sentences about it cite. */
function randomGame({ game, ...rest }: GamePackage, i: number): { record: GameRecord; rules: ReadonlySet<string> } {
  const rows = rowsOf(game);
  const { seats, settings } = rows[i % rows.length];
  const seed = `fidelity ${i}`;
  const said = new Sentences(textsOf(rest, 'en'), seats);
  const engine = new Engine(game, fastSource(seed), ({ event }) => said.event(event));
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const s = engine.setUp(seats, settings);
  const choices: { seat: number; text: string }[] = [];
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const choice = options[chance.random('choice', options.length)];
    choices.push({ seat, text: game.notation.write(task, choice) });
    said.choice(engine, s, seat, choice);
    engine.choose(s, seat, choice);
  }
  said.scores(engine, s);
  const record: GameRecord = {
    game: game.id,
    rules: game.version,
    edition: editionOf(game),
    settings: namedSettings(game, s.settings),
    seats: NAMES.slice(0, seats).map((name) => ({ name, bot: 'random' })),
    seed: { source: 'fast', text: seed },
    proof: {},
    choices,
    result: resultOf(game, s),
  };
  return { record, rules: said.rules };
}

/** In how many of this many random games, over the whole cover, each rule came up, and in which one first. */
export async function occurrences(watched: Watched, games: number) {
  const { pkg, folder, byFile, coverage } = watched;
  const counts = new Map<string, number>();
  const first = new Map<string, number>();
  await coverage.ran(folder, byFile); // what ran before does not count
  for (let i = 0; i < games; i++) {
    const { rules } = randomGame(pkg, i);
    for (const rule of new Set([...rules, ...(await coverage.ran(folder, byFile))])) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      if (!first.has(rule)) first.set(rule, i);
    }
  }
  return { counts, first };
}

/** A game to look at, and a step of it at which a rule has just come up. */
export interface Example {
  readonly game: string;
  readonly step: number;
}

/** Examples found so far: the games, and for each rule where it can be seen. A sentence about it counts more than code. */
class Examples {
  readonly records = new Map<string, string>();
  readonly #said = new Map<string, Example>();
  readonly #ran = new Map<string, Example>();

  get see(): Map<string, Example> {
    return new Map([...this.#ran, ...this.#said]);
  }

  async add(watched: Watched, name: string, record: GameRecord): Promise<void> {
    this.records.set(name, writeRecord(record));
    await watch(watched, record, (step, bySentence, byCode) => {
      for (const rule of bySentence) if (!this.#said.has(rule)) this.#said.set(rule, { game: name, step });
      for (const rule of byCode) if (!this.#ran.has(rule)) this.#ran.set(rule, { game: name, step });
    });
  }
}

/** For each rule a place to see it: in the golden games, or else in the first random game in which it came up. */
export async function examples(watched: Watched, first: ReadonlyMap<string, number>): Promise<Examples> {
  const { id, version } = watched.pkg.game;
  const found = new Examples();
  const golden = join(import.meta.dirname, '../../test/golden');
  const mine = new RegExp(`^${id}-\\d.*(?<!\\.log)\\.txt$`);
  for (const file of readdirSync(golden).filter((name) => mine.test(name))) {
    const record = parseRecord(readFileSync(join(golden, file), 'utf8'));
    if (record.rules === version) await found.add(watched, basename(file, '.txt'), record);
  }
  for (const [rule, i] of first)
    if (!found.see.has(rule)) await found.add(watched, `${id}-random-${i}`, randomGame(watched.pkg, i).record);
  return found;
}

type Seen = (step: number, bySentence: ReadonlySet<string>, byCode: ReadonlySet<string>) => void;

async function watch({ pkg, folder, byFile, coverage }: Watched, record: GameRecord, seen: Seen): Promise<void> {
  const { game } = pkg;
  let said = new Sentences(textsOf(pkg, 'en'), record.seats.length);
  const engine = new Engine(game, fastSource(record.seed!.text), ({ event }) => said.event(event));
  await coverage.ran(folder, byFile);
  const s = engine.setUp(record.seats.length, record.settings, record.rules);
  engine.advance(s);
  seen(0, said.rules, await coverage.ran(folder, byFile));
  for (const [i, { seat, text }] of record.choices.entries()) {
    said = new Sentences(textsOf(pkg, 'en'), record.seats.length);
    const { task } = engine.decision(s, seat)!;
    const choice = game.notation.read(task, text);
    said.choice(engine, s, seat, choice);
    engine.choose(s, seat, choice);
    if (engine.isOver(s)) {
      said.scores(engine, s);
      resultOf(game, s); // who wins, and how ties are broken
    }
    seen(i + 1, said.rules, await coverage.ran(folder, byFile));
  }
}
