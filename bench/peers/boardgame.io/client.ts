// A seat at boardgame.io's server, talking like its own client but without its store and optimistic copies. It receives the
// whole state after every move and finds the options itself, with our rules.
import { createRequire } from 'node:module';
import { type GameId, loadGame } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import type { State } from '../../../src/kernel/types.ts';
import { firstPending } from '../../play.ts';
import { anyOf, type Hooks, SEATS, type Sit } from '../../server/client.ts';

interface Sent {
  readonly G: State;
  readonly _stateID: number;
}
interface Socket {
  on(type: string, hear: (...args: never[]) => void): void;
  emit(type: string, ...args: unknown[]): void;
  close(): void;
}
const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };
const engine = new Engine((await loadGame(process.argv[3] as GameId)).game, () => 0);

function hear({ G, _stateID }: Sent, seat: number, hooks: Hooks, send: (option: unknown, at: number) => void): void {
  if (engine.isOver(G)) {
    hooks.over();
    return;
  }
  const task = firstPending(engine, G);
  if (task.seat !== seat) return;
  const option = anyOf(engine.options(G, task));
  hooks.turn(() => send(option, _stateID));
}

export const sit: Sit = (url, { id }, seat, hooks) => {
  const { promise, resolve } = Promise.withResolvers<{ leave(): void }>();
  const socket = io(`${url}/table`, { transports: ['websocket'], forceNew: true });
  let sent = -1;
  const send = (option: unknown, stateID: number): void => {
    sent = stateID;
    const payload = { type: 'choose', args: [option], playerID: String(seat) };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, id, String(seat));
  };
  const heard = (state: Sent): void => {
    if (sent >= 0 && state._stateID > sent) {
      sent = -1;
      hooks.done();
    }
    hear(state, seat, hooks, send);
  };
  socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, SEATS));
  socket.on('sync', (_id: string, { state }: { state: Sent }) => {
    resolve({ leave: () => socket.close() });
    heard(state);
  });
  socket.on('update', (_id: string, state: Sent) => heard(state));
  socket.on('connect_error', (error: Error) => hooks.failed(error.message));
  return promise;
};
