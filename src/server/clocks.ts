// Lets clocks and holds run out, whether or not the table is in memory. Any process may: the store finds the tables, the first process
// acts, and the others find nothing left to do.
import { dueAt, dueOf } from '../table/clock.ts';
import { heldUntil } from '../table/hold.ts';
import { DAY } from '../table/paces.ts';
import type { Table } from '../table/types.ts';
import type { Awake } from './awake.ts';
import type { Hub } from './hub.ts';
import type { Keeper } from './keeper.ts';
import { onlyThis } from './only-this.ts';
import type { ServerSettings } from './settings.ts';

const SWEEP_EVERY = 3600_000;
const PAGE = 500;
/** How long a table is kept that nobody starts and where nothing happens. */
const KEPT_UNSTARTED = 30 * DAY;
const SWEPT = 100;

export interface ClockParts {
  readonly awake: Awake;
  readonly hub: Hub;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
}

export class Clocks {
  readonly #parts: ClockParts;
  /** Tables in memory whose time is nearly up. */
  readonly #alarms = new Map<string, { readonly due: number; readonly callOff: () => void }>();
  #look: NodeJS.Timeout | undefined;
  #sweptAt = 0;
  #isClosed = false;

  constructor(parts: ClockParts) {
    this.#parts = parts;
    parts.hub.onChange.add((table) => this.#see(table));
  }

  /** Now, and again and again: once it is known how long the house was closed. */
  begin(): void {
    this.#look = setInterval(() => void this.#resume(), this.#parts.settings.lookEvery);
    this.#look.unref();
    void this.#resume();
  }

  /** Looks for tables whose time is up, not in memory or played by a process that has died. */
  async #resume(): Promise<void> {
    const { keeper, settings } = this.#parts;
    const now = settings.clock.now();
    try {
      for (let after = ''; !this.#isClosed; ) {
        const ids = await keeper.ask((store) => store.dueTables(now, PAGE, after));
        for (const id of ids) await this.#ring(id).catch((error) => onlyThis(settings, 'clocks', id, error));
        if (ids.length < PAGE) break;
        after = ids.at(-1)!;
      }
      if (!this.#isClosed && now >= this.#sweptAt + SWEEP_EVERY) {
        await keeper.ask((store) => store.sweepClaims(now));
        for (let swept = SWEPT; swept === SWEPT && !this.#isClosed; )
          swept = await keeper.ask((store) => store.sweepTables(now - KEPT_UNSTARTED, SWEPT));
        this.#sweptAt = now;
      }
    } catch {
      // The store does not answer: the next look will try again.
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#look);
    for (const { callOff } of this.#alarms.values()) callOff();
  }

  /** To the second for tables in memory; `begin` finds what is further away. */
  #see(table: Table): void {
    const { clock, lookEvery } = this.#parts.settings;
    const due = this.#isClosed ? null : dueAt(table);
    const alarm = this.#alarms.get(table.id);
    if (alarm?.due === due) return;
    alarm?.callOff();
    this.#alarms.delete(table.id);
    if (due === null || due > clock.now() + lookEvery) return;
    this.#setAlarm(table.id, due);
  }

  /** Knows no more than it needs: an alarm that held the table would keep an old position in memory. */
  #setAlarm(id: string, due: number): void {
    const callOff = this.#parts.settings.clock.at(due, () => {
      this.#alarms.delete(id);
      void this.#ring(id).catch(() => {}); // the next look will try again
    });
    this.#alarms.set(id, { due, callOff });
  }

  async #ring(id: string): Promise<void> {
    const { awake, hub, settings } = this.#parts;
    if (this.#isClosed) return;
    await awake.look(); // what is due may be due only because nobody was awake
    const { table } = await hub.load(id);
    const isDue = (time: number | null): boolean => time !== null && time <= settings.clock.now();
    for (const seat of table.chairs.keys()) {
      if (isDue(heldUntil(table, seat))) await hub.perform(id, { do: 'confirm' }, { held: seat });
      else if (isDue(dueOf(table, seat))) await hub.perform(id, { do: 'timeUp', seat }, { house: true });
    }
    if (isDue(table.stopAt ?? null)) await hub.perform(id, { do: 'stop' }, { house: true });
  }
}
