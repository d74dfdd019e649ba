// npm run bench -- ceiling <game> [--games N] [--bot name] [--markdown FILE]: what is left to luck. The master against greedy,
// once as it is and once seeing everything hidden: what it loses even then, more knowledge could not win.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BotName } from '../src/bots/names.ts';
import { shareWithin } from '../src/bots/rating.ts';
import { markdownTable, withSection } from '../src/cli/document.ts';
import { table } from '../src/cli/layout.ts';
import { version } from '../src/cli/version.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { textsOf } from '../src/text/package.ts';
import type { Duel, Fought } from './duel.ts';
import { workThrough } from './work-through.ts';

export interface Ceiling {
  readonly game: GameId;
  /** Games of each of the two, half of them from either seat. */
  readonly games: number;
  readonly bot: BotName;
  /** The document that gets a section about it. */
  readonly markdown: string | undefined;
}
export const CEILING = { games: 40, bot: 'master' } as const;

export async function benchCeiling({ game, games, bot, markdown }: Ceiling): Promise<void> {
  const duels = Array.from({ length: 2 * games }, (_, i): Duel => {
    const deal = Math.floor(i / 4);
    return { game, bot, sees: i % 2 === 1, seat: Math.floor(i / 2) % 2, seed: `ceiling/${deal}` };
  });
  const fought = await workThrough<Duel, Fought>('duel-worker.ts', duels);
  const rows = [['', 'games', 'share', '95 %', 'points', 'theirs'], row(bot, false, fought), row(bot, true, fought)];
  console.log(`${game}, 2 players, against greedy; every deal from both seats and by both.`);
  console.log(table(rows).join('\n'));
  if (markdown === undefined) return;
  const command = `npm run bench -- ceiling ${game} --games ${games}${bot === CEILING.bot ? '' : ` --bot ${bot}`}`;
  const section = [
    `## ${textsOf(await loadGame(game), 'en').title}: what luck leaves`,
    `The ${bot} against greedy, as it is and with a perfect look at everything hidden. Made by \`${command}\` (Kontor ${version()}).`,
    markdownTable(rows),
  ];
  const old = existsSync(markdown) ? readFileSync(markdown, 'utf8') : '';
  writeFileSync(markdown, withSection(old, `ceiling ${game}`, section.join('\n\n')));
}

function row(bot: BotName, sees: boolean, fought: readonly Fought[]): string[] {
  const mine = fought.filter((one) => one.sees === sees);
  const mean = (of: (one: Fought) => number): number => mine.reduce((sum, one) => sum + of(one), 0) / mine.length;
  const share = mean((one) => one.share);
  const [from, to] = shareWithin(share * mine.length, mine.length);
  const percent = (part: number): string => `${Math.round(100 * part)} %`;
  return [
    sees ? `${bot} who sees everything` : bot,
    String(mine.length),
    percent(share),
    `${percent(from)}–${percent(to)}`,
    mean((one) => one.points).toFixed(1),
    mean((one) => one.theirs).toFixed(1),
  ];
}
