// What moves: a dock with cards to be carried to places, pieces that fly, a track, and the line that tells it.
import { useRef, useState } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Carried } from '../../parts/Carried.tsx';
import { Dock } from '../../parts/Dock.tsx';
import { DropPlace } from '../../parts/DropPlace.tsx';
import { useDrag } from '../../parts/drag.ts';
import { EffectLine } from '../../parts/EffectLine.tsx';
import { Hand } from '../../parts/Fan.tsx';
import { type Flight, Flights } from '../../parts/Flights.tsx';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { useChoices } from '../../parts/roving.ts';
import { OnTrack, Track } from '../../parts/Track.tsx';
import { Shelf } from './PartsPage.tsx';
import { Face, NAMES, nameOf } from './samples.tsx';

const PLACES = ['Bürger', 'Arbeiter', 'Baumeister'];

export function MoveShelves() {
  return (
    <>
      <DockShelf />
      <FlightShelf />
    </>
  );
}

function DockShelf() {
  const [hand, setHand] = useState([1, 2, 3, 4, 5]);
  const [told, tell] = useState<readonly { key: string; what: string }[]>([]);
  const drop = (n: number, place: string) => {
    setHand((cards) => cards.filter((card) => card !== n));
    tell((list) => [...list, { key: `${n}`, what: `${nameOf(n)} → ${place}` }]);
  };
  const drag = useDrag<number>({ drop: (n, at) => drop(n, at.drop) });
  const { choice, onKeyDown } = useChoices(PLACES.length);
  return (
    <Shelf title="Dock, useDrag, Carried, DropPlace, EffectLine">
      <Dock label="Tischkante">
        <Hand of={hand} label="Hand" isOpen={() => true}>
          {(n, stop) => (
            <Card
              {...stop}
              {...drag.grip(n)}
              label={nameOf(n)}
              isOpen
              isCarried={drag.isCarried(n)}
              press={() => drop(n, PLACES[0])}
            >
              <Face n={n} />
            </Card>
          )}
        </Hand>
        <ul onKeyDown={onKeyDown}>
          {PLACES.map((place, i) => (
            <li key={place}>
              <DropPlace {...choice(i)} drop={place} name={place} isOpen={i < 2} isChosen={i === 1}>
                {i < 2 ? '+4' : 'Kostet 7 Arbeitskraft, du hast 5'}
              </DropPlace>
            </li>
          ))}
        </ul>
      </Dock>
      <span className="g-effects">
        <EffectLine effects={told}>{(what) => <b>{what}</b>}</EffectLine>
      </span>
      <Carried drag={drag}>
        {(n) => (
          <Card label={nameOf(n)}>
            <Face n={n} />
          </Card>
        )}
      </Carried>
    </Shelf>
  );
}

function FlightShelf() {
  const root = useRef<HTMLDivElement>(null);
  const [flights, fly] = useState<readonly Flight[]>([]);
  const [at, walk] = useState(2);
  const start = () => {
    const key = `${Date.now()}`;
    const what = <PlayerSign seat={0} size={40} />;
    fly([
      { key: `${key} a`, from: 'here', to: 'there', what },
      { key: `${key} b`, from: 'there', what: <b>+4</b>, late: 300 },
    ]);
    walk((n) => (n + 3) % 10);
  };
  return (
    <Shelf title="Flights, Track">
      <div ref={root} className="g-flights">
        <button type="button" className="k-main" data-at="here" onClick={start}>
          {NAMES[0]}
        </button>
        <Track length={10} className="g-track">
          {Array.from({ length: 10 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            <i key={i}>{i}</i>
          ))}
          <OnTrack at={at}>
            <PlayerSign seat={0} size={26} />
          </OnTrack>
        </Track>
        <span data-at="there">
          <PlayerSign seat={1} size={40} />
        </span>
        <Flights root={root} flights={flights} />
      </div>
    </Shelf>
  );
}
