// Every point with its reason (R9). Before the end: what it would be if the game ended now.
import type { ScoreLine } from '../../kernel/types.ts';
import { sizeOf } from '../../kernel/view.ts';
import type { FunctionId } from './data/buildings.ts';
import { type BuildingId, buildingOf } from './data/kinds.ts';
import { PARAMETERS } from './data/parameters.ts';
import { cashOf, citiesOfTwo, citiesWith, countAt, handAtEnd } from './rules/counts.ts';
import { modulesOf } from './rules/modules.ts';
import type { Position, S, Town } from './types.ts';

export function score(s: Position, seat: number): ScoreLine[] {
  const lines = [printed, functions, leftInHand].flatMap((part) => part(s, seat));
  for (const module of modulesOf(s.settings)) lines.push(...(module.score?.(s, seat) ?? [])); // R9.4
  return s.todo.length === 0 && s.lanes.length === 0 ? lines : lines.map((line) => ({ ...line, pending: true }));
}

/** R9.5 Q33 More buildings, then more cash. */
export const tieBreak = ({ open, own }: S, seat: number): ScoreLine[] => [
  { rule: 'R9.5', label: 'built', points: open.towns[seat].buildings.length },
  { rule: 'R9.5', label: 'cash', points: cashOf(own[seat].goods, open.towns[seat]) },
];

/** R9.1 */
function printed({ open }: Position, seat: number): ScoreLine[] {
  const { buildings } = open.towns[seat];
  if (buildings.length === 0) return [];
  const points = buildings.reduce((sum, id) => sum + buildingOf(id).vp, 0);
  const of = buildings.map((id) => buildingOf(id).code);
  return [{ rule: 'R9.1', label: 'printed', points, facts: { count: buildings.length }, of }];
}

/** R9.2, R7.15 A line for each building that counts something at the end. */
const functions = ({ open }: Position, seat: number): ScoreLine[] =>
  open.towns[seat].buildings.flatMap((id) => {
    const bonus = endBonus(open.towns[seat], id);
    if (bonus === null) return [];
    const { rule, label, count } = bonus;
    const { code, place, which, amount } = buildingOf(id);
    const facts = { building: code, place: label === 'sameCity' ? (which ?? place) : place, count };
    return [{ rule, label, points: amount * count, facts, of: [code] }];
  });

/** R7.8–R7.11d What a building counts at the end, each worth its `amount`; null: nothing by its function. */
export function endBonus(town: Town, id: BuildingId): { rule: string; label: string; count: number } | null {
  const { does, at, target } = buildingOf(id);
  switch (does satisfies FunctionId) {
    case 'END_MERCHANT_CITIES':
      return { rule: 'R7.8', label: 'merchantCities', count: citiesWith(town, 'merchant') };
    case 'END_KNIGHT_CITIES':
      return { rule: 'R7.9', label: 'knightCities', count: citiesWith(town, 'knight') };
    case 'END_SAME_CITY':
      return { rule: 'R7.10', label: 'sameCity', count: countAt(town, target) - (target === at ? 1 : 0) };
    case 'END_TWO_PER_CITY':
      return { rule: 'R7.11d', label: 'twoPerCity', count: citiesOfTwo(town) };
    default:
      return null;
  }
}

/** R9.3 How many is public; which ones, only when the hands lie open. */
function leftInHand(s: Position, seat: number): ScoreLine[] {
  const count = sizeOf(s.own[seat].buildings);
  if (count === 0) return [];
  const points = -PARAMETERS.handBuildingPenalty * count; // R9.6
  const line: ScoreLine = { rule: 'R9.3', label: 'leftInHand', points, facts: { count } };
  if (s.open.season !== 'end') return [line];
  return [{ ...line, of: handAtEnd(s, seat).buildings.map((id) => buildingOf(id).code) }];
}
