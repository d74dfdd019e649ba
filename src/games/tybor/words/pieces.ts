// Which cards a sentence is about, by their codes as in `ScoreLine.of`.
import type { SeatTask, ViewOf } from '../../../kernel/types.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Choices, Happened, S, TyborTask } from '../types.ts';

const person = (id: PersonId): string => personOf(id).code;
const building = (id: BuildingId): string => buildingOf(id).code;

export function piecesOfOption(
  { open }: ViewOf<S>,
  task: TyborTask & SeatTask,
  choice: Choices[keyof Choices],
): readonly string[] {
  if ('keep' in choice) return choice.keep.map(person);
  if ('worker' in choice) return [person(choice.worker)];
  if ('card' in choice) return [person(choice.card)];
  if ('building' in choice) return [building(choice.building)];
  return task.do === 'use' && open.shown !== null ? [person(open.shown)] : [];
}

export function piecesOfEvent(event: Happened): readonly string[] {
  switch (event.e) {
    case 'displayed':
      return event.buildings.map(building);
    case 'added':
    case 'built':
      return [building(event.building)];
    case 'turnedUp':
    case 'used':
    case 'dismissed':
      return [person(event.card)];
    case 'paid':
      return [person(event.worker)];
    case 'drew':
    case 'kept':
      return (event.cards ?? []).map(person);
    case 'sailed':
      return [
        ...(event.card === null ? [] : [person(event.card)]),
        ...(event.building === null ? [] : [building(event.building)]),
      ];
    case 'ended':
      return event.orders;
    default:
      return [];
  }
}
