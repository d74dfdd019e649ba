// Where the viewer of a replay is: which step, whose view, and whether it plays by itself.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../kernel/types.ts';
import type { BoardMark } from '../table/Marks.tsx';
import type { Replay } from './model.ts';
import { gameIn, hashOf, placeOf } from './step-address.ts';

export const PLAY_SPEEDS = [0, 1, 2] as const;
export type Speed = (typeof PLAY_SPEEDS)[number];
/** Milliseconds a step is shown. */
const PAUSE: Readonly<Record<Speed, number>> = { 0: 1800, 1: 900, 2: 350 };
/** The address follows when the viewer pauses: browsers block pages that change it all the time. */
const REST = 250;

const NOTHING: readonly BoardMark[] = [];

interface Stand {
  readonly step: number;
  readonly viewer: Viewer;
  readonly isOpen: boolean;
  /** Counts every look, so that the board animates each one. */
  readonly look: number;
  /** One step on from the last look: what happened is animated. */
  readonly isNews: boolean;
  /** What was done here and what was better, until another step is shown. */
  readonly compared: readonly BoardMark[];
}

export interface Watching extends Stand {
  readonly model: Replay;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  goTo(step: number, compared?: readonly BoardMark[]): void;
  see(viewer: Viewer): void;
  layOpen(isOpen: boolean): void;
  play(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
}

export function useWatching(model: Replay, me: Viewer): Watching {
  const { end, record } = model;
  const [stand, setStand] = useState<Stand>(() => {
    const place = placeOf(location.hash, end, record.seats.length, me ?? 0);
    return { ...place, isOpen: place.isOpen && model.isFinished, look: 1, isNews: false, compared: NOTHING };
  });
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const move = useCallback(
    (some: Partial<Stand>) =>
      setStand((was) => {
        const step = Math.max(0, Math.min(end, some.step ?? was.step));
        return { ...was, compared: NOTHING, ...some, step, look: was.look + 1, isNews: step === was.step + 1 };
      }),
    [end],
  );
  const { step, viewer, isOpen } = stand;
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= end) return play(false);
    const timer = setTimeout(() => move({ step: step + 1 }), PAUSE[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, step, end, speed, move]);
  useAddress({ step, viewer, isOpen }, (hash) => {
    const place = placeOf(hash, end, record.seats.length, me ?? 0);
    move({ step: place.step, viewer: place.viewer, isOpen: place.isOpen && model.isFinished });
  });
  return useMemo(
    () => ({
      ...stand,
      model,
      isPlaying,
      speed,
      goTo: (to: number, compared = NOTHING) => {
        play(false);
        move({ step: to, compared });
      },
      see: (by: Viewer) => move({ viewer: by }),
      layOpen: (open: boolean) => move({ isOpen: open }),
      play: (on: boolean) => {
        if (on && step >= end) move({ step: 0 });
        play(on);
      },
      setSpeed,
    }),
    [stand, model, isPlaying, speed, move, step, end],
  );
}

/** Writes the position into the address, and goes where a new address leads. */
function useAddress(place: { step: number; viewer: Viewer; isOpen: boolean }, arrive: (hash: string) => void): void {
  const [brought] = useState(() => gameIn(location.hash));
  const hash = hashOf(place) + (brought === null ? '' : `&game=${brought}`);
  const latest = useRef(arrive);
  latest.current = arrive;
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', `${location.pathname}${hash}`), REST);
    return () => clearTimeout(timer);
  }, [hash]);
  useEffect(() => {
    // Not `location`: something still to be written there may have come in between.
    const onHash = ({ newURL }: HashChangeEvent): void => latest.current(new URL(newURL).hash);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
