// Every place of the table is a button: what can be chosen is a list of its own, the rest can be looked at. Arrow keys go
// from place to place as they lie.
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { Box } from '../../../parts/PanZoom.tsx';
import { towards, useRoving } from '../../../parts/roving.ts';

export interface Stop {
  readonly key: string;
  readonly box: Box;
  readonly label: string;
  readonly isTarget: boolean;
  press(): void;
}
interface PlacesProps {
  readonly stops: readonly Stop[];
  readonly targetsLabel: string;
  readonly othersLabel: string;
  point(key: string | null): void;
}

export function Places({ stops, targetsLabel, othersLabel, point }: PlacesProps) {
  const targets = stops.filter(({ isTarget }) => isTarget);
  const others = stops.filter(({ isTarget }) => !isTarget);
  return (
    <>
      {targets.length > 0 && <PlaceList stops={targets} label={targetsLabel} point={point} />}
      <PlaceList stops={others} label={othersLabel} point={point} />
    </>
  );
}

const middle = ({ box: { x, y, width, height } }: Stop) => ({ x: x + width / 2, y: y + height / 2 });

function PlaceList({
  stops,
  label,
  point,
}: {
  readonly stops: readonly Stop[];
  readonly label: string;
  point(key: string | null): void;
}) {
  const spots = stops.map(middle);
  const next = (from: number, key: string): number => {
    if (key === 'Home') return 0;
    return key === 'End' ? stops.length - 1 : towards(spots, spots[from], key);
  };
  const { stop, onKeyDown } = useRoving(stops.length, next);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  // Crossing the city with the mouse must not make it flicker.
  const later = (key: string | null, ms: number) => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => point(key), ms);
  };
  return (
    <ul className="gl-places" aria-label={label} onKeyDown={onKeyDown}>
      {stops.map(({ key, box, label: name, isTarget, press }, i) => {
        const { onFocus, ...roving } = stop(i);
        return (
          <li key={key}>
            <button
              type="button"
              className={isTarget ? 'gl-place is-target' : 'gl-place'}
              style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
              data-drop={key}
              {...roving}
              onFocus={(e) => {
                onFocus();
                if (e.currentTarget.matches(':focus-visible')) point(key);
              }}
              onBlur={() => point(null)}
              onPointerEnter={(e: ReactPointerEvent) => e.pointerType !== 'touch' && later(key, isTarget ? 60 : 220)}
              onPointerLeave={(e: ReactPointerEvent) => e.pointerType !== 'touch' && later(null, 120)}
              onClick={() => {
                if (!isTarget) point(key);
                press();
              }}
            >
              <span className="k-unseen">{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
