// Which pieces a sentence is about, named as in `ScoreLine.of`; a laid tile by its own name, an empty cell as '@2,-1'.
import type { ViewOf } from '../../../kernel/types.ts';
import type { Happened, Place, Put, S } from '../types.ts';

export const emptyCell = (x: number, y: number): string => `@${x},${y}`;

export function piecesOfOption({ open }: ViewOf<S>, choice: Place | Put): readonly string[] {
  if (choice !== null && typeof choice !== 'string') return [emptyCell(choice.x, choice.y)];
  const last = open.laid.at(-1);
  if (last === undefined) return [];
  return [choice === null ? last.tile : `${last.tile}.${choice}`];
}

export function piecesOfEvent(event: Happened): readonly string[] {
  if (event.e === 'placed') return [event.tile];
  return 'region' in event ? [`${event.tile}.${event.region}`] : [];
}
