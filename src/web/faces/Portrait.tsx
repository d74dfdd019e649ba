// The portrait of a character beside its name; drawn when it is there.
import type { GameId } from '../../games/index.ts';
import { later } from '../lib/later.tsx';

export const PortraitMark = later(async () => (await import('./PortraitDrawing.tsx')).PortraitDrawing);

export interface PortraitProps {
  readonly game: GameId;
  readonly character: string | undefined;
  readonly size: number;
  /** Inside another drawing: where. */
  readonly at?: readonly [x: number, y: number];
}

export function Portrait({ game, character, size }: PortraitProps) {
  if (character === undefined) return null;
  return (
    <span className="w-face" style={{ width: size, height: size }} aria-hidden="true">
      <PortraitMark game={game} character={character} size={size} />
    </span>
  );
}
