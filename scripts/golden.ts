// Golden games: for each game and number of players one random game as a record, and as a log in words with its scores.
// `npm run golden` rewrites them after a change of rules: read the difference, and commit it with the rule.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { type GameRecord, writeRecord } from '../src/kernel/record.ts';
import { total } from '../src/kernel/score.ts';
import { namedSettings } from '../src/kernel/settings.ts';
import type { Settings } from '../src/kernel/types.ts';
import { editionOf, resultOf } from '../src/table/replay.ts';
import { textsOf } from '../src/text/package.ts';

export const GOLDEN = join(import.meta.dirname, '../test/golden');

/** A preset that came later: it must not move the others to other numbers of players. */
const LATER = 'children';

/** All golden files of a game: name and contents. */
export async function goldenFiles(id: GameId): Promise<Map<string, string>> {
  const pkg = await loadGame(id);
  const files = new Map<string, string>();
  const { min, max } = pkg.game.seats;
  const all = Object.entries(pkg.game.presets);
  const presets = all.filter(([name]) => name !== LATER);
  const rest = [...presets.slice(max - min + 1), ...all.filter(([name]) => name === LATER)]; // not covered by a number of players
  const fewest = rest.map((preset) => [min, preset] as const);
  const each = Array.from({ length: max - min + 1 }, (_, i) => [min + i, presets[i % presets.length]] as const);
  for (const rules of rulesPlayed(pkg))
    for (const [seats, [preset, settings] = ['', {}]] of [...each, ...fewest]) {
      const { record, log } = goldenGame(pkg, seats, settings, rules);
      const name = `${id}-${seats}${preset && `-${preset}`}${rules === 1 ? '' : `-rules${rules}`}`;
      files.set(`${name}.txt`, writeRecord(record));
      files.set(`${name}.log.txt`, `${log.join('\n')}\n`);
    }
  return files;
}

/** Every version of the rules that the game still plays by. */
function rulesPlayed({ game: { version, oldest = version } }: GamePackage): number[] {
  return Array.from({ length: version - oldest + 1 }, (_, i) => oldest + i);
}

function goldenGame(pkg: GamePackage, seats: number, settings: Settings, rules: number) {
  const seed = `golden ${seats}`;
  const names = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix', 'Greta', 'Hugo'].slice(0, seats);
  const { game } = pkg;
  const texts = textsOf(pkg, 'en');
  const log: string[] = [];
  const say = ({ text, rule }: { text: string; rule: string }) => log.push(`${text}  (${rule})`);
  const engine = new Engine(game, fastSource(seed), ({ event }) => say(texts.event(event, names)));
  const s = engine.setUp(seats, settings, rules);
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const choices: { seat: number; text: string }[] = [];
  engine.advance(s);
  while (!engine.isOver(s)) {
    const deciders = engine.deciders(s);
    const seat = deciders[chance.random('seat', deciders.length)];
    const { task, options } = engine.decision(s, seat)!;
    const choice = options[chance.random('choice', options.length)];
    choices.push({ seat, text: game.notation.write(task, choice) });
    engine.play(s, task, choice);
    engine.advance(s);
  }
  names.forEach((name, seat) => {
    const lines = game.score(s, seat);
    log.push('', `${name}: ${total(lines)}`);
    for (const line of lines) log.push(`  ${String(line.points).padStart(3)}  ${texts.line(line)}  (${line.rule})`);
  });
  const record: GameRecord = {
    game: game.id,
    rules,
    edition: editionOf(game),
    settings: namedSettings(game, s.settings),
    seats: names.map((name) => ({ name, bot: 'random' })),
    seed: { source: 'fast', text: seed },
    proof: {},
    choices,
    result: resultOf(game, s),
  };
  return { record, log };
}

if (import.meta.main) {
  mkdirSync(GOLDEN, { recursive: true });
  for (const id of GAME_IDS)
    for (const [name, contents] of await goldenFiles(id)) writeFileSync(join(GOLDEN, name), contents);
}
