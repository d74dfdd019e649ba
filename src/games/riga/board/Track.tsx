// A mayors' track: everybody's marker on its space, a notch at every fifth, the chain of office at the mayor's.
import { Drawn } from '../../../parts/Drawn.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { OnTrack, Track as Spaces } from '../../../parts/Track.tsx';
import { CITIES } from '../data/goods.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { mayorFace } from '../picture/people.ts';
import { useTable } from './useTable.ts';

export function Track({ city }: { readonly city: number }) {
  const { props, words } = useTable();
  const { spaces, mayor } = props.view.open.tracks[city];
  const step = PARAMETERS.bmStepsPerVp;
  const length = Math.max(2, Math.ceil((Math.max(...spaces) + 1) / step)) * step;
  const said = spaces.map((space, seat) =>
    [words.space(props.names[seat], space), seat === mayor ? words.mayor : ''].filter(Boolean).join(', '),
  );
  return (
    <div className="rg-track" title={`${words.track(words.names.places[CITIES[city]])}: ${said.join('; ')}`}>
      <span className="k-unseen">{`${words.track(words.names.places[CITIES[city]])}: ${said.join('; ')}`}</span>
      <Spaces className="rg-track-line" length={length} aria-hidden>
        {Array.from({ length: length / step + 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notches do not move
          <OnTrack key={i} className="rg-notch" at={i * step}>
            {i * step}
          </OnTrack>
        ))}
        {spaces.map((space, seat) => (
          <OnTrack
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            key={seat}
            className={seat === mayor ? 'rg-marker is-mayor' : 'rg-marker'}
            at={space}
            style={{ '--lane': spaces.indexOf(space) === seat ? 0 : seat }}
          >
            <PlayerSign seat={seat} size={18} />
            {seat === mayor && (
              <svg className="rg-mayor" viewBox="0 0 60 60" width={24} height={24} aria-hidden="true">
                <Drawn of={mayorFace(CITIES[city])} />
              </svg>
            )}
          </OnTrack>
        ))}
      </Spaces>
    </div>
  );
}
