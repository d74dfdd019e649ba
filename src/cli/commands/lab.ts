import { type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import { ownEdition } from '../../table/package-of.ts';
import { editionOf } from '../../table/replay.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { wordsOf } from '../../text/languages.ts';
import type { Args, Command } from '../args.ts';
import { openBar } from '../bar.ts';
import { commandLine, saveSection } from '../document.ts';
import { mustBeWritable, saveText } from '../files.ts';
import { headOf } from '../head.ts';
import type { Io } from '../io.ts';
import { sectionOf } from '../lab/markdown.ts';
import { pageOf } from '../lab/page.ts';
import { reportOf } from '../lab/report.ts';
import { reportLines } from '../lab/tables.ts';
import type { Order, Trial, TrialPlan } from '../lab/trial.ts';
import type { Lab } from '../lab/wording.ts';
import { clean } from '../layout.ts';
import { readBots, readFilled, readGame, readNumber, readPlayersOrTwo, readSettings } from '../readers.ts';
import { failed } from '../stop.ts';
import { keepResult, readResults, workAll } from '../threads.ts';
import { version } from '../version.ts';

const MOST_GAMES = 10_000_000;
const MOST_MINUTES = 10_000;
/** Without options. */
export const LAB = { games: 20_000, minutes: 10, bots: ['club'], seed: 'lab' } as const;
const HEAD = `# Balance

What \`kontor lab\` found, game by game, between bots of the house. Much of the data is reconstructed; nothing of it was
changed by these findings.
`;

/** A section for each number of players, each set of settings and each edition. */
const sectionId = ({ game, players, settings }: TrialPlan, edition: Edition | undefined): string => {
  const own = edition === undefined ? [] : [`edition=${edition.id}`];
  return [game, players, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...own].join(' ');
};

export const lab: Command = {
  words: [{ name: 'game' }],
  options: [
    'playersOrTwo',
    'botsOfLab',
    'gamesOfLab',
    'minutesOfLab',
    'seedOfLab',
    'set',
    'preset',
    'edition',
    'results',
    'html',
    'markdown',
    'json',
  ],
  async run(args, io) {
    const pkg = await readGame(args.rest[0], io, args);
    const plan = readPlan(pkg, args, io);
    const [html, markdown] = [readFilled(args, 'html', io), readFilled(args, 'markdown', io)];
    for (const file of [html, markdown]) if (file !== undefined) mustBeWritable(file, io);
    const edition = ownEdition(pkg.game);
    const t = io.words.lab;
    const games = readNumber(args, 'gamesOfLab', { min: 1, max: MOST_GAMES, or: LAB.games }, io);
    const minutes = readNumber(args, 'minutesOfLab', { min: 1, max: MOST_MINUTES, or: LAB.minutes }, io);
    const part = edition === undefined ? minutes : minutes / 2;
    const trials = await playTrials(pkg, plan, { games, minutes: part, file: readFilled(args, 'results', io) }, io);
    if (trials.length === 0) throw failed(t.noGames);
    // What an edition does shows beside the same deals with the built-in one.
    const usual = await loadGame(plan.game);
    const others =
      edition === undefined ? [] : await playTrials(usual, plan, { games: trials.length, minutes: part }, io);
    const builtIn = others.length === 0 ? {} : { builtIn: reportOf(plan.players, others) };
    const about = { ...(await describe(pkg, plan, trials, args, io)), ...builtIn };
    if (html !== undefined) saveText(html, pageOf(about), io);
    if (markdown !== undefined) saveSection(markdown, HEAD, sectionId(plan, edition), sectionOf(about), io);
    if (args.flag('json'))
      io.say(JSON.stringify({ ...plan, edition: editionOf(pkg.game), ...about.report, ...builtIn }));
    else for (const line of reportLines(about, io)) io.say(line);
    for (const file of [html, markdown]) if (file !== undefined) io.complain(io.words.lab.wrote(clean(file)));
    return 0;
  },
};

const readPlan = (pkg: GamePackage, args: Args, io: Io): TrialPlan => ({
  game: pkg.game.id as GameId,
  players: readPlayersOrTwo(pkg, args, io),
  bots: args.text('botsOfLab') === undefined ? LAB.bots : readBots(args, io),
  settings: readSettings(pkg, args, io),
  seed: readFilled(args, 'seedOfLab', io) ?? LAB.seed,
});

interface Bounds {
  readonly games: number;
  readonly minutes: number;
  /** Where they are kept. */
  readonly file?: string | undefined;
}

/** Plays until there are enough games or the time is up. */
async function playTrials(
  pkg: GamePackage,
  plan: TrialPlan,
  { games, minutes, file }: Bounds,
  io: Io,
): Promise<Trial[]> {
  const t = io.words.lab;
  const trials = file === undefined ? [] : readResults<Trial>(file, await headOf(pkg, plan), io);
  if (trials === null) throw failed(t.otherLab(clean(file!)));
  if (trials.length > 0) io.complain(t.labGoesOn(trials.length));
  const known = new Set(trials.map(({ number }) => number));
  const until = performance.now() + minutes * 60_000;
  const bar = openBar(games, true);
  let number = -1;
  try {
    await workAll<Order, Trial>({
      worker: new URL('../lab/worker.ts', import.meta.url),
      next() {
        do number++;
        while (known.has(number));
        return number >= games || performance.now() > until ? null : { ...plan, number, edition: ownEdition(pkg.game) };
      },
      async done(trial) {
        trials.push(trial);
        keepResult(file, trial);
        await bar.show(trials.length);
      },
    });
  } finally {
    bar.close();
  }
  return trials.filter((trial) => trial.number < games).sort((a, b) => a.number - b.number);
}

async function describe(pkg: GamePackage, plan: TrialPlan, trials: readonly Trial[], args: Args, io: Io): Promise<Lab> {
  const found = await pkg.lab?.();
  const said = await wordsOf(pkg.words, io.language, 'lab')?.();
  return {
    pkg,
    plan,
    report: reportOf(plan.players, trials),
    words: said?.lab ?? { kinds: {}, lines: {}, thing: (_kind, id) => id },
    hasOrder: found?.order !== undefined,
    language: io.language,
    t: io.words.lab,
    command: commandLine('lab', args.typed, ['--results', '--html', '--markdown']),
    version: version(),
  };
}
