// The places for the drawn tile. Every option is a button over the board with its sentence for a name: pointers see the
// place, keys move between places, screen readers read a list.
import { type KeyboardEvent, memo, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { towards } from '../../../parts/roving.ts';
import type { Place } from '../types.ts';
import { emptyCell } from '../words/pieces.ts';
import type { Cell, Placing } from './usePlacing.ts';

/** Soft marks in the SVG: how many turns fit is how many dots. */
export const PlaceMarks = memo(function PlaceMarks({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <g className="bl-marks">
      {cells.map(({ x, y, options }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <rect className="bl-mark" x="5" y="5" width="90" height="90" rx="9" />
          {options.map((o, i) => (
            <circle
              key={o.turn}
              className="bl-mark-dot"
              cx={50 + (i - (options.length - 1) / 2) * 11}
              cy="50"
              r="3.2"
            />
          ))}
        </g>
      ))}
    </g>
  );
});

interface PlacesProps {
  readonly placing: Placing;
  readonly label: string;
  name(option: Place): string;
  choose(option: Place): void;
}

export function Places({ placing, label, name, choose }: PlacesProps) {
  const { cells, target, optionAt } = placing;
  const list = useRef<HTMLUListElement>(null);
  const pointer = useRef('');
  const stop = target?.option ?? (cells.length > 0 ? optionAt(middleOf(cells)) : null);
  const focusOn = (option: Place) =>
    list.current?.querySelector<HTMLElement>(`[data-spot="${spotOf(option)}"]`)?.focus({ preventScroll: true });

  const isKeyed = target?.by === 'keys';
  const wanted = isKeyed ? spotOf(target.option) : null;
  // R turns the tile: the focus goes to the button of the new turn.
  useEffect(() => {
    const focused = document.activeElement;
    if (wanted !== null && list.current?.contains(focused) && (focused as HTMLElement).dataset.spot !== wanted)
      list.current.querySelector<HTMLElement>(`[data-spot="${wanted}"]`)?.focus({ preventScroll: true });
  }, [wanted]);

  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Escape') (document.activeElement as HTMLElement | null)?.blur();
    const from = target?.cell ?? middleOf(cells);
    const to = e.key.startsWith('Arrow') ? towards(cells, from, e.key) : inTurn(cells, from, e.key);
    if (to === null) return;
    e.preventDefault();
    if (to >= 0) focusOn(optionAt(cells[to]));
  };
  const click = (cell: Cell, option: Place, detail: number) => {
    const isFirstTouch = pointer.current === 'touch' && detail > 0 && target?.cell !== cell;
    if (isFirstTouch) placing.hold(cell, 'touch');
    else choose(option);
  };
  return (
    <ul ref={list} className="bl-places" aria-label={label} onKeyDown={onKeyDown}>
      {cells.flatMap((cell) =>
        cell.options.map((option) => (
          <li key={spotOf(option)}>
            <button
              type="button"
              className={optionAt(cell) === option ? 'bl-place is-up' : 'bl-place'}
              style={{ left: cell.x * 100, top: cell.y * 100 }}
              data-spot={spotOf(option)}
              data-piece={emptyCell(option.x, option.y)}
              data-drop={spotOf(option)}
              tabIndex={option === stop ? 0 : -1}
              onPointerDown={(e: ReactPointerEvent) => {
                pointer.current = e.pointerType;
              }}
              onMouseDown={(e) => e.preventDefault()}
              onFocus={() => placing.hold(cell, 'keys', option.turn)}
              onBlur={() => placing.hold(null, 'keys')}
              onClick={(e) => click(cell, option, e.detail)}
            >
              <span className="k-unseen">{name(option)}</span>
            </button>
          </li>
        )),
      )}
    </ul>
  );
}

const spotOf = ({ x, y, turn }: Place): string => `${x} ${y} ${turn}`;

/** Page by page through all places, so that none is out of the arrows' reach. null: not such a key. */
function inTurn(cells: readonly Cell[], from: Cell, key: string): number | null {
  const at = cells.findIndex((c) => c.x === from.x && c.y === from.y);
  if (key === 'Home') return 0;
  if (key === 'End') return cells.length - 1;
  if (key === 'PageDown') return (at + 1) % cells.length;
  return key === 'PageUp' ? (at + cells.length - 1) % cells.length : null;
}

/** Where the keys begin: the place nearest to the middle of all. */
function middleOf(cells: readonly Cell[]): Cell {
  const x = cells.reduce((sum, c) => sum + c.x, 0) / cells.length;
  const y = cells.reduce((sum, c) => sum + c.y, 0) / cells.length;
  return cells.reduce((best, c) => (Math.hypot(c.x - x, c.y - y) < Math.hypot(best.x - x, best.y - y) ? c : best));
}
