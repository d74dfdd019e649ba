// What the host has set: whether new tables may be opened, the announcement, the limits. It is
// kept in the store; every process regularly looks at what the others have set.
import type { Ban } from '../wire/desk.ts';
import type { HouseNews } from '../wire/house.ts';
import type { Limits } from '../wire/limits.ts';
import type { Keeper } from './keeper.ts';
import { HttpProblem } from './problem.ts';
import type { ServerSettings } from './settings.ts';

export interface HouseState extends HouseNews {
  /** Where they differ from what the server was started with. */
  readonly limits: Partial<Limits>;
  readonly bans: readonly Ban[];
}

const NOTE = 'house';
const LOOK_EVERY = 5000;
const USUAL: HouseState = { lobby: { isOpen: true, message: '' }, announcement: null, limits: {}, bans: [] };

export class House {
  readonly #keeper: Keeper;
  readonly #settings: ServerSettings;
  readonly #begun: Limits;
  readonly #look: NodeJS.Timeout;
  /** Told of every look at what is set, here or by another process. */
  readonly onLook = new Set<() => void>();
  #state = USUAL;
  #changing: Promise<void> = Promise.resolve();

  constructor(keeper: Keeper, settings: ServerSettings) {
    this.#keeper = keeper;
    this.#settings = settings;
    this.#begun = { ...settings.limits };
    this.#look = setInterval(() => void this.look().catch(() => {}), LOOK_EVERY); // no answer: the next look will try again
    this.#look.unref();
  }

  get state(): HouseState {
    return this.#state;
  }

  async look(): Promise<void> {
    const noted = await this.#keeper.ask((store) => store.note(NOTE));
    this.#take(noted === null ? USUAL : { ...USUAL, ...(JSON.parse(noted) as Partial<HouseState>) });
  }

  set(some: Partial<HouseState>): Promise<void> {
    return this.change(() => some);
  }

  /** One at a time, so that two changes made at once do not lose one another. */
  change(how: (state: HouseState) => Partial<HouseState>): Promise<void> {
    const changing = this.#changing.then(async () => {
      await this.look();
      const next = { ...this.#state, ...how(this.#state) };
      await this.#keeper.ask((store) => store.setNote(NOTE, JSON.stringify(next)));
      this.#take(next);
    });
    this.#changing = changing.catch(() => {});
    return changing;
  }

  /** Refuses new tables while the lobby is closed. */
  mustBeOpen(): void {
    const { isOpen, message } = this.#state.lobby;
    if (!isOpen) throw new HttpProblem(409, 'lobbyClosed', { message });
  }

  close(): void {
    clearInterval(this.#look);
  }

  /** The limits are changed in place: everything that counts looks there. */
  #take(state: HouseState): void {
    this.#state = state;
    Object.assign(this.#settings.limits, this.#begun, state.limits);
    for (const hear of this.onLook) hear();
  }
}
