// boardgame.io's server with our rules in its only move, using its own memory store. In its favour: no undo list, no turn
// events, the move plays the option unchecked, and a copy made by our clone is returned, bypassing Immer's draft.
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { type GameId, loadGame } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { fastSource } from '../../../src/kernel/random.ts';
import type { State } from '../../../src/kernel/types.ts';
import { firstPending } from '../../play.ts';
import { answerAll } from '../../server/answer.ts';
import { begunState } from '../../server/begun.ts';
import { ownFigures } from '../../server/memory.ts';

interface BoardgameServer {
  Server(config: { games: object[]; origins: string[] }): {
    run(config: { port: object }): Promise<{ appServer: NetServer }>;
  };
}
// Its packages are CommonJS, and are not installed when our own sources are type-checked.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as BoardgameServer;
const { original } = require('immer') as { original(draft: State): State };
const { game } = await loadGame(process.argv[2] as GameId);
const engine = new Engine(game, fastSource('bench'));

const table = {
  name: 'table',
  disableUndo: true,
  turn: { activePlayers: { all: null } },
  setup: (): State => begunState(engine),
  moves: {
    choose({ G }: { G: State }, option: unknown): State {
      const s = engine.clone(original(G));
      engine.play(s, firstPending(engine, s), option);
      engine.advance(s);
      return s;
    },
  },
};
const { appServer } = await Server({ games: [table], origins: [] }).run({ port: { port: 0, host: '127.0.0.1' } });
answerAll(ownFigures);
process.send?.({ url: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` });
