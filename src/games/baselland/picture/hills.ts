// The layered greens that run across all tiles.
import { type Drawing, element, path } from '../../../draw/drawing.ts';
import { lots } from './points.ts';

const SPAN = 640;

/** Soft patches that wrap around, so that the pattern has no seam of its own. */
function patches(seed: string, count: number, least: number, most: number): string {
  const chance = lots(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [cx, cy, r] = [chance() * SPAN, chance() * SPAN, least + chance() * (most - least)];
    const flat = 0.45 + chance() * 0.3;
    const bumps = Array.from({ length: 9 }, () => 0.75 + chance() * 0.5);
    for (const dx of [-SPAN, 0, SPAN])
      for (const dy of [-SPAN, 0, SPAN]) {
        const [x, y] = [cx + dx, cy + dy];
        if (x < -r * 1.4 || y < -r * 1.4 || x > SPAN + r * 1.4 || y > SPAN + r * 1.4) continue;
        d += blob(x, y, r, flat, bumps);
      }
  }
  return d;
}

function blob(x: number, y: number, r: number, flat: number, bumps: readonly number[]): string {
  const at = (i: number): [number, number] => {
    const a = (i / bumps.length) * Math.PI * 2;
    const far = r * bumps[i % bumps.length];
    return [x + Math.cos(a) * far, y + Math.sin(a) * far * flat];
  };
  const middle = (i: number): string => {
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = bumps.map((_, i) => {
    const [px, py] = at(i + 1);
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

const DARK = patches('dark', 26, 30, 95);
const LIGHT = patches('light', 26, 22, 80);
const SUN = patches('sun', 34, 10, 34);

/** The pattern that tiles are filled with. */
export const hills = (): Drawing =>
  element(
    'pattern',
    { id: 'bl-hills', width: SPAN, height: SPAN, patternUnits: 'userSpaceOnUse' },
    path(DARK, { fill: '$bl-hill-dark' }),
    path(LIGHT, { fill: '$bl-hill-light' }),
    path(SUN, { fill: '$bl-hill-sun' }),
  );
