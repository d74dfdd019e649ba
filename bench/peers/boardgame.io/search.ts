// boardgame.io's own MCTS bot on our rules, from the first decision of a game. The arguments are the game, the number of players
// and how a move makes its copy. In its favour: it sees everything, so it needs no imagined worlds, and every option is legal.
// Each iteration plays at random to the end of the game, as in its manual.
import { createRequire } from 'node:module';
import { type GameId, loadGame } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { fastSource } from '../../../src/kernel/random.ts';
import { winners } from '../../../src/kernel/score.ts';
import type { State } from '../../../src/kernel/types.ts';
import { type Run, spend } from '../../measure.ts';
import { firstPending } from '../../play.ts';
import { SEED } from '../../positions.ts';

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'choose'; readonly args: readonly [unknown]; readonly playerID: string };
}
type Move = (context: { G: State }, option: unknown) => State | undefined;
interface Definition {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  setup(): State;
  readonly moves: { readonly choose: Move };
  endIf(context: { G: State }): { readonly winner: string } | undefined;
}
interface Bot {
  play(state: unknown, playerID?: string): Promise<unknown>;
}
// Its packages are CommonJS, and are not installed when our own sources are type-checked.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  Client(config: { game: Definition; numPlayers: number; debug: false }): { store: { getState(): unknown } };
};
const { MCTSBot } = require('boardgame.io/ai') as {
  MCTSBot: new (config: {
    game: Definition;
    enumerate(G: State, ctx: unknown, playerID: string): Action[];
    iterations: number;
    playoutDepth: number;
    seed: string;
  }) => Bot;
};
const { original } = require('immer') as { original(draft: State): State };

/** Longer than any game. */
const DEPTH = 100_000;
const ITERATIONS = 4;

const [id, seats, way] = process.argv.slice(2) as [GameId, string, 'draft' | 'copy'];
const { game: rules } = await loadGame(id);
const engine = new Engine(rules, fastSource(SEED));

function go(s: State, option: unknown): void {
  engine.play(s, firstPending(engine, s), option);
  engine.advance(s);
}
const MOVES: Readonly<Record<typeof way, Move>> = {
  draft: ({ G }, option) => {
    go(G, option);
    return undefined;
  },
  copy: ({ G }, option) => {
    const s = engine.clone(original(G));
    go(s, option);
    return s;
  },
};
const game: Definition = {
  name: 'search',
  disableUndo: true,
  turn: { activePlayers: { all: null } },
  setup() {
    const s = engine.setUp(Number(seats));
    engine.advance(s);
    return s;
  },
  moves: { choose: MOVES[way] },
  endIf: ({ G }) => (engine.isOver(G) ? { winner: String(winners(rules, G)[0]) } : undefined),
};

/** Its playouts only ever ask for player 0, its tree for everybody: the seat whose turn it is answers once. */
function enumerate(G: State, _ctx: unknown, playerID: string): Action[] {
  if (playerID !== '0' || engine.isOver(G)) return [];
  const task = firstPending(engine, G);
  return engine.options(G, task).map((option) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'choose', args: [option], playerID: String(task.seat) },
  }));
}

const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: DEPTH, seed: SEED });
const { store } = Client({ game, numPlayers: Number(seats), debug: false });
const state = store.getState();
process.on('message', ({ run }: { run: number }) => {
  const answer: Run = spend(run, () => {
    void bot.play(state); // it thinks before it returns its promise
    return ITERATIONS;
  });
  process.send!(answer);
});
