// Every part in its states.
import { type ReactNode, useState } from 'react';
import '../../parts/parts.css';
import { Card } from '../../parts/Card.tsx';
import { DropPlace } from '../../parts/DropPlace.tsx';
import { Hand } from '../../parts/Hand.tsx';
import { PlayerPanel } from '../../parts/PlayerPanel.tsx';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { Token } from '../../parts/Token.tsx';
import { Track } from '../../parts/Track.tsx';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const STATES = ['plain', 'open', 'chosen', 'faint'] as const;
const NAMES = ['Anna', 'Beat', 'Chiara', 'Dario', 'Elif', 'Fritz', 'Greta', 'Hugo'];
const face = (value: number) => ({
  name: ['Böttcher', 'Kerzenzieher', 'Salzhändler', 'Weberin', 'Kürschner'][value % 5],
  sign: value,
  value,
  pigment: ['#8c3b24', '#1c5ca6', '#2f6b3c', '#b8860b'][value % 4],
});

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="g-shelf">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

export const PartsPage = () => (
  <main className="g-parts">
    <h1>Parts</h1>
    <People />
    <Cards />
    <Pieces />
  </main>
);

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

function Cards() {
  const [chosen, setChosen] = useState<string | null>('c2');
  return (
    <>
      <Shelf title="Card">
        {STATES.map((state, i) => (
          <Card key={state} face={face(i + 3)} state={state} width={110} />
        ))}
        <Card face={null} backLabel="verdeckt" width={110} />
        <Card face={face(8)} width={72} />
        <Card face={face(9)} width={220} />
      </Shelf>
      <Shelf title="Hand">
        <Hand
          label="Deine Hand"
          chosen={chosen}
          onChoose={setChosen}
          cards={[1, 2, 3, 4, 5, 6, 7].map((n) => ({
            id: `c${n}`,
            face: face(n),
            label: `${face(n).name} ${n}`,
            isOpen: n % 2 === 0,
          }))}
        />
      </Shelf>
    </>
  );
}

function Pieces() {
  return (
    <>
      <Shelf title="Token">
        {STATES.map((state, i) => (
          <Token key={state} seat={i} label={`${NAMES[i]}: ${state}`} state={state} size={48} />
        ))}
        <Token seat={null} label="Münze" pigment="#e0b94a" size={48}>
          <b>5</b>
        </Token>
      </Shelf>
      <Shelf title="Track">
        <Track
          label="Punkte"
          fields={['0', '1', '2', '3', '4', '5', '6']}
          at={[1, 1, 4, 6]}
          names={NAMES}
          open={[2, 3]}
        />
      </Shelf>
      <Shelf title="DropPlace">
        <DropPlace label="Als Arbeiter einsetzen" state="open" hint="−2" onChoose={() => {}} />
        <DropPlace label="Hier liegt deine Wahl" state="chosen" hint="+4" onChoose={() => {}}>
          <Token seat={0} label="Anna" />
        </DropPlace>
        <DropPlace label="Kostet 7 Arbeitskraft, du hast 5 (R5.4.4)" state="closed" onChoose={() => {}} />
      </Shelf>
    </>
  );
}
