// Cards, as they lie, are held and are looked at.
import { useState } from 'react';
import { Card, PlainBack } from '../../parts/Card.tsx';
import { Fan, Hand } from '../../parts/Fan.tsx';
import { SecretRow } from '../../parts/SecretRow.tsx';
import { Enlarged } from '../../parts/Sheet.tsx';
import { Shelf } from './PartsPage.tsx';
import { Face, nameOf } from './samples.tsx';

const STATES = ['isOpen', 'isChosen', 'isLit', 'isFaint', 'isFresh', 'isCarried'] as const;
const FEW = [1, 2, 3, 4, 5, 6, 7];
const MANY = Array.from({ length: 24 }, (_, i) => i);

export function CardShelves() {
  const [chosen, choose] = useState(2);
  const [looked, look] = useState<number | null>(null);
  return (
    <>
      <Shelf title="Card">
        <Card label={nameOf(0)}>
          <Face n={0} />
        </Card>
        {STATES.map((state, i) => (
          <Card key={state} label={nameOf(i)} title={state} {...{ [state]: true }} press={() => undefined}>
            <Face n={i} />
          </Card>
        ))}
        <Card label="verdeckt">
          <PlainBack />
        </Card>
        <Card label={nameOf(8)} className="is-ghost">
          <Face n={8} />
        </Card>
      </Shelf>
      <Shelf title="Hand">
        <Hand of={FEW} label="Deine Hand" isOpen={(n) => n % 2 === 0} leans>
          {(n, stop) => (
            <Card
              {...stop}
              label={nameOf(n)}
              isOpen={n % 2 === 0}
              isChosen={n === chosen}
              press={() => choose(n)}
              look={() => look(n)}
            >
              <Face n={n} />
            </Card>
          )}
        </Hand>
      </Shelf>
      <Rows />
      {looked !== null && (
        <Enlarged title={nameOf(looked)} closeLabel="Schliessen" onClose={() => look(null)} face={<Face n={looked} />}>
          <p>Leertaste, rechte Taste und ein Finger, der liegen bleibt, zeigen eine Karte gross.</p>
        </Enlarged>
      )}
    </>
  );
}

const Rows = () => (
  <>
    <Shelf title="Fan">
      <Fan of={MANY} label="Viele">
        {(n) => (
          <Card label={nameOf(n)}>
            <Face n={n} />
          </Card>
        )}
      </Fan>
    </Shelf>
    <Shelf title="SecretRow">
      <SecretRow title="Hand" count={9} more={2}>
        {FEW.map((n) => (
          <Card key={n} label={nameOf(n)}>
            <Face n={n} />
          </Card>
        ))}
      </SecretRow>
    </Shelf>
  </>
);
