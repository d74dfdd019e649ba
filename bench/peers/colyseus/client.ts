// A seat in a Colyseus room, with its own SDK: it reads the options it receives, and skips the rest.
import { createRequire } from 'node:module';
import { anyOf, type Place, type Sit } from '../../server/client.ts';

interface Room {
  readonly roomId: string;
  onMessage(type: string, hear: (message: never) => void): void;
  onError(hear: (code: number, message?: string) => void): void;
  send(type: string, message: unknown): void;
  leave(consented: boolean): void;
}
interface Sdk {
  readonly Client: new (
    url: string,
  ) => {
    create(name: string, options: object): Promise<Room>;
    joinById(id: string, options: object): Promise<Room>;
  };
}
const require = createRequire(import.meta.url);
const { Client } = require('@colyseus/sdk') as Sdk;
const made = new Map<Place, Promise<Room>>();

export const sit: Sit = async (url, place, seat, hooks) => {
  const client = new Client(url);
  const joining =
    seat === 0
      ? client.create('table', { seat })
      : made.get(place)!.then(({ roomId }) => client.joinById(roomId, { seat }));
  if (seat === 0) made.set(place, joining);
  const room = await joining;
  room.onMessage('moved', () => {});
  room.onMessage('done', () => hooks.done());
  room.onMessage('over', () => hooks.over());
  room.onMessage('decide', (options: readonly unknown[]) => {
    const option = anyOf(options);
    hooks.turn(() => room.send('choose', option));
  });
  room.onError((code, message) => hooks.failed(message ?? `closed with ${code}`));
  return { leave: () => room.leave(true) };
};
