import { Fragment } from 'react';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useNow } from './left.ts';

/** Somebody keeps the table waiting: after a while they can be nudged, and later a bot can sit in for them. */
export function Nudging() {
  const { seen, names, act } = useAtTable();
  const said = useWords().clocks;
  const others = (seen.awaited ?? []).filter(({ seat }) => seat !== seen.you);
  const times = others.flatMap(({ nudgeFrom, standInFrom }) => [nudgeFrom, standInFrom]).filter((at) => at !== null);
  const now = useNow(times.length === 0 ? null : Math.max(...times));
  return others.map(({ seat, nudgeFrom, standInFrom, standIn }) => (
    <Fragment key={seat}>
      {nudgeFrom !== null && nudgeFrom <= now && (
        <button
          type="button"
          className="w-second"
          title={said.nudgeAbout(names[seat])}
          onClick={() => act({ do: 'nudge', seat })}
        >
          <Icon name="bell" />
          <span>{others.length === 1 ? said.nudge : said.nudgeName(names[seat])}</span>
        </button>
      )}
      {standInFrom !== null && standInFrom <= now && !standIn.includes(seen.you!) && (
        <button
          type="button"
          className="w-second"
          title={said.standInAbout(names[seat])}
          onClick={() => act({ do: 'standIn', seat })}
        >
          <Icon name="bot" />
          <span>{others.length === 1 ? said.standIn : said.standInName(names[seat])}</span>
        </button>
      )}
    </Fragment>
  ));
}
