// A seat at a Kontor table. Of every update it only reads the changes to its own decision, to whether it has to confirm and to
// the phase, and skips the rest: the driver must not be what is measured.
import WebSocket from 'ws';
import { changed } from '../../src/table/changes.ts';
import type { Seen } from '../../src/table/types.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import { choiceOf, type Hooks, type Sit } from './client.ts';

type Known = Pick<Seen, 'decision' | 'mustConfirm' | 'phase'>;
/** Whether updates come as they do to today's pages (`Side.client`). */
const knowsTrees = new URL(import.meta.url).searchParams.has('tree');
const READ = ['decision', 'mustConfirm', 'phase'];
const pick = ({ decision, mustConfirm, phase }: Seen): Known => ({ decision, mustConfirm, phase });

class Seat {
  readonly #socket: WebSocket;
  readonly #hooks: Hooks;
  #known: Known | null = null;
  #seq = 0;
  /** What we know must be at least as new as our own last act. */
  #acted = 0;
  #isBusy = false;
  #ids = 0;

  constructor(socket: WebSocket, hooks: Hooks) {
    this.#socket = socket;
    this.#hooks = hooks;
  }

  hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.#known = pick(message.seen);
      this.#seq = message.seen.seq;
    } else if (message.type === 'update') {
      const mine = message.changes.filter(([, path]) => READ.includes(path[0] as string));
      this.#known = changed(this.#known, mine) as Known;
      this.#seq = message.seq;
    } else if (message.type === 'done') {
      this.#acted = message.seq;
      this.#isBusy = false;
      this.#hooks.done();
    } else if (message.type === 'refused') this.#refused(message.refusal.why);
    else if (message.type === 'error') this.#hooks.failed(message.why);
    this.#look();
  }

  /** On a slow machine a hold may have ended before the confirmation came: then the game has gone on without it. */
  #refused(why: string): void {
    if (why !== 'nothingToConfirm') this.#hooks.failed(why);
    this.#isBusy = false;
  }

  #look(): void {
    if (this.#isBusy || this.#known === null || this.#seq < this.#acted) return;
    const { decision, mustConfirm, phase } = this.#known;
    if (phase === 'finished') this.#hooks.over();
    if (phase === 'finished' || (decision === null && !mustConfirm)) return;
    this.#isBusy = true;
    const act = mustConfirm ? { do: 'confirm' } : choiceOf(decision!);
    this.#hooks.turn(() => this.#socket.send(JSON.stringify({ type: 'act', id: `a${this.#ids++}`, act })));
  }
}

export const sit: Sit = (url, { id, cookies }, seat, hooks) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ leave(): void }>();
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/api/tables/${id}/live?from=999999${knowsTrees ? '&tree=1' : ''}`,
    {
      headers: { cookie: cookies[seat] },
      perMessageDeflate: false,
    },
  );
  const player = new Seat(socket, hooks);
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    socket.terminate();
  };
  socket.on('message', (data) => {
    player.hear(JSON.parse(String(data)) as ServerMessage);
    resolve({ leave });
  });
  socket.on('error', reject);
  socket.on('close', (code) => !hasLeft && hooks.failed(`closed with ${code}`));
  return promise;
};
