// What goes to one live connection. All messages of one turn of the event loop leave in one write: that of the socket costs most of what
// sending costs, and whoever acts is told twice, of the update and that it is done.
import type { Duplex } from 'node:stream';

/** A whole text message of RFC 6455, unmasked, as servers send them: first byte, then the length in one of three forms. */
const TEXT = 0x81;
const SHORT = 125;
const MIDDLE = 126;
const LONG = 127;
const MOST_IN_MIDDLE = 0xffff;

/** Where most messages are written first: how many bytes a text has is known only then. */
const draft = Buffer.allocUnsafe(1 << 16);
const MOST_BYTES_A_UNIT = 3;

/** A message as it travels. The same bytes may go to any number of connections. */
export function frameOf(text: string): Buffer {
  const isDrafted = text.length * MOST_BYTES_A_UNIT <= draft.length;
  const length = isDrafted ? draft.write(text) : Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MOST_IN_MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? MIDDLE : LONG;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  if (isDrafted) draft.copy(frame, head, 0, length);
  else frame.write(text, head);
  return frame;
}

export interface Outlet {
  readonly stream: Duplex;
  /** Whether messages may still be sent: after a goodbye nothing may follow. */
  isOpen(): boolean;
  /** So many bytes are out of our hands. */
  onGone(bytes: number): void;
}

/** Those that have something to send when this turn is over: one tick for all of them. */
let due: Outbox[] = [];

function flushAll(): void {
  const all = due;
  due = [];
  for (const outbox of all) outbox.flush();
}

const NOTHING = Buffer.alloc(0);

export class Outbox {
  readonly #outlet: Outlet;
  #waiting: Buffer[] = [];
  #bytes = 0;
  /** As long as the system has taken every write at once, nobody has to be called back. */
  #isQuick = true;

  constructor(outlet: Outlet) {
    this.#outlet = outlet;
  }

  /** Bytes that we still hold. */
  get held(): number {
    return this.#bytes + this.#outlet.stream.writableLength;
  }

  add(frame: Buffer): void {
    if (this.#waiting.push(frame) === 1 && due.push(this) === 1) process.nextTick(flushAll);
    this.#bytes += frame.length;
  }

  /** Now: something that does not go through here has to come after it. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const [frames, bytes] = [this.#waiting, this.#bytes];
    this.#waiting = [];
    this.#bytes = 0;
    const { stream, isOpen, onGone } = this.#outlet;
    if (!isOpen() || !stream.writable) onGone(bytes);
    else this.#write(frames.length === 1 ? frames[0] : Buffer.concat(frames, bytes), bytes);
  }

  #write(data: Buffer, bytes: number): void {
    const { stream, onGone } = this.#outlet;
    if (!this.#isQuick) {
      stream.write(data, () => onGone(bytes));
      return;
    }
    stream.write(data);
    if (stream.writableLength === 0) {
      onGone(bytes);
      return;
    }
    this.#isQuick = false;
    stream.write(NOTHING, () => onGone(bytes)); // its turn comes when what is stuck has left
  }
}
