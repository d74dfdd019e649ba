// Information-set Monte Carlo tree search: many imagined worlds that fit what the seat knows, one tree over all of them.
// Each walk imagines a world, goes down the tree, adds one node, plays on for a while and values the outcome.
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource, type Source } from '../../kernel/random.ts';
import type { Chance, Decision, Seat, SeatTask, State, View } from '../../kernel/types.ts';
import { bestAfter, FOCUS, latched, NEVER, othersThan, outcome, outlook, QUICK } from '../ahead.ts';
import type { Mind } from '../experience.ts';
import { comesToMind, nextSeat, type Policy, playOut } from './playout.ts';
import { type Edge, mean, type Node, newNode, select } from './tree.ts';

/** How hard to think. */
export interface Effort {
  /** Walks down the tree; 0: only the first look. */
  readonly walks: number;
  /** Worlds in which the options are first looked at, and how many ends of chains of picks are judged in each; default 400. */
  readonly worlds: number;
  readonly leaves?: number;
  /** Instead, where the game has long turns: positions in a turn that are followed side by side. */
  readonly width?: number;
  /** Instead of what the game knows: decisions that a walk plays beyond the tree, and options considered at each. */
  readonly horizon?: number;
  readonly tries?: number;
}

/** What the search thinks of one option: its expected placing, 0 to 1. */
export interface Thought {
  readonly option: unknown;
  readonly value: number;
  readonly visits: number;
  /** Stopped before it looked at this one: there is no value, and any option it has looked at is preferable. */
  readonly isUnseen?: boolean;
}

const HORIZON = 20;
const TRIES = 3;
const TRUST = 3;
/** Ends judged in a world at the first look, at the root and further down. */
const LEAVES = 400;
const FEW_LEAVES = 4;
/** Random streams are read from places far apart, so that every walk has its own luck. */
const STRIDE = 8192;

/** How far a walk plays on, how many options it considers, and how many walks the first look is worth. */
export const reachAt = ({ bot }: Pick<GamePackage, 'bot'>, { horizon, tries }: Partial<Effort> = {}) => ({
  horizon: horizon ?? bot?.horizon ?? HORIZON,
  tries: tries ?? bot?.tries ?? TRIES,
  trust: bot?.trust ?? TRUST,
});

export class Search {
  readonly #mind: Mind;
  readonly #effort: Effort;
  readonly #horizon: number;
  readonly #tries: number;
  readonly #trust: number;
  readonly #engine: Engine;
  #walk = 0;
  #walks = 0;
  #seat: Seat = 0;
  #seed = '';
  #luck: Source = () => 0;
  #policy!: Policy;
  /** The root of the last search and what was chosen there: a chain of picks continues from it. */
  #last: { root: Node; chosen: Edge | null } | null = null;

  constructor(mind: Mind, effort: Effort) {
    const { pkg } = mind;
    this.#mind = mind;
    this.#effort = effort;
    const { horizon, tries, trust } = reachAt(pkg, effort);
    this.#horizon = horizon;
    this.#tries = tries;
    this.#trust = trust;
    this.#engine = new Engine(pkg.game, (label, index) => this.#luck(label, this.#walk * STRIDE + index));
  }

  /** How many walks were made so far. */
  get walks(): number {
    return this.#walks;
  }

