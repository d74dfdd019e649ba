// Why something is not offered. Explains and decides nothing.
import type { Refusal } from '../../../kernel/types.ts';
import { buildingOf, isBuildingId, isPersonId, personOf } from '../data/kinds.ts';
import { type Bill, type Draw, type S, SIZES } from '../types.ts';
import { costOf } from './cost.ts';
import { workOf } from './counts.ts';
import { CAPTAIN } from './ends.ts';

const field = (choice: unknown, name: string): unknown =>
  typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>)[name] : undefined;

export function whyNotPick(s: S, seat: number, choice: unknown): Refusal {
  const card = field(choice, 'card');
  if (!isPersonId(card)) return { rule: 'R4.2', why: 'pickOne' };
  if (s.own[seat].hand.includes(card)) return { rule: 'R4.2', why: 'pickOne' };
  return { rule: 'R4.2', why: 'notInHand', facts: { card } };
}

export function whyNotUse({ open }: S, seat: number, choice: unknown): Refusal {
  const building = field(choice, 'building');
  const size = field(choice, 'size');
  if (field(choice, 'as') !== 'builder' || Object.keys(choice as object).length > 3)
    return { rule: 'R5.1', why: 'threeUses' }; // Q4
  if (!isBuildingId(building)) return { rule: 'R5.4', why: 'nameABuilding' };
  if (open.tableaux[seat].buildings.some(({ id }) => id === building))
    return { rule: 'R5.4.7', why: 'alreadyBuilt', facts: { building } };
  if (!open.display.includes(building)) return { rule: 'R5.4', why: 'notOnDisplay', facts: { building } };
  const known = SIZES.find((one) => one === size);
  if (known === undefined) return { rule: 'R5.4.1', why: 'smallOrLarge' };
  const needs = costOf(open, seat, building, known);
  const facts = { building, needs, have: workOf(open.tableaux[seat].workers) };
  return { rule: 'R5.4.4', why: 'tooLittleWork', facts };
}

export function whyNotPay({ open }: S, { seat, owed, from }: Bill, choice: unknown): Refusal {
  const worker = field(choice, 'worker');
  const { workers, citizens } = open.tableaux[seat];
  if (!isPersonId(worker) || Object.keys(choice as object).length > 1)
    return { rule: 'R5.4.4', why: 'payOne', facts: { owed } };
  if (citizens.includes(worker)) return { rule: 'R5.4.4', why: 'citizensDoNotPay', facts: { card: worker } };
  const at = workers.indexOf(worker);
  if (at < 0) return { rule: 'R5.4.4', why: 'notYourWorker', facts: { card: worker } };
  if (at < from) return { rule: 'R5.4.4', why: 'strongestFirst', facts: { card: worker } };
  const have = workOf(workers.slice(at));
  return { rule: 'R5.4.4', why: 'notEnoughLeft', facts: { card: worker, owed, have } };
}

export function whyNotKeep(s: S, { seat, rule, count }: Draw, choice: unknown): Refusal {
  const { drawn } = s.own[seat];
  const keep = field(choice, 'keep');
  if (!Array.isArray(keep) || keep.length !== count - 1)
    return { rule, why: 'keepExactly', facts: { count: count - 1, drawn: drawn.length } };
  const stranger: unknown = keep.find((card) => !(drawn as readonly unknown[]).includes(card));
  if (isPersonId(stranger)) return { rule, why: 'notDrawn', facts: { card: stranger } };
  return { rule, why: 'keepExactly', facts: { count: count - 1, drawn: drawn.length } };
}

export function whyNotDismiss({ open }: S, seat: number, choice: unknown): Refusal {
  const card = field(choice, 'card');
  const { citizens, workers } = open.tableaux[seat];
  if (isBuildingId(field(choice, 'building')) || isBuildingId(card)) return { rule: 'R7.6', why: 'noBuildingGoes' };
  if (!isPersonId(card)) return { rule: 'R7.6', why: 'onePersonGoes' };
  if (!citizens.includes(card) && !workers.includes(card))
    return { rule: 'R7.6', why: 'notYourPerson', facts: { card } };
  return { rule: 'R7.6', why: 'onePersonGoes' };
}

export function whyNotHarbour({ open }: S, seat: number, choice: unknown): Refusal {
  const card = field(choice, 'card') ?? field(choice, 'building');
  const { citizens, workers, buildings } = open.tableaux[seat];
  if (isPersonId(card)) {
    if (workers.includes(card)) return { rule: 'R7.3', why: 'workersDoNotSail', facts: { card } };
    if (!citizens.includes(card)) return { rule: 'R7.3', why: 'notYourPerson', facts: { card } };
    if (personOf(card).trade !== CAPTAIN) return { rule: 'R7.3', why: 'noShip', facts: { card } };
  }
  if (isBuildingId(card)) {
    if (!buildings.some(({ id }) => id === card))
      return { rule: 'R7.3', why: 'notYourBuilding', facts: { building: card } };
    if (buildingOf(card).sign !== CAPTAIN) return { rule: 'R7.3', why: 'noShip', facts: { card } };
  }
  return { rule: 'R7.3', why: 'sailOrStay' };
}
