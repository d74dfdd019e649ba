// The end of a round (R7): what scenario and chapter demand, and of whom.
import type { Cx } from '../../../kernel/types.ts';
import { DRAWN, type RoundRow } from '../data/cards.ts';
import { buildingOf, chapterOf, type PersonId, personOf } from '../data/kinds.ts';
import { PROFESSIONS } from '../data/persons.ts';
import type { Happened, Harbour, Keep, S, Tableau, TyborTask } from '../types.ts';
import { differentCitizens, symbolCount } from './counts.ts';
import { playOrder, roundOf } from './order.ts';

export const CAPTAIN = PROFESSIONS.indexOf('captain');

/** R7.1, R7.2, Q10 What the scenario asks of the players, in play order. */
export const scenarioTasks = (s: S, cx: Cx<TyborTask, Happened>): TyborTask[] => tasksOf(s, roundOf(s.open), cx);
/** What the chapter does then: in an edition, either kind of card may ask for anything (Q37). */
export const chapterTasks = (s: S, cx: Cx<TyborTask, Happened>): TyborTask[] =>
  tasksOf(s, chapterOf(s.open.chapter), cx);

type Asks = Pick<RoundRow, 'effect' | 'threshold'>;
function tasksOf(s: S, asks: Asks, cx: Cx<TyborTask, Happened>): TyborTask[] {
  const { effect } = asks;
  if (effect === null) return [];
  if (effect === 'harbour') return harbours(s);
  return playOrder(s).flatMap((seat) => (effect === 'discard_person' ? dismissals(s, seat, cx) : gains(s, seat, asks)));
}

/** R7.4, R7.5; mandatory (Q14). */
function gains({ open }: S, seat: number, { effect, threshold }: Asks): TyborTask[] {
  const tableau = open.tableaux[seat];
  if (effect === 'diverse_citizens_worker' && differentCitizens(tableau) >= threshold)
    return [{ do: 'draw', seat, count: DRAWN.round, as: 'worker', rule: 'R7.4' }];
  if (effect === 'buildings_citizen' && tableau.buildings.length >= threshold)
    return [{ do: 'draw', seat, count: DRAWN.round, as: 'citizen', rule: 'R7.5' }];
  return [];
}

/** R7.6 Only those who have nobody are spared; with one person there is nothing to choose. */
function dismissals({ open }: S, seat: number, cx: Cx<TyborTask, Happened>): TyborTask[] {
  const { citizens, workers } = open.tableaux[seat];
  const count = citizens.length + workers.length;
  if (count === 0) return [];
  if (count > 1) return [{ do: 'dismiss', seat }];
  const from = citizens.length > 0 ? 'citizen' : 'worker';
  const [card] = (from === 'citizen' ? citizens : workers).splice(0);
  open.discard.push(card);
  cx.emit({ e: 'dismissed', seat, card, from });
  return [];
}

/** R7.3, R7.3.1, Q11 Whoever has the most ships may use the harbour; determined once. */
function harbours(s: S): TyborTask[] {
  const { open } = s;
  const ships = open.tableaux.map((tableau) => symbolCount(tableau, CAPTAIN));
  const most = Math.max(...ships);
  if (most === 0) return []; // Q12
  return playOrder(s)
    .filter((seat) => ships[seat] === most)
    .map((seat) => ({ do: 'harbour', seat }));
}

/** R7.3 The captains among the citizens and the buildings with a ship. */
export const shipsOf = ({ citizens, buildings }: Tableau): Harbour[] => [
  ...citizens.filter((card) => personOf(card).trade === CAPTAIN).map((card) => ({ as: 'captain' as const, card })),
  ...buildings
    .filter(({ id }) => buildingOf(id).sign === CAPTAIN)
    .map(({ id }) => ({ as: 'building' as const, building: id })),
];

/** All but one of those drawn stay (R5.5, R7.3–R7.5); as many answers as cards. */
export const keepOptions = (drawn: readonly PersonId[]): Keep[] =>
  drawn.length === 2
    ? drawn.map((card) => ({ keep: [card] }))
    : drawn.map((_, i) => ({ keep: drawn.toSpliced(drawn.length - 1 - i, 1) }));
