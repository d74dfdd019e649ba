import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GamePackage } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { type GameRecord, parseRecord } from '../../src/kernel/record.ts';
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

/** In how many of this many random games, over the whole cover, each rule came up. */
export async function occurrences(watched: Watched, games: number): Promise<Map<string, number>> {
  const { pkg, folder, byFile, coverage } = watched;
  const rows = pairwise(pkg.game);
  const found = new Map<string, number>();
  await coverage.ran(folder, byFile); // what ran before does not count
  for (let i = 0; i < games; i++) {
    const { seats, settings } = rows[i % rows.length];
    const seed = `fidelity ${i}`;
    const said = new Sentences(textsOf(pkg, 'en'), seats);
    const engine = new Engine(pkg.game, fastSource(seed), ({ event }) => said.event(event));
    const chance = chanceFrom(fastSource(`${seed}/choices`));
    const s = engine.setUp(seats, settings);
    engine.advance(s);
    while (!engine.isOver(s)) {
      const [seat] = engine.deciders(s);
      const { options } = engine.decision(s, seat)!;
      const choice = options[chance.random('choice', options.length)];
      said.choice(engine, s, seat, choice);
      engine.choose(s, seat, choice);
    }
    said.scores(engine, s);
    for (const rule of new Set([...said.rules, ...(await coverage.ran(folder, byFile))]))
      found.set(rule, (found.get(rule) ?? 0) + 1);
  }
  return found;
}

/** A game to look at, and a step of it at which a rule has just come up. */
export interface Example {
  readonly game: string;
  readonly step: number;
}

/** For each rule the first place in the golden games where it comes up; a sentence about it counts more than code. */
export async function examples(watched: Watched): Promise<{ see: Map<string, Example>; records: Map<string, string> }> {
  const { id, version } = watched.pkg.game;
  const golden = join(import.meta.dirname, '../../test/golden');
  const mine = new RegExp(`^${id}-\\d.*(?<!\\.log)\\.txt$`);
  const texts = readdirSync(golden)
    .filter((file) => mine.test(file))
    .map((file) => [basename(file, '.txt'), readFileSync(join(golden, file), 'utf8')] as const);
  const said = new Map<string, Example>();
  const ran = new Map<string, Example>();
  const records = new Map<string, string>();
  for (const [name, text] of texts) {
    const record = parseRecord(text);
    if (record.rules !== version) continue;
    records.set(name, text);
    await watch(watched, record, (step, bySentence, byCode) => {
      for (const rule of bySentence) if (!said.has(rule)) said.set(rule, { game: name, step });
      for (const rule of byCode) if (!ran.has(rule)) ran.set(rule, { game: name, step });
    });
  }
  return { see: new Map([...ran, ...said]), records };
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
    const choice = game.notation.read(engine.pending(s, seat)!, text);
    said.choice(engine, s, seat, choice);
    engine.choose(s, seat, choice);
    if (engine.isOver(s)) said.scores(engine, s);
    seen(i + 1, said.rules, await coverage.ran(folder, byFile));
  }
}
