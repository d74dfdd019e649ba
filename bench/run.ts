// npm run bench -- [game] · search [game] · page [game…] [--json] · sleepers [--finished N] [--open N] · ceiling <game> [--games N] [--bot name] [--markdown FILE] · versus <game> --against FOLDER … · thinking [game]
import { parseArgs } from 'node:util';
import { isBotName } from '../src/bots/names.ts';
import { GAME_IDS, type GameId, isGameId } from '../src/games/index.ts';
import { benchCeiling, CEILING } from './ceiling.ts';
import { bench } from './index.ts';
import { benchSleepers, SLEEPERS } from './sleepers/index.ts';
import { benchThinking, THINKING } from './thinking.ts';
import { benchVersus, VERSUS } from './versus.ts';

const GAMES = GAME_IDS.join(' | ');
const USAGE = `usage: npm run bench -- [${GAMES}]
       npm run bench -- search [${GAMES}]
       npm run bench -- page [${GAMES}]… [--json]
       npm run bench -- sleepers [--finished N] [--open N]
       npm run bench -- ceiling <${GAMES}> [--games N] [--bot name] [--markdown FILE]
       npm run bench -- versus <${GAMES}> --against FOLDER [--bot name] [--players N] [--games N] [--results FILE]
       npm run bench -- thinking [${GAMES}] [--decisions N]`;

type Job = () => Promise<void>;

/** What was asked for, or null if it is nothing we know. */
function jobOf(argv: readonly string[]): Job | null {
  if (argv[0] === 'page') return pageOf(argv.slice(1));
  if (argv[0] === 'sleepers') return sleepersOf(argv.slice(1));
  if (argv[0] === 'thinking') return thinkingOf(argv.slice(1));
  if (argv[0] === 'versus') return versusOf(argv.slice(1));
  const kind = argv[0] === 'search' || argv[0] === 'ceiling' ? argv[0] : null;
  if (kind === 'ceiling') return ceilingOf(argv.slice(1));
  const [game, ...more] = kind === null ? argv : argv.slice(1);
  if (more.length > 0 || (game !== undefined && !isGameId(game))) return null;
  return kind === 'search'
    ? async () => (await import('./search.ts')).benchSearch(game)
    : () => bench(game === undefined ? {} : { game });
}

function pageOf(args: readonly string[]): Job | null {
  const games = args.filter((arg) => arg !== '--json');
  if (!games.every(isGameId)) return null;
  // With Playwright and the tests of the page, which nothing else here needs.
  return async () => (await import('./page/index.ts')).benchPage(games, games.length < args.length);
}

function sleepersOf(args: readonly string[]): Job | null {
  try {
    const options = { finished: { type: 'string' }, open: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const { finished = String(SLEEPERS.finished), open = String(SLEEPERS.open) } = values;
    if (![finished, open].every((n) => /^[1-9]\d{0,7}$/.test(n))) return null;
    return () => benchSleepers({ finished: Number(finished), open: Number(open) });
  } catch {
    return null; // an option that does not exist
  }
}

function ceilingOf(args: readonly string[]): Job | null {
  try {
    const options = { games: { type: 'string' }, bot: { type: 'string' }, markdown: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { games = String(CEILING.games), bot = CEILING.bot, markdown } = values;
    const [game, ...more] = positionals;
    if (more.length > 0 || !isGameId(game ?? '') || !/^[1-9]\d{0,5}$/.test(games) || !isBotName(bot)) return null;
    return () => benchCeiling({ game: game as GameId, games: Number(games), bot, markdown });
  } catch {
    return null; // an option that does not exist
  }
}

function thinkingOf(args: readonly string[]): Job | null {
  try {
    const options = { decisions: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { decisions = String(THINKING.decisions) } = values;
    if (!positionals.every(isGameId) || positionals.length > 1 || !/^[1-9]\d{0,4}$/.test(decisions)) return null;
    return () => benchThinking(positionals.length === 0 ? undefined : positionals, Number(decisions));
  } catch {
    return null; // an option that does not exist
  }
}

function versusOf(args: readonly string[]): Job | null {
  try {
    const text = { type: 'string' } as const;
    const options = { against: text, bot: text, players: text, games: text, results: text };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const {
      against,
      results,
      bot = VERSUS.bot,
      players = String(VERSUS.players),
      games = String(VERSUS.games),
    } = values;
    const [game = '', ...more] = positionals;
    if (more.length > 0 || against === undefined || !isGameId(game) || !isBotName(bot)) return null;
    if (!/^[2-8]$/.test(players) || !/^[1-9]\d{0,5}$/.test(games)) return null;
    return () => benchVersus({ game, against, bot, players: Number(players), games: Number(games), results });
  } catch {
    return null; // an option that does not exist
  }
}

const job = jobOf(process.argv.slice(2));
if (job === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await job();
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
