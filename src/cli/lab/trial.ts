// One game of the lab, and what is worth knowing about it.
import type { BotName } from '../../bots/names.ts';
import { BOTS } from '../../bots/player.ts';
import type { GameId, GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { winners } from '../../kernel/score.ts';
import type { GameEvent, Seat, Settings, State } from '../../kernel/types.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { GameLab, LabThings } from '../../text/lab.ts';

/** What is played: by whom, and how it is dealt. */
export interface TrialPlan {
  readonly game: GameId;
  readonly players: number;
  readonly bots: readonly BotName[];
  readonly settings: Settings;
  readonly seed: string;
}
/** Game number `number` of a plan. The bots move on by one seat per game. */
export interface Order extends TrialPlan {
  readonly number: number;
  /** If it is not the one that the game brings. */
  readonly edition?: Edition | undefined;
}
/** What a seat had and got. */
export interface Sat {
  /** Its share of the victory: 1, or 1/n for n joint winners. */
  readonly won: number;
  /** By label of the score lines; the total is their sum. */
  readonly lines: Readonly<Record<string, number>>;
  /** Its things with how many it had of each, by kind. */
  readonly had: Counted;
}
/** How many of each thing, by kind. */
export type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Trial {
  readonly number: number;
  /** In turn order, where one seat goes first; otherwise by seat. */
  readonly sat: readonly Sat[];
  readonly common: Counted;
  /** Decisions with a choice, and how often the decision passed to another seat. */
  readonly decisions: number;
  readonly turns: number;
}

export const pointsOf = ({ lines }: Sat): number => Object.values(lines).reduce((sum, points) => sum + points, 0);

export async function playTrial(pkg: GamePackage, order: Order): Promise<Trial> {
  const lab = await pkg.lab?.();
  const told: GameEvent[] = [];
  const engine = new Engine(pkg.game, fastSource(`${order.seed}/${order.number}`), ({ event, except }) => {
    if (except === undefined) told.push(event); // of two versions, the one that says more
  });
  const s = engine.setUp(order.players, order.settings);
  const length = await playOn(pkg, engine, s, order);
  const seats = lab?.order?.(s, told) ?? s.own.map((_, seat) => seat);
  const won = winners(pkg.game, s);
  return {
    number: order.number,
    sat: seats.map((seat) => satAt(pkg, lab, s, seat, won, told)),
    common: counted(lab?.common(s, told) ?? {}),
    ...length,
  };
}

/** Plays to the end. */
async function playOn(pkg: GamePackage, engine: Engine, s: State, { players, bots, seed, number }: Order) {
  const seated = Array.from({ length: players }, (_, seat) => bots[(seat + number) % bots.length]);
  const minds = await Promise.all(seated.map((bot) => BOTS[bot](pkg)));
  const chances = seated.map((bot, seat) => chanceFrom(fastSource(`${seed}/${number}/${bot}/${seat}`)));
  let decisions = 0;
  let turns = 0;
  let last: Seat | null = null;
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const seat = engine.deciders(s)[0];
    const decision = engine.decision(s, seat)!;
    if (decision.options.length > 1) decisions++;
    if (seat !== last) turns++;
    last = seat;
    engine.play(s, decision.task, minds[seat].choose(engine.view(s, seat), decision, chances[seat]));
  }
  return { decisions, turns };
}

function satAt(
  { game }: GamePackage,
  lab: GameLab | undefined,
  s: State,
  seat: Seat,
  won: readonly Seat[],
  told: readonly GameEvent[],
): Sat {
  const lines: Record<string, number> = {};
  for (const { label, points } of game.score(s, seat)) lines[label] = (lines[label] ?? 0) + points;
  return {
    won: won.includes(seat) ? 1 / won.length : 0,
    lines,
    had: counted(lab?.had(s, seat, told) ?? {}),
  };
}

function counted(things: LabThings): Counted {
  const kinds: Record<string, Record<string, number>> = {};
  for (const [kind, ids] of Object.entries(things)) {
    kinds[kind] = {};
    for (const id of ids) kinds[kind][id] = (kinds[kind][id] ?? 0) + 1;
  }
  return kinds;
}
