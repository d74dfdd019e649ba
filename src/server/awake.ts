// Time does not pass while the house is closed: nobody could have moved. A heartbeat in the store says when the house was last awake;
// after a gap every running clock is moved on by as much. A laptop that was shut is a gap too.
import { setTimeout as pause } from 'node:timers/promises';
import type { Hub } from './hub.ts';
import { freshId } from './identity.ts';
import type { Keeper } from './keeper.ts';
import { onlyThis } from './only-this.ts';
import type { ServerSettings } from './settings.ts';

const NOTE = 'awake';
const BEAT = 30_000;
/** Shorter gaps, such as an update, are nobody's loss. */
export const GAP = 120_000;
/** How often this process asks itself whether it has slept. */
const LOOK = 1000;
const PAGE = 500;
const CLAIM_LASTS = 60_000;

export interface AwakeParts {
  readonly hub: Hub;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
}

export class Awake {
  readonly #parts: AwakeParts;
  readonly #holder = freshId();
  /** By the clock on the wall: timers, and on some machines the other clocks too, stand still in their sleep. */
  #beatAt = Date.now();
  #catchingUp: Promise<void> | null = null;
  #timers: NodeJS.Timeout[] = [];

  constructor(parts: AwakeParts) {
    this.#parts = parts;
  }

  /** Before anybody can come in. */
  async begin(): Promise<void> {
    await this.#catchUp();
    this.#timers = [
      setInterval(() => void this.look().catch(() => {}), LOOK), // no answer: the next look will do
      setInterval(() => void this.#beatIfAwake().catch(() => {}), BEAT),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Before time is said to be up: the machine may have slept until a moment ago, or the store been away. */
  async look(): Promise<void> {
    if (this.#isLate()) await this.#catchUp();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#timers.length > 0) await this.#beatIfAwake().catch(() => {});
  }

  #isLate(): boolean {
    return Date.now() - this.#beatAt >= GAP;
  }

  async #beatIfAwake(): Promise<void> {
    if (!this.#isLate()) await this.#beat();
  }

  async #beat(): Promise<void> {
    const { keeper, settings } = this.#parts;
    await keeper.ask((store) => store.setNote(NOTE, String(settings.clock.now())));
    this.#beatAt = Date.now();
  }

  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#standStill().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /**
   * Among all processes, one does it for all tables: the others wait until its heartbeat ends the gap, or until it has died. Whoever
   * does it again after that adds to each table only what it has not had yet.
   */
  async #standStill(): Promise<void> {
    const { keeper, settings } = this.#parts;
    for (;;) {
      const noted = await keeper.ask((store) => store.note(NOTE));
      const gap = noted === null ? 0 : settings.clock.now() - Number(noted);
      if (gap < GAP) break;
      if (await this.#claim(noted!)) {
        await this.#moveAll(gap, noted!);
        break;
      }
      await pause(LOOK, undefined, { ref: false });
    }
    await this.#beat();
  }

  /** The last heartbeat names the gap. */
  #claim(noted: string): Promise<boolean> {
    const { keeper, settings } = this.#parts;
    const now = settings.clock.now();
    return keeper.ask((store) => store.claim(`standstill ${noted}`, this.#holder, now, now + CLAIM_LASTS));
  }

  async #moveAll(milliseconds: number, noted: string): Promise<void> {
    const { hub, keeper, settings } = this.#parts;
    for (let after = ''; ; ) {
      const ids = await keeper.ask((store) => store.dueTables(Number.MAX_SAFE_INTEGER, PAGE, after));
      for (const id of ids)
        await hub
          .perform(id, { do: 'standstill', milliseconds, from: Number(noted) }, { house: true })
          .catch((error) => onlyThis(settings, 'awake', id, error));
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
      await this.#claim(noted); // it is still ours
    }
  }
}
