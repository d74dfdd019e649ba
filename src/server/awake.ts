// Time does not pass while the house is closed: nobody could have moved. A heartbeat in the store says when the house was last awake;
// after a gap every running clock is moved on by as much. A laptop that was shut is a gap too.
import type { Hub } from './hub.ts';
import { freshId } from './identity.ts';
import type { Keeper } from './keeper.ts';
import { onlyThis } from './only-this.ts';
import type { ServerSettings } from './settings.ts';

const NOTE = 'awake';
const BEAT = 30_000;
/** Shorter gaps, such as an update, are nobody's loss. */
export const GAP = 120_000;
const PAGE = 500;
const CLAIM_LASTS = 60_000;

export interface AwakeParts {
  readonly hub: Hub;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
}

export class Awake {
  readonly #parts: AwakeParts;
  /** How far the clock on the wall is ahead of one that stands still while the machine sleeps. */
  #ahead = Date.now() - performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: AwakeParts) {
    this.#parts = parts;
  }

  /** Before anybody can come in. */
  async begin(): Promise<void> {
    const { keeper, settings } = this.#parts;
    const noted = await keeper.ask((store) => store.note(NOTE));
    const gap = noted === null ? 0 : settings.clock.now() - Number(noted);
    if (gap >= GAP) await this.#standStill(gap, noted!);
    await this.#beat();
    this.#timer = setInterval(() => void this.#look().catch(() => {}), BEAT); // no answer: the next beat will do
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer !== undefined) await this.#beat().catch(() => {});
  }

  async #beat(): Promise<void> {
    const { keeper, settings } = this.#parts;
    await keeper.ask((store) => store.setNote(NOTE, String(settings.clock.now())));
  }

  async #look(): Promise<void> {
    const ahead = Date.now() - performance.now();
    const slept = ahead - this.#ahead;
    this.#ahead = ahead;
    if (slept >= GAP) await this.#standStill(slept, String(Date.now() - slept));
    await this.#beat();
  }

  /** One process does it for all tables; `since` names the gap. */
  async #standStill(milliseconds: number, since: string): Promise<void> {
    const { hub, keeper, settings } = this.#parts;
    const now = settings.clock.now();
    if (!(await keeper.ask((store) => store.claim(`standstill ${since}`, freshId(), now, now + CLAIM_LASTS)))) return;
    for (let after = ''; ; ) {
      const ids = await keeper.ask((store) => store.dueTables(Number.MAX_SAFE_INTEGER, PAGE, after));
      for (const id of ids)
        await hub
          .perform(id, { do: 'standstill', milliseconds }, { house: true })
          .catch((error) => onlyThis(settings, 'awake', id, error));
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
    }
  }
}
