// A seat at a table of the floor: it sends something when it is its turn.
import WebSocket from 'ws';
import type { Sit } from './client.ts';

type Message = { readonly type: 'table' | 'done' } | { readonly type: 'update'; readonly next: number };

export const sit: Sit = (url, { id }, seat, hooks) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ leave(): void }>();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${id}/${seat}`, { perMessageDeflate: false });
  let [hasLeft, ids] = [false, 0];
  const leave = (): void => {
    hasLeft = true;
    socket.terminate();
  };
  const act = { do: 'choose', decision: 1, choice: 'E3@0,-1/2' }; // as long as a move is
  const move = (): void => hooks.turn(() => socket.send(JSON.stringify({ type: 'act', id: `a${ids++}`, act })));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'done') hooks.done();
    if (message.type === 'update' && message.next === seat) move();
    if (message.type === 'table') resolve({ leave });
    if (message.type === 'table' && seat === 0) move();
  });
  socket.on('error', reject);
  socket.on('close', (code) => !hasLeft && hooks.failed(`closed with ${code}`));
  return promise;
};
