// Pigments that run across all tiles: layered greens, and the grain of the paper.
import { Drawn } from '../../../parts/Drawn.tsx';
import { grain } from '../../../parts/grain.ts';
import { hills } from '../picture/hills.ts';

const HILLS = hills();

export function Pigments() {
  return (
    <defs>
      <Drawn of={HILLS} />
      <pattern id="bl-grain" width="64" height="64" patternUnits="userSpaceOnUse">
        <image href={grain()} width="64" height="64" />
      </pattern>
    </defs>
  );
}
