// npm run bench -- thinking [game] [--decisions N]: how long a master thinks, in processor time of one core, how long a hint takes here and on a
// phone, and what masters cost a process in memory. Positions come from games of `club` bots; every decision with something to choose counts.
import { fork } from 'node:child_process';
import { learnedMind } from '../src/bots/experience.ts';
import { hints, inTime } from '../src/bots/hint.ts';
import { BOTS } from '../src/bots/player.ts';
import { table } from '../src/cli/layout.ts';
import { GAME_IDS, type GameId, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Chance, Decision, View } from '../src/kernel/types.ts';
import { textsOf } from '../src/text/package.ts';
import type { Memory } from './thinking-memory.ts';

export const THINKING = { decisions: 120 } as const;
const SIZES = [2, 4];

/** How many times slower a phone is: browsers' tools slow pages down by as much to imitate one. */
const PHONE = 4;

export async function benchThinking(games: readonly GameId[] = GAME_IDS, decisions: number): Promise<void> {
  const columns = ['players', 'decisions', 'p50 ms', 'p95 ms', 'longest ms'];
  const tables = ASKED.map(({ name }) => [[name, ...columns]]);
  for (const game of games)
    for (const players of SIZES)
      for (const [i, { ask, slower }] of ASKED.entries()) {
        const took = (await times(game, players, decisions, ask)).sort((a, b) => a - b);
        const at = (share: number): string =>
          (slower * took[Math.min(took.length - 1, Math.floor(share * took.length))]).toFixed(0);
        tables[i].push([game, String(players), String(took.length), at(0.5), at(0.95), at(1)]);
      }
  for (const rows of tables) console.log(table(rows).join('\n'));
  const kept = [['memory', 'process MB', 'with masters MB', 'more MB']];
  for (const game of games) {
    const { without, peak } = await memory(game);
    kept.push([game, without.toFixed(0), peak.toFixed(0), (peak - without).toFixed(0)]);
  }
  console.log(table(kept).join('\n'));
}

/** What is asked of whoever sits on the chair looked at; null: they chose nothing. */
type Ask = (pkg: GamePackage) => Promise<(view: View, decision: Decision, chance: Chance) => unknown>;

const masters: Ask = async (pkg) => {
  const master = await BOTS.master(pkg);
  return (view, decision, chance) => master.choose(view, decision, chance);
};

/** As the page asks for one. */
const hinting =
  (slower: number): Ask =>
  async (pkg) => {
    const [mind, { kind }] = [await learnedMind(pkg), textsOf(pkg, 'en')];
    return (view, decision, chance) => {
      if (decision.options.length > 1)
        hints(
          mind,
          view,
          decision,
          chance,
          kind,
          inTime(() => slower * ownTime()),
        );
      return null;
    };
  };

const ASKED: readonly { readonly name: string; readonly ask: Ask; readonly slower: number }[] = [
  { name: 'master', ask: masters, slower: 1 },
  { name: 'hint', ask: hinting(1), slower: 1 },
  { name: 'hint on a phone', ask: hinting(PHONE), slower: PHONE },
];

/** The thread's own processor time, in milliseconds. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of that, one number a decision. */
async function times(game: GameId, players: number, decisions: number, ask: Ask): Promise<number[]> {
  const pkg = await loadGame(game);
  const took: number[] = [];
  for (let deal = 0; took.length < decisions; deal++) {
    const engine = new Engine(pkg.game, fastSource(`thinking/${deal}`));
    const s = engine.setUp(players);
    const [asked, club] = [await ask(pkg), await BOTS.club(pkg)];
    const chance = chanceFrom(fastSource(`thinking/${deal}/bots`));
    for (engine.advance(s); !engine.isOver(s) && took.length < decisions; engine.advance(s)) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const view = engine.view(s, seat);
      const isAsked = seat === deal % players;
      const before = ownTime();
      const choice = isAsked ? asked(view, decision, chance) : null;
      if (isAsked && decision.options.length > 1) took.push(ownTime() - before);
      engine.play(s, decision.task, choice ?? club.choose(view, decision, chance));
    }
  }
  return took;
}

/** In a process of its own: one game of four masters, who think in threads as the server's do. */
const memory = (game: GameId): Promise<Memory> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('thinking-memory.ts', import.meta.url), [game]);
    child.once('message', (told) => resolve(told as Memory));
    child.once('exit', (code) => reject(new Error(`${game}: ended with ${code}`)));
  });
