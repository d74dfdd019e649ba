// A faint grid over the country, with letters and numbers that stay at the edge of the window.

import type { Box } from '../../../parts/PanZoom.tsx';
import { columnName, rowName } from '../words/coordinates.ts';

const from = (low: number, size: number): number[] => {
  const [first, last] = [Math.ceil(low / 100), Math.floor((low + size) / 100)];
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
};

interface GridProps {
  /** All cells that have something to do with the country. */
  readonly bounds: Box;
}

export function GridLines({ bounds: { x, y, width, height } }: GridProps) {
  const [columns, rows] = [from(x, width), from(y, height)];
  const [right, bottom] = [(columns.at(-1) ?? 0) + 1, (rows.at(-1) ?? 0) + 1];
  const d = [
    ...[...columns, right].map((c) => `M${c * 100} ${rows[0] * 100}V${bottom * 100}`),
    ...[...rows, bottom].map((r) => `M${columns[0] * 100} ${r * 100}H${right * 100}`),
  ].join('');
  return <path className="bl-grid" d={d} />;
}

export function GridNames({ bounds: { x, y, width, height } }: GridProps) {
  return (
    <div className="k-edge" aria-hidden="true">
      {from(x, width).map((column) => (
        <span key={column} className="bl-grid-name is-column" style={{ left: column * 100 + 50 }}>
          {columnName(column)}
        </span>
      ))}
      {from(y, height).map((row) => (
        <span key={`r${row}`} className="bl-grid-name is-row" style={{ top: row * 100 + 50 }}>
          {rowName(row)}
        </span>
      ))}
    </div>
  );
}
