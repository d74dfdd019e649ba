// A lesson as a table: the ordinary table parts are fed from the scripted game in this browser.

import type { Refusal } from '../../kernel/types.ts';
import { outcomeOf } from '../../table/outcome.ts';
import type { Seen, SeenChair, SeenEntry } from '../../table/types.ts';
import { choiceOf } from '../../text/lesson.ts';
import type { SentAct } from '../../wire/acts.ts';
import type { Shown, TableLink } from '../lib/table-link.ts';
import { STILL } from '../table/still.ts';
import type { LessonRun } from './run.ts';

/** What the page shows of a lesson. */
export interface Walked {
  readonly at: number;
  /** The choice made at a free stop, waiting for its answer; null: none. */
  readonly picked: string | null;
  /** Whether others still have moves to watch here. */
  readonly isWatching: boolean;
  /** Grows when the game jumps instead of going on: boards start over. */
  readonly jumps: number;
  /** Grows when something was tried that the lesson is not about. */
  readonly strays: number;
  readonly table: Shown & { readonly seen: Seen };
}

export class LessonLink implements TableLink {
  readonly run: LessonRun;
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #walked: Walked;
  #jumps = 0;
  #strays = 0;
  /** Log line numbers grow with every jump, so that a board takes nothing for already seen. */
  #base = 0;
  #since = 0;

  constructor(run: LessonRun, name: string) {
    this.run = run;
    this.#name = name;
    this.#since = run.made.length;
    this.#walked = this.#look();
  }

  open(): void {}
  close(): void {}
  reopen(): void {}
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly shown = (): Shown => this.#walked.table;
  readonly walked = (): Walked => this.#walked;

  /** A lesson accepts only choices. */
  async sendAct(act: SentAct): Promise<Refusal | null> {
    if (act.do !== 'choose') return { rule: '', why: 'wrongPhase' };
    if (!this.run.choose(act.choice)) {
      this.stray();
      return null;
    }
    this.#tell();
    return null;
  }

  /** Something was pressed that the lesson is not about now. */
  stray(): void {
    this.#strays++;
    this.#tell();
  }

  next(): void {
    const isBoardStill = this.run.toWatch.length === 0;
    this.run.next();
    if (!isBoardStill) this.#stand();
    this.#tell();
  }

  watchOne(): void {
    this.run.watchOne();
    this.#tell();
  }

  jump(to: number): void {
    const before = this.run.state;
    this.run.jump(to);
    if (this.run.state !== before) {
      this.#jumps++;
      this.#stand();
    }
    this.#tell();
  }

  /** Nothing before this is to be animated. */
  #stand(): void {
    this.#base += this.run.made.length + 1;
    this.#since = this.#base + this.run.made.length;
  }

  #tell(): void {
    this.#walked = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Walked {
    const { run } = this;
    const log: SeenEntry[] = run.made.map(({ choice, events }, i) => ({
      seq: this.#base + i + 1,
      at: 0,
      by: choiceOf(choice).seat,
      act: 'choose',
      events,
    }));
    return {
      at: run.at,
      picked: run.picked,
      isWatching: run.toWatch.length > 0,
      jumps: this.#jumps,
      strays: this.#strays,
      table: { seen: this.#seen(), log, since: this.#since, status: 'live', sending: 0 },
    };
  }

  #seen(): Seen {
    const { pkg, script, engine, state, decision, made } = this.run;
    const { game } = pkg;
    const isOver = engine.isOver(state);
    return {
      ...STILL,
      seq: this.#base + made.length,
      you: script.you,
      isHost: true,
      game: game.id as Seen['game'],
      rules: game.version,
      settings: state.settings,
      phase: isOver ? 'finished' : 'playing',
      chairs: chairsOf(script.seats, script.you, this.#name, script.others),
      view: engine.view(state, script.you),
      decision: decision && { ...decision, number: made.length },
      waitsFor: engine.deciders(state),
      stepsBack: 0,
      result: isOver ? outcomeOf(game, state) : null,
    };
  }
}

function chairsOf(seats: number, you: number, name: string, others: readonly string[]): SeenChair[] {
  const names = others.toSpliced(you, 0, name);
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: names[seat] ?? '',
    bot: null,
    out: false,
    promise: null,
    hasRevealed: false,
  }));
}
