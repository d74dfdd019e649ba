// Plays the bots' seats. When an answer is given is fixed before thinking starts, so it reveals nothing about the search.
import { randomBytes } from 'node:crypto';
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { withoutOthers } from '../kernel/journal.ts';
import type { Seat } from '../kernel/types.ts';
import { persons } from '../table/doing.ts';
import { botsToMove } from '../table/seen.ts';
import type { Table } from '../table/types.ts';
import type { Question, Thinker } from './bot-pool.ts';
import { botSeed } from './daily.ts';
import type { Hub } from './hub.ts';
import type { Keeper } from './keeper.ts';
import type { Metrics } from './metrics.ts';
import { onlyThis } from './only-this.ts';
import type { ServerSettings } from './settings.ts';

/** One decision of one bot, from the moment it opens; while all play at once, everything up to the end of its lane. */
interface Turn {
  readonly seat: Seat;
  readonly decision: number;
  readonly openAt: number;
  /** Its choices are being made, one right after the other. */
  isAnswering: boolean;
  callOff: () => void;
}

/** One process plays a table's bots, as long as it renews its claim. */
const CLAIM_LASTS = 10_000;
const RENEW_BEFORE = 4000;
const LOOK_EVERY = 10_000;
const RETRY_AFTER = 1000;
const PAGE = 500;

export interface BotParts {
  readonly hub: Hub;
  readonly keeper: Keeper;
  readonly thinker: Thinker;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
}

export class Bots {
  readonly #parts: BotParts;
  readonly #holder = randomBytes(12).toString('base64url');
  readonly #turns = new Map<string, Turn>();
  /** Until when each table's bots are ours to play. */
  readonly #claims = new Map<string, number>();
  readonly #claiming = new Set<Promise<boolean>>();
  readonly #look: NodeJS.Timeout;
  #isClosed = false;

