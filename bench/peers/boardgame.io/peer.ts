// The same rules inside boardgame.io, headless: its own client, store and copies, our steps in its only move.
// In its favour: no undo list, no turn events, no subscriber, the state read straight from its store, options listed
// outside on plain data, and the move plays the option unchecked, as our own side does.
import { createRequire } from 'node:module';
import { Engine } from '../../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../src/kernel/random.ts';
import type { Game, State } from '../../../src/kernel/types.ts';
import { choiceOf, firstPending } from '../../play.ts';
import { serve } from '../../sides/serve.ts';

type Move = (context: { G: State }, option: unknown) => State | undefined;
interface Definition {
  readonly name: string;
  readonly disableUndo: boolean;
  setup(): State;
  readonly moves: { readonly choose: Move };
}
interface PeerClient {
  readonly moves: { choose(option: unknown): void };
  readonly store: { getState(): { readonly G: State } };
}
// Its packages are CommonJS, and are not installed when our own sources are type-checked.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  Client(config: { game: Definition; numPlayers: number; debug: false }): PeerClient;
};
const { original } = require('immer') as { original(draft: State): State };

const go = (engine: Engine, s: State, option: unknown): void => {
  engine.play(s, firstPending(engine, s), option);
  engine.advance(s);
};

const WAYS = {
  /** As its manual teaches: the move changes G, which is a draft, and Immer makes the copy. */
  draft: (engine: Engine): Move => {
    return ({ G }, option) => {
      go(engine, G, option);
      return undefined;
    };
  },
  /** The kindest way: bypassing the draft, our own copy is changed and returned. Immer only freezes it. */
  copy: (engine: Engine): Move => {
    return ({ G }, option) => {
      const s = engine.clone(original(G));
      go(engine, s, option);
      return s;
    };
  },
};
export type Way = keyof typeof WAYS;

function play(way: Way, rules: Game, seats: number, seed: string): { s: State; decisions: number } {
  const engine = new Engine(rules, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const setup = (): State => {
    const s = engine.setUp(seats);
    engine.advance(s);
    return s;
  };
  const game = { name: rules.id, disableUndo: true, setup, moves: { choose: WAYS[way](engine) } };
  const { moves, store } = Client({ game, numPlayers: seats, debug: false });
  let s = store.getState().G;
  let decisions = 0;
  while (!engine.isOver(s)) {
    moves.choose(choiceOf(engine.options(s, firstPending(engine, s)), chance));
    const after = store.getState().G;
    if (after === s) throw new Error('boardgame.io refused a move');
    s = after;
    decisions++;
  }
  return { s, decisions };
}

await serve((game, seats, seed) => play(process.argv[3] as Way, game, seats, seed));
