// Which pieces a sentence is about: tiles as in `ScoreLine.of`, cards by their codes, and the places beside the tiles.
import type { SeatTask } from '../../../kernel/types.ts';
import { type CardId, cardOf, type MayorId, mayorOf, type TileId, tileOf } from '../data/kinds.ts';
import type { Choices, GuildsTask, Happened, Spot } from '../types.ts';

export const cardCode = (id: CardId): string => cardOf(id).id;
const mayor = (id: MayorId): string => mayorOf(id).code;
const tile = (id: TileId): string => tileOf(id).code;
/** A supply lies beside the board. */
const spot = (one: Spot): string[] => (typeof one === 'number' ? [tile(one)] : one === 'supply' ? [] : [one]);

export function piecesOfOption(task: GuildsTask & SeatTask, choice: Choices[keyof Choices]): readonly string[] {
  if ('mayor' in choice) return [mayor(choice.mayor)];
  if ('card' in choice) return [cardCode(choice.card)];
  if ('cards' in choice) return choice.cards.map(cardCode);
  if ('tile' in choice) return [tile(choice.tile)];
  const from = 'from' in choice ? spot(choice.from) : [];
  if ('to' in choice) return [...from, tile(choice.to)];
  if (from.length > 0) return from;
  if (task.do === 'amount') return [...spot(task.from), ...spot(task.to)];
  return task.do === 'commit' ? [tile(task.tile)] : [];
}

export function piecesOfEvent(event: Happened): readonly string[] {
  switch (event.e) {
    case 'laid':
      return event.tiles.map((laid) => tile(laid.tile));
    case 'swapped':
      return event.tiles.map(tile);
    case 'moved':
      return [...spot(event.from), ...spot(event.to)];
    case 'beadle':
      return event.to === null ? [] : [tile(event.to)];
    case 'plantation':
    case 'turnedPlantation':
      return ['plantation'];
    case 'drew':
      return (event.cards ?? []).map(cardCode);
    case 'sawMayors':
      return (event.cards ?? []).map(mayor);
    default:
      return 'tile' in event && event.tile !== null ? [tile(event.tile)] : [];
  }
}
