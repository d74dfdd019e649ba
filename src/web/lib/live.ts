// The live connection to one table on the server. It reconnects by itself, resends what was not answered, and shows the moves of
// others one after the other, at the speed set in this browser.
import type { Refusal, View } from '../../kernel/types.ts';
import type { Delta } from '../../table/delta.ts';
import { isSamePosition, type Trying } from '../../table/trying.ts';
import type { Seen, SeenEntry } from '../../table/types.ts';
import { updated } from '../../table/updated.ts';
import type { SentAct } from '../../wire/acts.ts';
import type { ClientMessage, ServerMessage } from '../../wire/messages.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import { noteRefused } from '../offline/version.ts';
import { api, Problem } from './api.ts';
import { areBotsToMove } from './bots-to-move.ts';
import { connection } from './connection.ts';
import { afterFrame } from './frame.ts';
import { newId } from './id.ts';
import { watchLooking } from './looking.ts';
import type { Shown, TableLink } from './table-link.ts';
import { pauseNow } from './telling.ts';

interface Sent {
  readonly act: SentAct;
  readonly answer: (refusal: Refusal | null) => void;
}

const SLOWEST = 8000;
const SILENCE = 30_000;
const MOST_QUEUED = 12;

export class ServerLink implements TableLink {
  readonly #id: string;
  /** The seat of a guest who plays on this device; null: my own. */
  readonly #as: number | null;
  readonly #listeners = new Set<() => void>();
  readonly #sent = new Map<string, Sent>();
  #socket: WebSocket | null = null;
  #latest: Seen | null = null;
  #queue: { seen: Seen; log: readonly SeenEntry[] }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #looking: ReturnType<typeof watchLooking> | null = null;
  #heard = 0;
  /** What the server has said and nobody has been shown yet. */
  #inbox: ServerMessage[] = [];
  #tries = 0;
  #closed = true;
  #trying: Trying | null = null;
  #isSkipping = false;
  #shown: Shown = { seen: null, log: [], since: 0, status: 'joining', sending: 0 };

