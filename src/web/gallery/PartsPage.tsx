// Every part in its states.
import { type ReactNode, useState } from 'react';
import { PlayerPanel } from '../../parts/PlayerPanel.tsx';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { CardShelves } from './CardShelves.tsx';
import { EndShelves } from './EndShelves.tsx';
import { MoveShelves } from './MoveShelves.tsx';
import { NAMES, SEATS } from './samples.tsx';

export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="g-shelf">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

const SHELVES = { people: People, cards: CardShelves, moves: MoveShelves, end: EndShelves } as const;
type Name = keyof typeof SHELVES;

export function PartsPage() {
  const [name, show] = useState<Name | null>(null);
  return (
    <main className="g-parts k-board">
      <h1>Parts</h1>
      <p>
        {(Object.keys(SHELVES) as Name[]).map((one) => (
          <button key={one} type="button" className="k-quiet" onClick={() => show(one === name ? null : one)}>
            {one}
          </button>
        ))}
      </p>
      {(Object.keys(SHELVES) as Name[]).map((one) => {
        const Shelves = SHELVES[one];
        return name === null || name === one ? <Shelves key={one} /> : null;
      })}
    </main>
  );
}

function People() {
  return (
    <>
      <Shelf title="PlayerSign">
        {SEATS.map((seat) => (
          <PlayerSign key={seat} seat={seat} size={56} label={NAMES[seat]} />
        ))}
        {SEATS.map((seat) => (
          <PlayerSign key={seat} seat={seat} size={24} />
        ))}
      </Shelf>
      <Shelf title="PlayerPanel">
        {SEATS.slice(0, 4).map((seat) => (
          <PlayerPanel
            key={seat}
            seat={seat}
            name={NAMES[seat]}
            score={12 * (seat + 1)}
            scoreLabel="Punkte"
            isActive={seat === 1}
            notes={seat === 1 ? ['am Zug'] : []}
            projected={{ score: 20 * (seat + 1), label: 'wenn es jetzt endete' }}
          />
        ))}
      </Shelf>
    </>
  );
}
