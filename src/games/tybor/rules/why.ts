// Why something is not offered. Explains and decides nothing. Facts name cards by their codes.
import type { Refusal } from '../../../kernel/types.ts';
import { buildingOf, isBuildingId, isPersonId, type PersonId, personOf } from '../data/kinds.ts';
import { type Bill, type Draw, type S, SIZES, type Tableau } from '../types.ts';
import { costOf } from './cost.ts';
import { workOf } from './counts.ts';
import { CAPTAIN } from './ends.ts';

const field = (choice: unknown, name: string): unknown =>
  typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>)[name] : undefined;
const hasMore = (choice: unknown, fields: number): boolean => Object.keys(choice as object).length > fields;
const card = (id: PersonId) => ({ card: personOf(id).code });

export function whyNotPick(s: S, seat: number, choice: unknown): Refusal {
  const picked = field(choice, 'card');
  if (!isPersonId(picked) || s.own[seat].hand.includes(picked)) return { rule: 'R4.2', why: 'pickOne' };
  return { rule: 'R4.2', why: 'notInHand', facts: card(picked) };
}

export function whyNotUse({ open }: S, seat: number, choice: unknown): Refusal {
  const building = field(choice, 'building');
  if (field(choice, 'as') !== 'builder' || hasMore(choice, 3)) return { rule: 'R5.1', why: 'threeUses' }; // Q4
  if (!isBuildingId(building)) return { rule: 'R5.4', why: 'nameABuilding' };
  const facts = { building: buildingOf(building).code };
  if (open.tableaux[seat].buildings.some(({ id }) => id === building))
    return { rule: 'R5.4.7', why: 'alreadyBuilt', facts };
  if (!open.display.includes(building)) return { rule: 'R5.4', why: 'notOnDisplay', facts };
  const size = SIZES.find((one) => one === field(choice, 'size'));
  if (size === undefined) return { rule: 'R5.4.1', why: 'smallOrLarge' };
  const needs = costOf(open, seat, building, size);
  const have = workOf(open.tableaux[seat].workers);
  return { rule: 'R5.4.4', why: 'tooLittleWork', facts: { ...facts, needs, have } };
}

export function whyNotPay({ open }: S, { seat, owed, from }: Bill, choice: unknown): Refusal {
  const rule = 'R5.4.4';
  const worker = field(choice, 'worker');
  const { workers, citizens } = open.tableaux[seat];
  if (!isPersonId(worker) || hasMore(choice, 1)) return { rule, why: 'payOne', facts: { owed } };
  if (citizens.includes(worker)) return { rule, why: 'citizensDoNotPay', facts: card(worker) };
  const at = workers.indexOf(worker);
  if (at < 0) return { rule, why: 'notYourWorker', facts: card(worker) };
  if (at < from) return { rule, why: 'strongestFirst', facts: card(worker) }; // Q5
  const have = workOf(workers.slice(at));
  return { rule, why: 'notEnoughLeft', facts: { ...card(worker), owed, have } };
}

export function whyNotKeep(s: S, { seat, rule, count }: Draw, choice: unknown): Refusal {
  const { drawn } = s.own[seat];
  const keep = field(choice, 'keep');
  const stranger: unknown = Array.isArray(keep) ? keep.find((one) => !drawn.includes(one)) : undefined;
  if (isPersonId(stranger)) return { rule, why: 'notDrawn', facts: card(stranger) };
  return { rule, why: 'keepExactly', facts: { count: count - 1, drawn: drawn.length } };
}

export function whyNotDismiss({ open }: S, seat: number, choice: unknown): Refusal {
  const rule = 'R7.6';
  const person = field(choice, 'card');
  if (isBuildingId(field(choice, 'building'))) return { rule, why: 'noBuildingGoes' };
  if (!isPersonId(person)) return { rule, why: 'onePersonGoes' };
  const { citizens, workers } = open.tableaux[seat];
  const isOwn = citizens.includes(person) || workers.includes(person);
  return isOwn ? { rule, why: 'onePersonGoes' } : { rule, why: 'notYourPerson', facts: card(person) };
}

export function whyNotHarbour({ open }: S, seat: number, choice: unknown): Refusal {
  const tableau = open.tableaux[seat];
  const person = field(choice, 'card');
  const why = isPersonId(person) ? whyNotCaptain(tableau, person) : whyNotShip(tableau, field(choice, 'building'));
  return { rule: 'R7.3', ...(why ?? { why: 'sailOrStay' }) };
}

function whyNotCaptain({ citizens, workers }: Tableau, person: PersonId): Omit<Refusal, 'rule'> | null {
  if (workers.includes(person)) return { why: 'workersDoNotSail', facts: card(person) };
  if (!citizens.includes(person)) return { why: 'notYourPerson', facts: card(person) };
  return personOf(person).trade === CAPTAIN ? null : { why: 'noShip', facts: card(person) };
}

function whyNotShip({ buildings }: Tableau, building: unknown): Omit<Refusal, 'rule'> | null {
  if (!isBuildingId(building)) return null;
  const { code, sign } = buildingOf(building);
  if (!buildings.some(({ id }) => id === building)) return { why: 'notYourBuilding', facts: { building: code } };
  return sign === CAPTAIN ? null : { why: 'noShip', facts: { card: code } };
}
