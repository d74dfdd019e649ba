// The Baltic under everything, the light of the season, and how one season turns into the next.
import { memo, useEffect, useRef, useState } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { sea } from '../picture/sea.ts';
import { Icon } from './art.tsx';
import { useTable } from './useTable.ts';

const SEA = sea();

export const Sea = memo(function Sea() {
  return (
    <div className="rg-sea" aria-hidden="true">
      <svg viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Drawn of={SEA} />
      </svg>
      <i className="rg-light" />
      <i className="rg-snow" />
    </div>
  );
});

/** A new season crosses the sky once; it waits for nothing, and nothing waits for it. */
export function TurnOfSeason() {
  const { props, words } = useTable();
  const { season, year } = props.view.open;
  const first = useRef(`${year} ${season}`);
  const [turned, turn] = useState<string | null>(null);
  useEffect(() => {
    if (first.current === `${year} ${season}`) return;
    first.current = `${year} ${season}`;
    turn(first.current);
  }, [year, season]);
  if (turned === null || season === 'end') return null;
  return (
    <div key={turned} className="rg-turned" aria-hidden="true">
      <Icon name={season} size="1.2em" />
      {words.names.seasons[season]}
    </div>
  );
}
