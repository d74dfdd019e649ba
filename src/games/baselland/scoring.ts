// Every point with its reason: what was awarded during the game (R7), and what the unfinished would bring (R9).
import type { ScoreLine } from '../../kernel/types.ts';
import { AROUND, POINTS_OPEN } from './data/numbers.ts';
import {
  award,
  type Closing,
  closing,
  countParts,
  countPennants,
  neighbours,
  owners,
  refugeesAt,
} from './rules/closing.ts';
import { kindOfSegment, members, placeOf } from './rules/features.ts';
import type { Award, Open, Position } from './types.ts';

const RULE = { road: 'R7.4', city: 'R7.6', monastery: 'R7.12', refugee: 'R7.7' } as const;
const OPEN_LABEL = { road: 'openRoad', city: 'openCity', monastery: 'openMonastery', refugee: 'openRefugee' } as const;

/** R1.3, R9.5 Whoever has the most points in all wins; nothing breaks a tie. */
export function score(s: Position, seat: number): ScoreLine[] {
  const isOver = s.todo.length === 0;
  const due = closingDue(s);
  const mine = (awards: readonly Award[]) => awards.filter((a) => a.seat === seat);
  return [
    ...mine(s.open.awards).map((a) => line(s.open, a, RULE[a.what], a.what)),
    ...mine(due.closed.flatMap((c) => c.awards)).map((a) => ({
      ...line(s.open, a, RULE[a.what], a.what),
      pending: true,
    })),
    ...mine(unfinished(s, due.home))
      .map((a) => line(s.open, a, a.what === 'refugee' ? 'R10' : 'R9.2', OPEN_LABEL[a.what]))
      .map((l) => (isOver ? l : { ...l, pending: true })),
  ];
}

function line(open: Open, { at, what, points, parts, pennants, turn }: Award, rule: string, label: string): ScoreLine {
  const pieces = what === 'road' || what === 'city' ? members(open.segments, open.segments.root[at]) : [at];
  const of = pieces.map((segment) => {
    const { tile, region } = placeOf(open, segment);
    return `${tile}.${region}`;
  });
  return { rule, label, points, facts: { parts, pennants, turn }, of };
}

/** What the tile just laid has finished, between laying it and scoring. */
const closingDue = (s: Position): Closing =>
  s.todo.some((task) => task.do === 'scoreClosed') && s.open.tile === null ? closing(s) : { closed: [], home: [] };

/** R9.2–R9.4 What the unfinished features with followers would bring; without those who are about to go home. */
export function unfinished(s: Position, leaving: readonly number[] = []): Award[] {
  const { open } = s;
  const { on, root, gaps } = open.segments;
  const list: Award[] = [];
  const done: number[] = [];
  for (let at = 0; at < on.length; at++) {
    if (on[at] < 0 || leaving.includes(at)) continue;
    const what = kindOfSegment(open, at);
    if (what === 'field') {
      if (s.settings.refugeeEnd === 'half') list.push(...refugeeAtEnd(s, at)); // R9.4, Q5
    } else if (what === 'monastery') {
      const parts = 1 + neighbours(open, open.segments.of[at]);
      if (parts <= AROUND) list.push(award(s, on[at], 'monastery', POINTS_OPEN.monastery * parts, parts, 0, at)); // Q21
    } else if (gaps[root[at]] > 0 && !done.includes(root[at])) {
      done.push(root[at]);
      const parts = countParts(s, what, root[at]);
      const pennants = what === 'city' ? countPennants(open, root[at]) : 0;
      const points = POINTS_OPEN[what] * parts + POINTS_OPEN.pennant * pennants;
      for (const seat of owners(open, root[at], s.own.length)) // R9.3, Q19
        list.push(award(s, seat, what, points, parts, pennants, root[at]));
    }
  }
  return list;
}

/** R10 `half`: each unfinished city a refugee is at pays half its parts, rounded down. */
function refugeeAtEnd(s: Position, refugee: number): Award[] {
  const { segments } = s.open;
  return openCities(s)
    .filter((city) => refugeesAt(s, city).includes(refugee))
    .map((city) => {
      const parts = countParts(s, 'city', city);
      return award(s, segments.on[refugee], 'refugee', Math.floor(parts / 2), parts, 0, refugee);
    });
}

function openCities({ open }: Position): number[] {
  const { root, gaps } = open.segments;
  return root.flatMap((r, at) => (r === at && gaps[at] > 0 && kindOfSegment(open, at) === 'city' ? [at] : []));
}
