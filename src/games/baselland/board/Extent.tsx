// The extent of a feature, laid over the country like tinted glass.
import { memo } from 'react';
import { planOf } from '../picture/geometry.ts';
import type { Line } from '../picture/points.ts';
import { placeOf } from '../rules/features.ts';
import type { Open } from '../types.ts';

const path = (line: Line, dx: number, dy: number): string =>
  `M${line.map(([x, y]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join('L')}`;

interface ExtentProps {
  readonly open: Open;
  readonly segments: readonly number[];
  readonly className: string;
}

export const Extent = memo(function Extent({ open, segments, className }: ExtentProps) {
  let areas = '';
  let ways = '';
  let arounds = '';
  for (const segment of segments) {
    const laid = open.laid[open.segments.of[segment]];
    if (laid === undefined) continue;
    const { region } = placeOf(open, segment);
    const shape = planOf(laid.tile, laid.turn).shapes.find((s) => s.id === region);
    if (shape === undefined) continue;
    const [dx, dy] = [laid.x * 100, laid.y * 100];
    if (shape.kind === 'road') ways += path(shape.line, dx, dy);
    else if (shape.kind === 'monastery') {
      const [x, y] = shape.line[0];
      areas += `M${x + dx - 24} ${y + dy - 2}a24 23 0 1 0 48 0a24 23 0 1 0-48 0Z`;
      arounds += `M${dx - 97} ${dy - 97}h294v294h-294Z`; // R7.12
    } else areas += `${path(shape.line, dx, dy)}Z`;
  }
  return (
    <g className={`bl-extent ${className}`}>
      {areas !== '' && <path className="bl-extent-area" d={areas} />}
      {arounds !== '' && <path className="bl-extent-around" d={arounds} />}
      {ways !== '' && <path className="bl-extent-way" d={ways} />}
    </g>
  );
});