  /**
   * What each option is worth, in the order of the list. When told to stop it breaks off, even in the middle of a look or a
   * walk, and says what it has found so far.
   */
  think(seen: View, decision: Decision, chance: Chance, stop: () => boolean = NEVER): Thought[] {
    const isStopped = latched(stop);
    this.#seat = decision.seat;
    this.#walk = 0;
    this.#seed = `${chance.random('luck', 0x100000000)}`;
    this.#luck = fastSource(this.#seed);
    this.#policy = { engine: this.#engine, value: this.#mind.value, chance, tries: this.#tries, isStopped };
    const root = this.#goOn(decision) ?? this.#begin(seen, decision);
    this.#last = { root, chosen: null };
    const { walks } = this.#effort;
    for (let left = walks - root.visits; left > 0 && !isStopped(); left--) this.#walkDown(seen, root);
    return root.edges.map((edge) => {
      const { option, visits, isUnseen = false } = edge;
      return { option, value: mean(edge, this.#trust), visits, isUnseen };
    });
  }

  /** Says which option was taken, so that the search of its follow-ups is kept. */
  chose(index: number): void {
    if (this.#last !== null) this.#last.chosen = this.#last.root.edges[index] ?? null;
  }

  /** The node for this decision in the last tree, if it follows from what was chosen there without any revelation. */
  #goOn({ seat, task, options }: Decision): Node | null {
    const node = this.#last?.chosen?.next.find((one) => one.seat === seat && one.step === task.do);
    if (node === undefined || node.byName !== null || node.edges.length !== options.length) return null;
    const isSame = options.every((option, i) => JSON.stringify(option) === JSON.stringify(node.edges[i].option));
    return isSame ? node : null;
  }

  /** A new tree: every option looked at in a few worlds. An unfinished look does not count. */
  #begin(seen: View, { seat, task, options }: Decision): Node {
    const root = newNode(seat, task.do, false);
    const { leaves = LEAVES, worlds } = this.#effort;
    const { chance, isStopped } = this.#policy;
    const states: State[] = [];
    while (states.length < worlds && !isStopped()) states.push(this.#engine.imagine(seen, chance));
    if (states.length > 0) this.#mind.begin?.(states[0]);
    const look = (option: unknown, share: number): number | null => {
      let sum = 0;
      for (let world = 0; world < worlds && !isStopped(); world++) {
        this.#walk = world + 1;
        sum += this.#look(states[world], task, option, Math.max(1, Math.floor(share)));
      }
      return isStopped() ? null : sum / worlds;
    };
    const priors = options.map((option) => look(option, (QUICK * leaves) / options.length));
    const best = priors.map((_, i) => i).sort((a, b) => priors[b]! - priors[a]!);
    for (const i of isStopped() ? [] : best.slice(0, FOCUS))
      priors[i] = Math.max(priors[i]!, look(options[i], ((1 - QUICK) * leaves) / FOCUS) ?? -Infinity);
    options.forEach((option, i) => {
      const prior = priors[i];
      root.edges.push(prior === null ? { ...newEdge(option, 0), isUnseen: true } : newEdge(option, prior));
    });
    return root;
  }

  /** The options at first look, for the seat that decides. */
  #look(s: State, { seat }: SeatTask, option: unknown, leaves: number): number {
    const judge = (end: State): number => outlook(this.#mind, end)[seat];
    const { engine, isStopped } = this.#policy;
    const through = this.#mind.pkg.bot?.turn?.through;
    const ahead = { engine, seat, held: othersThan(s, seat), focuses: true, judge, isStopped, through };
    return bestAfter(ahead, engine.clone(s), option, leaves);
  }

  /** The k-th walk through each option of the root meets the same world and the same luck: options are compared, not luck. */
  #walkDown(seen: View, root: Node): void {
    const engine = this.#engine;
    const first = select(root.edges, root.visits, this.#trust);
    this.#walk = first.visits + 1;
    this.#policy = { ...this.#policy, chance: chanceFrom(fastSource(`${this.#seed} ${this.#walk}`)) };
    const s = engine.imagine(seen, this.#policy.chance);
    const path: [Node, Edge][] = [];
    for (let node: Node | null = root; node !== null; ) {
      const task: SeatTask = engine.pending(s, node.seat) as SeatTask;
      const isNew: boolean = node.visits === 0 && node !== root;
      const edge: Edge | null = node === root ? first : this.#pick(node, s, task);
      if (edge === null) return;
      path.push([node, edge]);
      const hadNews = this.#play(s, task, edge.option);
      node = isNew ? null : this.#nextNode(s, edge, node.byName !== null || hadNews || node.seat !== this.#seat);
    }
    playOut(this.#policy, s, this.#horizon);
    if (this.#policy.isStopped()) return; // unfinished: it says nothing
    this.#walks++;
    const isOver = engine.isOver(s);
    const worth = isOver ? outcome(this.#mind.pkg.game, this.#mind, s) : outlook(this.#mind, s);
    for (const [node, edge] of path) {
      node.visits++;
      edge.visits++;
      edge.sum += worth[node.seat];
    }
  }

  /** The edge to follow here; its option is one of this world. null: told to stop. */
  #pick(node: Node, s: State, task: SeatTask): Edge | null {
    const { byName } = node;
    if (byName === null) {
      if (node.edges.length === 0) {
        const edges: Edge[] = [];
        for (const option of this.#engine.options(s, task)) {
          edges.push(newEdge(option, this.#look(s, task, option, FEW_LEAVES)));
          if (this.#policy.isStopped()) return null; // a node has all of its edges or none
        }
        node.edges.push(...edges);
      }
      return select(node.edges, node.visits, this.#trust);
    }
    const here: Edge[] = [];
    for (const option of this.#engine.options(s, task)) {
      const name = this.#mind.pkg.game.notation.write(task, option);
      let edge = byName.get(name);
      if (edge === undefined) {
        edge = newEdge(option, this.#look(s, task, option, FEW_LEAVES));
        if (this.#policy.isStopped()) return null;
        byName.set(name, edge);
        node.edges.push(edge);
      }
      here.push(edge);
    }
    return select(here, node.visits, this.#trust);
  }

  /** Plays an option and runs on to the next decision in the tree; says whether anything came to light. */
  #play(s: State, task: SeatTask, option: unknown): boolean {
    const engine = this.#engine;
    let isNews = engine.step(task).reveals !== undefined;
    engine.play(s, task, option);
    for (let stack = engine.ready(s); stack !== null; stack = engine.ready(s)) {
      isNews ||= engine.step(stack[stack.length - 1]).reveals !== undefined;
      engine.run(s, stack);
    }
    // While all play at once nobody sees what the others do: they choose by first impression, outside the tree.
    while (s.lanes.length > 0 && engine.pending(s, this.#seat) === null) {
      const seat = nextSeat(engine, s)!;
      const other = engine.pending(s, seat) as SeatTask;
      engine.play(s, other, comesToMind(this.#policy, s, other));
      engine.advance(s);
      isNews = true;
    }
    return isNews;
  }

  #nextNode(s: State, edge: Edge, differs: boolean): Node | null {
    const engine = this.#engine;
    if (engine.isOver(s)) return null;
    const seat = s.lanes.length > 0 ? this.#seat : nextSeat(engine, s)!;
    const { do: step } = engine.pending(s, seat) as SeatTask;
    const isElse = differs || seat !== this.#seat;
    let node = edge.next.find((one) => one.seat === seat && one.step === step && (one.byName !== null) === isElse);
    if (node === undefined) {
      node = newNode(seat, step, isElse);
      edge.next.push(node);
    }
    return node;
  }
}

const newEdge = (option: unknown, prior: number): Edge => ({ option, prior, visits: 0, sum: 0, next: [] });
