// Points fly from where they were made to the total of whoever made them.
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../kernel/types.ts';
import { useReducedMotion } from '../../parts/motion.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { SeenEntry } from '../../table/types.ts';
import { useAtTable } from './context.ts';
import { gains } from './gains.ts';
import { useStandings } from './use-scores.ts';
import '../style/marks.css';

interface Flying {
  readonly key: string;
  readonly seat: Seat;
  readonly points: number;
  /** The pieces that made them. */
  readonly of: readonly string[];
}

const FLY = { duration: 900, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' } as const;
/** When the board has drawn what has happened. */
const SOON = 80;
const LAND = { duration: 500, easing: 'ease-out' } as const;

const middleOf = (el: Element | null): { x: number; y: number } | null => {
  const box = el?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const totalOf = (seat: Seat): Element | null => document.querySelector(`[data-total="${seat}"]`);
/** The first piece that lies on the board. */
const madeAt = (of: readonly string[]): Element | null =>
  of
    .map((name) => document.querySelector(`.w-board [data-piece="${CSS.escape(name)}"]`))
    .find((found) => found !== null) ?? null;

const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** null: there is nothing to be seen of it. */
function flyFrom(self: HTMLElement, made: Element | null, total: Element | null): Animation | null {
  const [from, to] = [middleOf(made), middleOf(total)];
  const delay = from === null ? 0 : FLY.duration * 0.8;
  total?.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { ...LAND, delay });
  if (from === null || to === null) return null;
  return self.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at({ x: from.x, y: from.y - 30 }, 1.2), opacity: 1, offset: 0.3 },
      { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.6), opacity: 0 },
    ],
    FLY,
  );
}

/** Nothing flies where nothing is to move, nor for what was there when the page was opened. */
export function Points() {
  const { log, since, texts, names, counting } = useAtTable();
  const standings = useStandings();
  const isStill = useReducedMotion();
  const points = standings.map((one) => one.points);
  const before = useRef<{ readonly points: readonly number[]; readonly last: SeenEntry | undefined } | null>(null);
  const [flying, fly] = useState<readonly Flying[]>([]);
  const said = points.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: points change with the log
  useEffect(() => {
    const was = before.current;
    const last = log.at(-1);
    before.current = { points, last };
    if (was === null || isStill || counting !== undefined) return;
    const fresh = log.filter(({ seq }) => seq > (was.last?.seq ?? since));
    const made = gains(was.points, points, fresh, texts, names);
    if (made.length > 0) fly(made.map((one) => ({ ...one, key: `${last?.seq} ${one.seat}` })));
  }, [said, log]);
  if (flying.length === 0) return null;
  return createPortal(
    <div className="w-flying" aria-hidden="true">
      {flying.map((one) => (
        <Flight key={one.key} flying={one} done={() => fly((all) => all.filter(({ key }) => key !== one.key))} />
      ))}
    </div>,
    document.body,
  );
}

interface FlightProps {
  readonly flying: Flying;
  readonly done: () => void;
}

function Flight({ flying: { seat, points, of }, done }: FlightProps) {
  const self = useRef<HTMLSpanElement>(null);
  const end = useRef(done);
  end.current = done;
  useEffect(() => {
    let flight: Animation | null = null;
    const timer = setTimeout(() => {
      flight = self.current === null ? null : flyFrom(self.current, madeAt(of), totalOf(seat));
      if (flight === null) end.current();
      else flight.onfinish = () => end.current();
    }, SOON);
    return () => {
      clearTimeout(timer);
      flight?.cancel();
    };
  }, [seat, of]);
  return (
    <span ref={self}>
      <PlayerSign seat={seat} size={22} />
      <b>+{points}</b>
    </span>
  );
}