  constructor(parts: BotParts) {
    this.#parts = parts;
    parts.hub.onChange.add((table, pkg) => this.#see(table, pkg));
    parts.hub.isBusy = (id) => this.#turns.has(id) || this.#claims.has(id);
    this.#look = setInterval(() => void this.resume(), LOOK_EVERY);
    this.#look.unref();
    parts.metrics.gauge('bots_thinking', () => this.#turns.size);
  }

  /** Takes over tables whose bots nobody plays: after a start, or when another process has died. */
  async resume(): Promise<void> {
    const now = this.#parts.settings.clock.now();
    for (const [id, until] of this.#claims) if (until <= now) this.#claims.delete(id);
    try {
      for (let after = ''; !this.#isClosed; ) {
        const ids = await this.#parts.keeper.ask((store) => store.botTables(PAGE, after));
        for (const id of ids)
          if (!this.#turns.has(id) && (await this.#claim(id)))
            await this.#lookAt(id).catch((error) => onlyThis(this.#parts.settings, 'bots', id, error));
        if (ids.length < PAGE) return;
        after = ids.at(-1)!;
      }
    } catch {
      // The store does not answer: the next look will try again.
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#look);
    for (const { callOff } of this.#turns.values()) callOff();
    await this.#parts.thinker.close();
    const { keeper } = this.#parts;
    await Promise.all(this.#claiming); // so that another process, or the next start, need not wait for them to expire
    for (const id of this.#claims.keys())
      await keeper.ask((store) => store.release(`bots ${id}`, this.#holder)).catch(() => {});
  }

  /** A table has a new state: does a bot have to act? If several do, one after the other. */
  #see(table: Table, pkg: GamePackage): void {
    const seats = this.#isClosed ? [] : botsToMove(pkg, table);
    const turn = this.#turns.get(table.id);
    if (turn?.isAnswering === true) return; // it looks again when it is done
    if (turn !== undefined && seats.includes(turn.seat) && table.decisionNumbers[turn.seat] === turn.decision) return;
    turn?.callOff();
    this.#turns.delete(table.id);
    if (seats.length === 0) return;
    void this.#begin(table, pkg, seats[0]).catch((error) => {
      this.#turns.delete(table.id); // the next look tries again
      this.#parts.settings.complain(`bots: table ${table.id}: ${error instanceof Error ? error.stack : String(error)}`);
    });
  }

  async #begin(table: Table, pkg: GamePackage, seat: Seat): Promise<void> {
    const { clock } = this.#parts.settings;
    const thinking = new AbortController();
    const callOff = (): void => thinking.abort();
    const turn: Turn = {
      seat,
      decision: table.decisionNumbers[seat],
      openAt: clock.now(),
      isAnswering: false,
      callOff,
    };
    const isOver = (): boolean => this.#isClosed || this.#turns.get(table.id) !== turn;
    this.#turns.set(table.id, turn);
    if (!(await this.#claim(table.id))) {
      if (!isOver()) this.#turns.delete(table.id); // another process plays them; `resume` checks whether it still does
      return;
    }
    if (isOver()) return;
    const choices = await this.#think(table, pkg, seat, thinking.signal);
    if (isOver()) return;
    turn.callOff = clock.at(this.#answerAt(turn.openAt), () => void this.#answer(table.id, turn, choices));
  }

  /** After the pause; bots that need longer answer at a whole multiple of it. */
  #answerAt(openAt: number): number {
    const { botPause, clock } = this.#parts.settings;
    const pauses = botPause === 0 ? 0 : Math.max(1, Math.ceil((clock.now() - openAt) / botPause));
    return openAt + pauses * botPause;
  }

  /**
   * What to choose, in notation; none: there is only something to confirm. While all play at once, the whole lane is decided
   * before the first answer, so that nobody can tell by the clock how many choices it had.
   */
  async #think(table: Table, { game }: GamePackage, seat: Seat, calledOff: AbortSignal): Promise<string[]> {
    const engine = new Engine(game, () => 0);
    const { journal, chairs } = table;
    const { bot: level, character } = chairs[seat];
    const bot = level ?? 'random';
    const state = this.#isFixed(table) ? withoutOthers(engine, journal!, seat) : engine.clone(journal!.state);
    const choices: string[] = [];
    const thoughtFor = { person: table.host, table: table.id, hasPeople: persons(table).length > 0 };
    if (journal!.toConfirm !== null) return choices;
    for (;;) {
      const decision = engine.decision(state, seat);
      if (decision === null) return choices;
      const view = engine.view(state, seat);
      const { game: id, edition } = table;
      const question = {
        game: id,
        edition,
        bot,
        character,
        view,
        decision,
        ...this.#lotsOf(table, seat, choices.length),
      };
      const index = await this.#parts.thinker.think(question, calledOff, thoughtFor);
      if (calledOff.aborted) return [];
      choices.push(game.notation.write(decision.task, decision.options[index]));
      if (state.lanes.length === 0) return choices;
      engine.play(state, decision.task, decision.options[index]);
      const lane = state.lanes[seat];
      while (lane.length > 0 && !('options' in engine.step(lane.at(-1)!))) engine.run(state, lane);
    }
  }

  async #answer(id: string, turn: Turn, choices: readonly string[]): Promise<void> {
    if (this.#turns.get(id) !== turn) return;
    const { settings } = this.#parts;
    turn.isAnswering = true;
    const isDone = await this.#give(id, turn, choices).catch(() => false); // the store does not answer
    if (this.#isClosed || this.#turns.get(id) !== turn) return;
    this.#turns.delete(id);
    const look = () => void this.#lookAt(id).catch(() => {});
    if (isDone) look();
    else settings.clock.at(settings.clock.now() + RETRY_AFTER, look);
  }

  /** One act after the other; false: one failed. Anything that has happened meanwhile makes the rest stale. */
  async #give(id: string, { seat, decision }: Turn, choices: readonly string[]): Promise<boolean> {
    const { hub } = this.#parts;
    if (choices.length === 0) return 'seq' in (await hub.perform(id, { do: 'confirm' }, { bot: seat }));
    let open = decision;
    for (const choice of choices) {
      const done = await hub.perform(id, { do: 'choose', decision: open, choice }, { bot: seat });
      if ('refusal' in done) return false;
      open = done.seq;
    }
    return true;
  }

  async #lookAt(id: string): Promise<void> {
    const { table, pkg } = await this.#parts.hub.load(id);
    this.#see(table, pkg);
  }

  async #claim(id: string): Promise<boolean> {
    if (this.#isClosed) return false;
    const now = this.#parts.settings.clock.now();
    if ((this.#claims.get(id) ?? 0) > now + RENEW_BEFORE) return true;
    const claiming = this.#askForClaim(id, now);
    this.#claiming.add(claiming);
    return await claiming.finally(() => this.#claiming.delete(claiming));
  }

  async #askForClaim(id: string, now: number): Promise<boolean> {
    const until = now + CLAIM_LASTS;
    try {
      const isOurs = await this.#parts.keeper.ask((store) => store.claim(`bots ${id}`, this.#holder, now, until));
      if (isOurs) this.#claims.set(id, until);
      else this.#claims.delete(id);
      return isOurs;
    } catch {
      return false;
    }
  }

  /** Where the same moves must meet the same answers, whoever is faster and however often the house restarts. */
  #isFixed({ daily }: Table): boolean {
    return daily !== null || this.#parts.settings.botLotsFromDeal;
  }

  /** A bot's random numbers and memory. In the deal of the day both depend on the moves alone: a restart must not change a try. */
  #lotsOf(table: Table, seat: Seat, more: number): Pick<Question, 'seed' | 'made' | 'table' | 'isUnhurried'> {
    const isUnhurried = this.#isFixed(table);
    const { seed, made } = botSeed(table, seat, more);
    if (table.daily !== null) return { seed, made, table: `${table.id} ${seat} ${made}`, isUnhurried };
    const lots = isUnhurried ? seed : randomBytes(16).toString('hex');
    return { seed: lots, made: table.choices.length + more, table: table.id, isUnhurried };
  }
}
