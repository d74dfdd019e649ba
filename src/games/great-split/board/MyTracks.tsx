// My own board on the table. Its cubes walk by themselves: a step draws the tracks that it changes, and nothing else on the stage.
import { useMemo, useRef } from 'react';
import type { TrackNo } from '../data/kinds.ts';
import { type Pointed, useGhost } from './pointed.ts';
import { Tracks, type TracksProps } from './Tracks.tsx';
import { useWalk } from './walk.ts';

type Handlers = Required<Pick<TracksProps, 'point' | 'choose' | 'look'>>;

interface MyTracksProps extends Omit<TracksProps, 'walk' | 'ghost' | keyof Handlers>, Handlers {
  readonly tracks: readonly number[];
  /** The steps of the harvest so far. */
  readonly moves: readonly TrackNo[];
  readonly pointed: Pointed;
  /** Where the cubes will be; shown where nothing is pointed at. */
  readonly kept: readonly number[] | null;
}

export function MyTracks({ tracks, moves, pointed, kept, point, choose, look, ...props }: MyTracksProps) {
  const walk = useWalk(tracks, moves);
  const ghost = useGhost(pointed) ?? kept;
  const now = useRef({ point, choose, look });
  now.current = { point, choose, look };
  // The same ones for as long as it lies there: whoever is told nothing else new need not be drawn again.
  const handlers = useMemo<Handlers>(
    () => ({
      point: (option) => now.current.point(option),
      choose: (option) => now.current.choose(option),
      look: () => now.current.look(),
    }),
    [],
  );
  return <Tracks {...{ walk, ghost: props.isFull ? ghost : null, ...handlers, ...props }} />;
}