  constructor(id: string, as: number | null = null) {
    this.#id = id;
    this.#as = as;
  }

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    this.#connect();
    this.#watch = setInterval(() => this.#checkPulse(), SILENCE / 3);
    // Anyone not looking is told of their turn in other ways.
    this.#looking = watchLooking((isLooking) => this.#send({ type: 'look', isLooking }));
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#looking?.stop();
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Reconnects as somebody else, for whom lines have other numbers: after choosing a name, or recovering a seat. */
  reopen(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#latest = null;
    this.#tries = 0;
    this.#connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly shown = (): Shown => this.#shown;

  /** null: done. An act that got lost on the way is resent with its old id, so it counts once. */
  sendAct(act: SentAct): Promise<Refusal | null> {
    return new Promise((answer) => {
      const id = newId();
      this.#sent.set(id, { act, answer });
      this.#flush();
      this.#show({ sending: this.#sent.size });
      this.#send({ type: 'act', id, act });
    });
  }

  tryOut(decision: number, index?: number): void {
    this.#send({ type: 'try', decision, ...(index !== undefined && { option: index }) });
  }

  skip(): void {
    this.#isSkipping = true;
    this.#flush();
    this.#show({});
  }

  past(point: number): Promise<View> {
    return api.past(this.#id, point, this.#as);
  }

  async earlier(): Promise<void> {
    const { seen } = this.#shown;
    const first = this.#shown.log[0]?.seq ?? (seen?.seq ?? 0) + 1;
    const { log } = await api.log(this.#id, first, this.#as);
    const isStill = this.#shown.seen?.you === seen?.you && (this.#shown.log[0]?.seq ?? first) === first;
    if (isStill) this.#show({ log: [...log, ...this.#shown.log] });
  }

  #show(some: Partial<Shown>): void {
    const shown = { ...this.#shown, ...some };
    const isBehind = this.#queue.length > 0;
    const isPaced = !this.#isSkipping && shown.seen?.phase === 'playing' && pauseNow() > 0;
    const isTelling = isPaced && (isBehind || areBotsToMove(shown.seen!));
    this.#shown = { ...shown, isTelling, trying: isBehind ? null : this.#trying };
    for (const listener of this.#listeners) listener();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const from = this.#latest?.seq ?? 0;
    const as = this.#as === null ? '' : `&as=${this.#as}`;
    const { socket, heard } = connection(`/api/tables/${this.#id}/live?from=${from}&protocol=${PROTOCOL}&tree=1${as}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#inbox.push(JSON.parse(String(data)) as ServerMessage);
      if (this.#latest === null)
        this.#hearAll(); // nothing has been shown that could have been pressed
      else if (this.#inbox.length === 1) afterFrame(() => this.#hearAll());
    };
    for (const message of heard) socket.onmessage(message);
    socket.onclose = () => {
      if (socket === this.#socket) this.#hearAll();
      if (socket !== this.#socket || this.#closed || this.#shown.status === 'gone') return;
      this.#socket = null;
      this.#show({ status: this.#latest === null ? 'joining' : 'away' });
      const wait = Math.min(SLOWEST, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#retry = setTimeout(() => this.#connect(), wait);
      this.#isThere();
    };
  }

  /** A refused connection does not say why; a plain request does, even if the server no longer speaks to this page. */
  #isThere(): void {
    api.read(encodeURIComponent(this.#id)).catch((error) => {
      if (!(error instanceof Problem) || (error.status !== 404 && error.status !== 400)) return;
      clearTimeout(this.#retry);
      this.#show({ status: 'gone' });
    });
  }

  /** All at once: the answer to an act and what came of it are drawn together. */
  #hearAll(): void {
    for (const message of this.#inbox.splice(0)) this.#hear(message);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#begin(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'try':
        this.#trying = 'option' in message ? { seat: message.seat, option: message.option } : null;
        this.#show({});
        break;
      case 'presence':
        this.#show({ presence: message.seats });
        break;
      case 'done':
        this.#answer(message.id, null);
        break;
      case 'refused':
        this.#answer(message.id, message.refusal);
        break;
      case 'error':
        if (message.id !== undefined)
          this.#answer(message.id, { rule: '', why: message.why, ...(message.facts && { facts: message.facts }) });
        else if (message.why === 'notFound') this.#show({ status: 'gone' });
        else if (message.why === 'newVersion') noteRefused(); // the house is being updated: the new page finds the table
        break;
      default: // pong and goodbye need no answer: having heard something is enough, and the end comes by itself
    }
  }

  /** After losing track: reconnect and ask for everything. */
  #update({ from, changes, open, log }: Extract<ServerMessage, { type: 'update' }>): void {
    if (this.#latest === null || from !== this.#latest.seq) {
      this.#socket?.close();
      return;
    }
    const before = this.#latest;
    this.#latest = updated(before, changes, open as Delta | undefined);
    if (!isSamePosition(before, this.#latest)) this.#trying = null;
    if (!areBotsToMove(this.#latest)) this.#isSkipping = false;
    this.#queue.push({ seen: this.#latest, log });
    this.#play();
  }

  #begin({ seen, from, log }: Extract<ServerMessage, { type: 'table' }>): void {
    const isNew = this.#latest === null || this.#latest.you !== seen.you; // for somebody else lines have other numbers
    this.#latest = seen;
    this.#trying = null;
    if (this.#tries > 0) this.#isThere(); // the server that is back may be a newer one
    this.#tries = 0;
    if (isNew) this.#queue = [];
    else this.#flush(); // the server does not send again what is still waiting to be shown
    const before = isNew ? [] : this.#shown.log;
    const isGap = (before.at(-1)?.seq ?? 0) < from; // what lies between is there on request
    this.#show({
      seen,
      log: isGap ? log : [...before.filter(({ seq }) => seq <= from), ...log],
      status: 'live',
      ...((isNew || isGap) && { since: seen.seq }),
    });
    this.#send({ type: 'look', isLooking: this.#looking?.isLooking() ?? true });
    for (const [id, { act }] of this.#sent) this.#send({ type: 'act', id, act });
  }

  #answer(id: string, refusal: Refusal | null): void {
    const sent = this.#sent.get(id);
    if (sent === undefined) return;
    this.#sent.delete(id);
    this.#show({ sending: this.#sent.size });
    sent.answer(refusal);
  }

  /** Shows the next move, and the one after it when this one could be seen. */
  #play(): void {
    if (this.#timer !== undefined) {
      if (this.#shown.isTelling !== true) this.#show({}); // there is something to skip now
      return;
    }
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#show({ seen: next.seen, log: [...this.#shown.log, ...next.log] });
    const pause = this.#pauseAfter(next);
    if (pause === 0) {
      this.#play();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#play();
    }, pause);
  }

  #pauseAfter({ seen, log }: { seen: Seen; log: readonly SeenEntry[] }): number {
    if (this.#isSkipping || this.#queue.length > MOST_QUEUED || seen.phase !== 'playing') return 0;
    const isOthers = log.some(({ by, events }) => by !== seen.you && events.length > 0);
    return isOthers ? pauseNow() : 0;
  }

  /** Anyone who acts wants to act on the real state, not on what is being shown. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { seen, log } of this.#queue.splice(0)) this.#show({ seen, log: [...this.#shown.log, ...log] });
  }

  #checkPulse(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: 'ping' });
  }

  readonly #hurry = (): void => {
    if (document.hidden) return;
    if (this.#socket === null && !this.#closed && this.#shown.status !== 'gone') this.#connect();
    else this.#send({ type: 'ping' });
  };
}
