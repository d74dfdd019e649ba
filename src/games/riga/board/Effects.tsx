// What just happened, shown once: goods and houses move from where they lay to whose they are; tiles flash.
import { type RefObject, useEffect, useRef } from 'react';
import type { Happening } from '../../../parts/board.ts';
import { type Effect, useEffects, useReducedMotion } from '../../../parts/motion.ts';
import { SignShape } from '../../../parts/PlayerSign.tsx';
import { type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import type { Happened } from '../types.ts';
import { Crest } from './art.tsx';
import { Crate } from './cards.tsx';

interface Flight {
  readonly from: string;
  readonly to: string;
  readonly goods?: readonly GoodId[];
  readonly building?: BuildingId;
  readonly seat?: number;
}

const homeOf = (seat: number, viewer: number | null): string => (seat === viewer ? 'hand' : `seat-${seat}`);

const maker =
  (viewer: number | null) =>
  (event: Happened): { what: Flight; ms: number } | null => {
    switch (event.e) {
      case 'tookRow':
        return flight({ from: `row-${event.row}`, to: homeOf(event.seat, viewer), goods: event.goods });
      case 'tookBuilding':
        return flight({ from: 'market', to: homeOf(event.seat, viewer), building: event.building });
      case 'drew':
        return flight({ from: 'pile-goods', to: homeOf(event.seat, viewer), goods: event.goods ?? [] });
      case 'erected': {
        const isMine = event.seat === viewer;
        const to = isMine ? `house-${event.seat}-${event.building}` : `seat-${event.seat}`;
        return flight({ from: isMine ? 'hand' : 'market', to, building: event.building });
      }
      case 'claimed':
        return flight({
          from: event.from === null ? `tile-${event.tile}` : `seat-${event.from}`,
          to: `tile-${event.tile}`,
          seat: event.seat,
        });
      default:
        return null;
    }
  };
const flight = (what: Flight) => ({ what, ms: 700 });

interface EffectsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly events: readonly Happening<Happened>[];
  readonly seat: number | null;
}

export function Effects({ root, events, seat }: EffectsProps) {
  const effects = useEffects(events, maker(seat));
  return (
    <div className="rg-effects" aria-hidden="true">
      {effects.map((effect) => (
        <Moving key={effect.key} root={root} effect={effect} />
      ))}
    </div>
  );
}

const middle = (root: HTMLElement, name: string): { x: number; y: number } | null => {
  const el = root.querySelector(`[data-at="${name}"]`) ?? root.querySelector(`.rg-${name}`);
  if (el === null) return null;
  const box = el.getBoundingClientRect();
  const own = root.getBoundingClientRect();
  return { x: box.x + box.width / 2 - own.x, y: box.y + box.height / 2 - own.y };
};

function Moving({ root, effect }: { readonly root: RefObject<HTMLElement | null>; readonly effect: Effect<Flight> }) {
  const self = useRef<HTMLSpanElement>(null);
  const isCalm = useReducedMotion();
  const { what } = effect;
  useEffect(() => {
    const table = root.current;
    const el = self.current;
    if (table === null || el === null) return;
    const to = middle(table, what.to);
    const from = middle(table, what.from) ?? to;
    if (to === null || from === null) return;
    const put = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const frames = isCalm
      ? [
          { transform: put(to, 1), opacity: 0 },
          { transform: put(to, 1), opacity: 1 },
          { transform: put(to, 1), opacity: 0 },
        ]
      : [
          { transform: put(from, 1), opacity: 1 },
          { transform: put(to, 0.9), opacity: 1, offset: 0.75 },
          { transform: put(to, 1.15), opacity: 0 },
        ];
    el.animate(frames, { duration: isCalm ? 500 : 360, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'forwards' });
  }, [root, what, isCalm]);
  return (
    <span ref={self} className="rg-moving">
      {what.goods?.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crates of a ship do not change
        <Crate key={i} good={good} />
      ))}
      {what.building !== undefined && <Crest place={buildingOf(what.building).place} size={44} />}
      {what.seat !== undefined && (
        <svg viewBox="-14 -14 28 28" width="44" height="44" aria-hidden="true">
          <SignShape seat={what.seat} />
        </svg>
      )}
    </span>
  );
}
