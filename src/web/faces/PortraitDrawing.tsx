import type { Drawing } from '../../draw/drawing.ts';
import { Drawn } from '../../parts/Drawn.tsx';
import { byGame } from '../lib/by-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import type { PortraitProps } from './Portrait.tsx';
import './faces.css';

interface FacesModule {
  face(id: string): Drawing | null;
}
const FACES = byGame(import.meta.glob<FacesModule>('../../games/*/picture/faces.ts'));
const here = new Map<string, FacesModule>();

async function fetchFaces(game: string): Promise<FacesModule | null> {
  const module = (await FACES.get(game)?.()) ?? null;
  if (module !== null) here.set(game, module);
  return module;
}

/** Decoration beside a name. */
export function PortraitDrawing({ game, character = '', size, at }: PortraitProps) {
  const loaded = useLoaded(() => fetchFaces(game), [game]);
  const drawing = (here.get(game) ?? loaded)?.face(character) ?? null;
  if (drawing === null) return null;
  return (
    <svg x={at?.[0]} y={at?.[1]} width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
      <Drawn of={drawing} />
    </svg>
  );
}
