// The score pad of Guilds of London: the city with its masters, and what everybody has beside it.
// As in the board: in one piece with the rules it is lighter.
import '../../index.ts';
import '../pigments.css';
import '../art.css';
import '../board.css';
import '../edge.css';
import './pad.css';
import { useState } from 'react';
import { Field } from '../../../../parts/pad/Field.tsx';
import { Form, Seats } from '../../../../parts/pad/Form.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { kind } from '../../data/edition.ts';
import { typing } from '../../pad-cards.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import type { GuildsWords } from '../../words/index.ts';
import { CityMap } from './CityMap.tsx';
import { filledUp, gridIn, withSolo } from './model.ts';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Things } from './Things.tsx';

export { emptyPad, isPad, players, withPlayers } from './model.ts';
export const takesTyped = true;

export function PadEntry({
  value,
  change,
  players,
  words: all,
  problem,
  lit,
}: PadEntryProps<PadPosition, GuildsWords>) {
  const { board: words, entry: pad } = all;
  const of = { typing, kind, value, change, words: all };
  const [cell, setCell] = useState<number | null>(null);
  const grid = gridIn(value);
  const chosen = cell !== null && cell < grid.cells.length && !grid.hall.includes(cell) ? cell : null;
  return (
    <Form of={POSITION} className="gl-pigments glp" {...{ value, change, players, lit }}>
      {players.length === 2 && (
        <Field
          at="solo"
          look={{ label: pad.mode, name: (isSolo) => (isSolo === 'true' ? pad.alone : pad.together) }}
          change={(isSolo: boolean) => change(withSolo(value, isSolo))}
        />
      )}
      <div className="glp-table">
        <p>{pad.hint}</p>
        <Trouble at={['city', 'guildhall']} />
        <div className="glp-work">
          <CityMap {...{ value, chosen, words, pad, problem, lit }} names={players} choose={setCell} />
          {chosen !== null && (
            <PlaceSheet key={chosen} {...{ value, words, pad, all, change }} names={players} place={chosen} />
          )}
        </div>
        <p className="glp-fill">
          <button type="button" className="k-button" onClick={() => change(filledUp(value))}>
            {pad.fill}
          </button>
          {pad.fillAbout}
        </p>
      </div>
      <Trouble at={['players']} isExact />
      <Seats>{(at, seat) => <Things {...{ of, at, words, pad }} player={value.players[seat]} />}</Seats>
    </Form>
  );
}
