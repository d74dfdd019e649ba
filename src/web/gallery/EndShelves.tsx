// The count at the end, on the chalkboard and as bars.
import { useState } from 'react';
import { CountBars } from '../../parts/CountBars.tsx';
import { useCounting } from '../../parts/counting.ts';
import { Finale } from '../../parts/Finale.tsx';
import { Shelf } from './PartsPage.tsx';
import { NAMES } from './samples.tsx';

const ROWS = [
  { key: 'a', title: 'Gebäude', points: [12, 9, 14] },
  { key: 'b', title: 'Bürger', points: [8, 8, 5] },
  { key: 'c', title: 'Auftrag', points: [0, 6, 1] },
];
const TEXTS = { title: 'Schlusswertung', total: 'Summe', skip: 'Alles zeigen', again: 'Nochmals zählen' };
const SEATS = [0, 1, 2];

export function EndShelves() {
  const counting = useCounting(ROWS, true);
  const [looked, look] = useState(0);
  const ties = [{ title: 'Arbeitskraft', values: [3, 0, 2] }];
  return (
    <>
      <Shelf title="Finale">
        <Finale counting={counting} seats={SEATS} names={NAMES} texts={TEXTS} winners={[1]} ties={ties} />
      </Shelf>
      <Shelf title="CountBars">
        <div className="g-bars">
          <CountBars
            {...{ counting, looked, look }}
            seats={SEATS}
            names={NAMES}
            signOf={() => null}
            classOf={(row) => `g-row-${row}`}
            said={String}
          />
        </div>
      </Shelf>
    </>
  );
}
