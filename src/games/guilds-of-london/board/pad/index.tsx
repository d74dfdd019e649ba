// The score pad of Guilds of London: the city with its masters, and what everybody has beside it.
import '../../../../parts/parts.css';
// As in the board: in one piece with the rules it is lighter.
import '../../index.ts';
import '../art.css';
import '../board.css';
import '../edge.css';
import './pad.css';
import { useState } from 'react';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { SeatTabs } from '../../../../parts/pad/SeatTabs.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import type { GuildsWords } from '../../words/index.ts';
import { CityMap } from './CityMap.tsx';
import { filledUp, type GuildsPad, gridIn, withSolo } from './model.ts';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Things } from './Things.tsx';

export { emptyPad, isPad, players, withPlayers } from './model.ts';

export function PadEntry({
  value,
  change,
  players,
  words: { board: words, entry: pad },
  problem,
  lit,
}: PadEntryProps<GuildsPad, GuildsWords>) {
  const [tab, choose] = useState(0);
  const seat = Math.min(tab, players.length - 1);
  const [cell, setCell] = useState<number | null>(null);
  const grid = gridIn(value);
  const chosen = cell !== null && cell < grid.cells.length && !grid.hall.includes(cell) ? cell : null;
  return (
    <div className="gl-pigments glp">
      {players.length === 2 && (
        <ChooseOne
          legend={pad.mode}
          options={[
            { value: 'together', label: pad.together },
            { value: 'alone', label: pad.alone },
          ]}
          value={value.solo ? 'alone' : 'together'}
          choose={(mode) => change(withSolo(value, mode === 'alone'))}
        />
      )}
      <div className="glp-table">
        <p>{pad.hint}</p>
        <Trouble at={['city', 'guildhall']} />
        <div className="glp-work">
          <CityMap {...{ value, chosen, words, pad, problem, lit }} names={players} choose={setCell} />
          {chosen !== null && (
            <PlaceSheet key={chosen} {...{ value, words, pad, change }} names={players} place={chosen} />
          )}
        </div>
        <p className="glp-fill">
          <button type="button" className="k-button" onClick={() => change(filledUp(value))}>
            {pad.fill}
          </button>
          {pad.fillAbout}
        </p>
      </div>
      <Trouble at={['players', 'solo']} isExact />
      <SeatTabs {...{ players, seat, choose }}>
        <Things {...{ value, seat, words, pad, change }} />
      </SeatTabs>
    </div>
  );
}
