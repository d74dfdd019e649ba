// Every place of the city is a button: what can be chosen is a list of its own, the rest can be looked at. Arrow keys go
// from place to place as they lie.
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { together } from '../../../parts/handlers.ts';
import { useLook } from '../../../parts/look.ts';
import type { Box } from '../../../parts/PanZoom.tsx';
import { type Stop as Roving, towards, useRoving } from '../../../parts/roving.ts';
import { type TileId, tileOf } from '../data/kinds.ts';

export interface Stop {
  readonly key: string;
  readonly box: Box;
  readonly label: string;
  readonly isTarget: boolean;
  /** Pointed at first, or where things go: it does not glow. */
  readonly isMarked: boolean;
  press(): void;
}
interface PlacesProps {
  readonly stops: readonly Stop[];
  readonly targetsLabel: string;
  readonly othersLabel: string;
  point(key: string | null): void;
  look(key: string): void;
}

export function Places({ stops, targetsLabel, othersLabel, point, look }: PlacesProps) {
  const targets = stops.filter(({ isTarget }) => isTarget);
  const others = stops.filter(({ isTarget }) => !isTarget);
  return (
    <>
      {/* All that glows is one layer: its light changes without anything being drawn again. */}
      <div className="gl-glow" aria-hidden="true">
        {targets.map(({ key, box, isMarked }) => !isMarked && <i key={key} style={placed(box)} />)}
      </div>
      {targets.length > 0 && <PlaceList stops={targets} label={targetsLabel} point={point} look={look} />}
      <PlaceList stops={others} label={othersLabel} point={point} look={look} />
    </>
  );
}

/** What words call it. */
const nameOf = (key: string): string => (/^\d+$/.test(key) ? tileOf(Number(key) as TileId).code : key);

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });
const middle = ({ box: { x, y, width, height } }: Stop) => ({ x: x + width / 2, y: y + height / 2 });

interface ListProps {
  readonly stops: readonly Stop[];
  readonly label: string;
  point(key: string | null): void;
  look(key: string): void;
}
function PlaceList({ stops, label, point, look }: ListProps) {
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
      {stops.map((one, i) => (
        <li key={one.key}>
          <PlaceButton one={one} roving={stop(i)} {...{ point, later, look }} />
        </li>
      ))}
    </ul>
  );
}

interface ButtonProps {
  readonly one: Stop;
  readonly roving: Roving;
  point(key: string | null): void;
  later(key: string | null, ms: number): void;
  look(key: string): void;
}
function PlaceButton({ one, roving, point, later, look }: ButtonProps) {
  const { key, box, label, isTarget, press } = one;
  const { onFocus, ...stop } = roving;
  const looking = useLook(() => look(key));
  return (
    <button
      type="button"
      className={isTarget ? 'gl-place is-target' : 'gl-place'}
      style={placed(box)}
      data-drop={key}
      data-at={`place-${key}`}
      data-piece={nameOf(key)}
      {...stop}
      {...together(looking, {
        onFocus: (e: { currentTarget: HTMLElement }) => {
          onFocus();
          if (e.currentTarget.matches(':focus-visible')) point(key);
        },
        onBlur: () => point(null),
        onPointerEnter: (e: ReactPointerEvent) => e.pointerType !== 'touch' && later(key, isTarget ? 60 : 220),
        onPointerLeave: (e: ReactPointerEvent) => e.pointerType !== 'touch' && later(null, 120),
        onClick: () => {
          if (!isTarget) point(key);
          press();
        },
      })}
    >
      <span className="k-unseen">{label}</span>
    </button>
  );
}
