import { Drawn } from '../../../parts/Drawn.tsx';
import { MINI, miniTracks } from '../picture/tracks.ts';

/** A personal board at a glance. */
export const MiniTracks = ({ tracks }: { readonly tracks: readonly number[] }) => (
  <svg className="gs-mini" viewBox={`0 0 ${MINI.width} ${MINI.height}`} {...MINI} aria-hidden="true" focusable="false">
    <Drawn of={miniTracks(tracks)} />
  </svg>
);
