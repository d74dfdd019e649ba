// Positions for tests: only the facts a rule needs, cards by their codes, then real steps.
import { total } from '../../kernel/score.ts';
import { type Table, tableOf } from '../table.testing.ts';
import {
  allBuildings,
  allPersons,
  type BuildingId,
  buildingOf,
  type OrderId,
  type PersonId,
  personOf,
  readBuilding,
  readPerson,
} from './data/kinds.ts';
import { game } from './game.ts';
import { rowFor, settle } from './rules/cards.ts';
import type { Built, Happened, Options, S, TyborTask } from './types.ts';

export const p = (code: string): PersonId => {
  const id = readPerson(code);
  if (id === undefined) throw new Error(`no person ${code}`);
  return id;
};
/** `BG03` small, `BG03L` large. */
export const b = (code: string): BuildingId => {
  const id = readBuilding(code.replace('L', ''));
  if (id === undefined) throw new Error(`no building ${code}`);
  return id;
};
const people = (codes: string): PersonId[] => codes.split(' ').filter(Boolean).map(p);
const houses = (codes: string): BuildingId[] => codes.split(' ').filter(Boolean).map(b);
const built = (codes: string): Built[] =>
  codes
    .split(' ')
    .filter(Boolean)
    .map((code) => ({ id: b(code), size: code.includes('L') ? 'large' : 'small' }));

/** Cards as 'FA01 ME03'. */
export interface TownFacts {
  readonly cit?: string;
  readonly wrk?: string;
  readonly bld?: string;
  readonly order?: OrderId;
  readonly hand?: string;
  readonly picked?: string;
}
export interface SceneFacts {
  readonly settings?: Partial<Options>;
  readonly players?: number;
  readonly round?: number;
  readonly starter?: number;
  readonly towns?: readonly TownFacts[];
  readonly display?: string;
  /** The top of the draw pile, the first one drawn first; `only`: nothing lies beneath. */
  readonly draws?: string;
  readonly only?: boolean;
  readonly discard?: string;
  readonly shown?: string;
  /** The building stack from its top; the other buildings lie beneath, or nowhere with `only`. */
  readonly stack?: string;
  readonly todo?: readonly TyborTask[];
}

export interface Scene extends Omit<Table<Happened>, 'run' | 'play'> {
  readonly s: S;
  /** Does these tasks next, the first one first, until somebody has to decide. */
  run(...tasks: TyborTask[]): Scene;
  /** Answers in notation; every answer must be legal. */
  play(...texts: string[]): Scene;
  cit(seat: number): string;
  wrk(seat: number): string;
  bld(seat: number): string;
  hand(seat: number): string;
  display(): string;
  discard(): string;
  /** Points of each seat by rule; 'R8.1.2' or all of 'R8.1'. */
  points(rule: string): number[];
}

const codes = (ids: readonly PersonId[]): string => ids.map((id) => personOf(id).code).join(' ');
const names = (ids: readonly BuildingId[]): string => ids.map((id) => buildingOf(id).code).join(' ');

export function scene(facts: SceneFacts = {}): Scene {
  const { towns = [], players = Math.max(2, towns.length) } = facts;
  const table = tableOf<Happened>(game, players, {
    scenario: 'SC2',
    chapter: 'CH7',
    ...facts.settings,
  });
  const s = table.state as S;
  fill(s, facts, players);
  const made: Scene = {
    ...table,
    s,
    run(...tasks) {
      table.run(tasks);
      return made;
    },
    play(...texts) {
      table.play(texts);
      return made;
    },
    cit: (seat) => codes(s.open.tableaux[seat].citizens),
    wrk: (seat) => codes(s.open.tableaux[seat].workers),
    bld: (seat) =>
      s.open.tableaux[seat].buildings
        .map(({ id, size }) => buildingOf(id).code + (size === 'large' ? 'L' : ''))
        .join(' '),
    hand: (seat) => codes(s.own[seat].hand),
    display: () => names(s.open.display),
    discard: () => codes(s.open.discard),
    points: (rule) =>
      s.own.map((_, seat) =>
        total(game.score(s, seat).filter((line) => line.rule === rule || line.rule.startsWith(`${rule}.`))),
      ),
  };
  if (facts.todo !== undefined) made.run(...facts.todo);
  return made;
}

function fill(s: S, facts: SceneFacts, players: number): void {
  const { open, own, dark } = s;
  open.round = facts.round ?? 1;
  open.starter = facts.starter ?? 0;
  open.display = houses(facts.display ?? '');
  open.discard = people(facts.discard ?? '');
  open.shown = facts.shown === undefined ? null : p(facts.shown);
  facts.towns?.forEach((town, seat) => {
    const tableau = open.tableaux[seat];
    tableau.citizens = people(town.cit ?? '');
    for (const id of people(town.wrk ?? '')) settle(tableau, id, 'worker');
    tableau.buildings = built(town.bld ?? '');
    own[seat].hand = people(town.hand ?? '');
    own[seat].picked = town.picked === undefined ? null : p(town.picked);
    if (town.order !== undefined) own[seat].order = town.order;
  });
  const { copies } = rowFor(players);
  const placed = new Set<number>([...open.discard, ...(open.shown === null ? [] : [open.shown])]);
  open.tableaux.forEach(({ citizens, workers }, seat) => {
    for (const id of [...citizens, ...workers, ...own[seat].hand]) placed.add(id);
    if (own[seat].picked !== null) placed.add(own[seat].picked);
  });
  const draws = people(facts.draws ?? '').reverse();
  const rest = facts.only ? [] : allPersons(copies).filter((id) => !placed.has(id) && !draws.includes(id));
  dark.people = [...rest, ...draws];
  const standingNow = new Set([
    ...open.display,
    ...open.tableaux.flatMap(({ buildings }) => buildings.map(({ id }) => id)),
  ]);
  const top = houses(facts.stack ?? '');
  const beneath = facts.only ? [] : allBuildings(copies).filter((id) => !standingNow.has(id) && !top.includes(id));
  dark.stack = [...top, ...beneath];
}
