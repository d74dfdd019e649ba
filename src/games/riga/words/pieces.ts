// Which pieces a sentence is about, named as in `ScoreLine.of`; a ship by its berth, 'row-0', a good by its kind.
import type { SeatTask, ViewOf } from '../../../kernel/types.ts';
import { GOODS } from '../data/goods.ts';
import { type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import type { Choices, Happened, RigaTask, S } from '../types.ts';

export const rowName = (row: number): string => `row-${row}`;
export const goodName = (good: GoodId): string => GOODS[good];
const building = (id: BuildingId): string => buildingOf(id).code;

export function piecesOfOption(
  { open }: ViewOf<S>,
  task: RigaTask & SeatTask,
  choice: Choices[keyof Choices],
): readonly string[] {
  if ('row' in choice) return [rowName(choice.row)];
  if ('building' in choice) return [building(choice.building)];
  if ('good' in choice) return [goodName(choice.good)];
  if (task.do === 'answer') return [rowName(task.row)];
  return open.site === null ? [] : [building(open.site.building)];
}

export function piecesOfEvent(event: Happened): readonly string[] {
  switch (event.e) {
    case 'tiles':
      return event.masters.map(({ tile }) => `gm-${tile}`);
    case 'claimed':
    case 'contested':
      return [`gm-${event.tile}`];
    case 'rows':
      return event.rows.map((_, row) => rowName(row));
    case 'tookRow':
      return [rowName(event.row)];
    case 'plundered':
      return [goodName(event.good)];
    case 'kept':
    case 'tookBuilding':
    case 'covered':
    case 'erected':
      return [building(event.building)];
    case 'offered':
    case 'displayed':
      return (event.buildings ?? []).map(building);
    default:
      return [];
  }
}
