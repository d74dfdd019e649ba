// A lesson in progress: the scripted game on the ordinary engine, stop by stop, forwards and back.
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import type { Decision, GameEvent, Refusal, State } from '../../kernel/types.ts';
import { hears, type Told } from '../../kernel/view.ts';
import { choiceOf, type LessonChoice, type LessonScript, type Stop } from '../../text/lesson.ts';

/** A stop and its chapter. */
export interface LessonStep {
  readonly stop: Stop;
  readonly chapter: number;
}
export const stepsOf = ({ chapters }: LessonScript): LessonStep[] =>
  chapters.flatMap(({ stops }, chapter) => stops.map((stop) => ({ stop, chapter })));

/** What the learner may choose at a stop, in notation; []: nothing. */
export const allowedAt = (stop: Stop | undefined): readonly string[] => {
  if (stop === undefined) return [];
  if ('do' in stop) return [stop.choose];
  return 'free' in stop ? Object.keys(stop.choose) : [];
};

/** A choice that was made, what the learner was told of it, and the position then. */
interface Made {
  readonly choice: LessonChoice;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** A script that does not run: an author's mistake, found by the test that replays every lesson. */
export class BrokenScript extends Error {
  readonly choice: LessonChoice;
  readonly refusal: Refusal;
  constructor(choice: LessonChoice, refusal: Refusal) {
    super(`'${choice}' is refused: ${refusal.why} (${refusal.rule})`);
    this.choice = choice;
    this.refusal = refusal;
  }
}

export class LessonRun {
  readonly pkg: GamePackage;
  readonly script: LessonScript;
  readonly steps: readonly LessonStep[];
  readonly engine: Engine;
  readonly #begin: State;
  #told: Told[] = [];
  #made: Made[] = [];
  /** What the learner chose at the free stops, by the number of the stop. */
  readonly #picks = new Map<number, string>();
  #at = 0;

  constructor(pkg: GamePackage, script: LessonScript) {
    this.pkg = pkg;
    this.script = script;
    this.steps = stepsOf(script);
    this.engine = new Engine(pkg.game, fastSource(script.seed), (told) => this.#told.push(told));
    this.#begin = this.engine.setUp(script.seats, script.settings);
    script.arrange?.(this.#begin);
    this.engine.advance(this.#begin);
    for (const choice of script.given ?? []) this.#put(this.#begin, choice);
    this.#told = [];
  }

  /** The number of the stop; equal to the number of stops: the end. */
  get at(): number {
    return this.#at;
  }
  get stop(): Stop | undefined {
    return this.steps[this.#at]?.stop;
  }
  get made(): readonly Made[] {
    return this.#made;
  }
  get state(): State {
    return this.#made.at(-1)?.state ?? this.#begin;
  }
  get picks(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#picks);
  }

  /** What was chosen at this free stop, if the game is past it. */
  get picked(): string | null {
    const isBehind = this.stop !== undefined && 'free' in this.stop && this.#made.length > this.before(this.#at);
    return isBehind ? (this.#picks.get(this.#at) ?? null) : null;
  }

  /** The learner's next decision, with what the lesson allows; null: others decide first, or it is over. */
  get decision(): (Decision & { readonly notations: readonly string[] }) | null {
    if (this.picked !== null) return null;
    const next = this.steps.slice(this.#at).find(({ stop }) => !('tell' in stop))?.stop;
    const decision = this.engine.decision(this.state, this.script.you);
    const allowed = allowedAt(next);
    if (decision === null || allowed.length === 0) return null;
    const write = (option: unknown): string => this.pkg.game.notation.write(decision.task, option);
    const options = decision.options.filter((option) => allowed.includes(write(option)));
    return { ...decision, options, notations: options.map(write) };
  }

  /** How many choices are made before a stop. */
  before(at: number): number {
    return this.steps.slice(0, at).reduce((sum, { stop }) => sum + choicesOf(stop), 0);
  }

  /** The choices of the others that are still to be played at this stop. */
  get toWatch(): readonly LessonChoice[] {
    const { stop } = this;
    if (stop === undefined || !('watch' in stop)) return [];
    return stop.play.slice(this.#made.length - this.before(this.#at));
  }

  /** The position after this many of the script's choices, wherever the stops are. */
  play(choices: number): void {
    const scripted = this.steps.flatMap(({ stop }, i) => this.#scripted(stop, i));
    this.#made = this.#made.slice(0, choices);
    for (const choice of scripted.slice(this.#made.length, choices)) this.#play(choice);
  }

  /** One choice of the others. */
  watchOne(): void {
    const [next] = this.toWatch;
    if (next !== undefined) this.#play(next);
  }

  /** The learner chooses; false: that is not what the lesson is about now. */
  choose(text: string): boolean {
    const found = this.steps.findIndex(({ stop }, i) => i >= this.#at && !('tell' in stop));
    if (this.decision === null || !allowedAt(this.steps[found]?.stop).includes(text)) return false;
    this.#at = found;
    this.#play(`${this.script.you} ${text}`);
    if ('free' in this.steps[found].stop) this.#picks.set(found, text);
    else this.#at++;
    return true;
  }

  /** On to the next stop; whatever is left to play here is played. */
  next(): void {
    if (this.#at < this.steps.length) this.jump(this.#at + 1);
  }

  /** To any stop. Free stops passed for the first time are answered with their first choice. */
  jump(to: number): void {
    const at = Math.max(0, Math.min(to, this.steps.length));
    const wanted = this.steps.slice(0, at).flatMap(({ stop }, i) => this.#scripted(stop, i));
    const same = wanted.findIndex((choice, i) => this.#made[i]?.choice !== choice);
    this.#made = this.#made.slice(0, same < 0 ? wanted.length : same);
    for (const choice of wanted.slice(this.#made.length)) this.#play(choice);
    this.#at = at;
  }

  /** Back to where somebody left off, with their choices. Anything may come out of a browser's storage. */
  resume(at: unknown, picks: unknown): void {
    if (typeof at !== 'number' || !Number.isInteger(at)) return;
    const kept = typeof picks === 'object' && picks !== null ? Object.entries(picks) : [];
    for (const [stop, text] of kept)
      if (allowedAt(this.steps[Number(stop)]?.stop).includes(text)) this.#picks.set(Number(stop), text);
    this.jump(at);
  }

  #scripted(stop: Stop, at: number): LessonChoice[] {
    if ('watch' in stop) return [...stop.play];
    const [first] = allowedAt(stop);
    return first === undefined ? [] : [`${this.script.you} ${this.#picks.get(at) ?? first}`];
  }

  #play(choice: LessonChoice): void {
    const state = this.engine.clone(this.state);
    this.#told = [];
    this.#put(state, choice);
    const events = this.#told.filter((told) => hears(told, this.script.you)).map(({ event }) => event);
    this.#made = [...this.#made, { choice, events, state }];
  }

  #put(state: State, choice: LessonChoice): void {
    const { seat, text } = choiceOf(choice);
    const task = this.engine.pending(state, seat);
    const read = task === null ? undefined : this.pkg.game.notation.read(task, text);
    const refusal = this.engine.choose(state, seat, read);
    if (refusal !== null) throw new BrokenScript(choice, refusal);
  }
}

const choicesOf = (stop: Stop): number => ('watch' in stop ? stop.play.length : 'tell' in stop ? 0 : 1);
