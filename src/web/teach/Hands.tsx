// The hands that one looks into: at a table with open hands, as a watcher if all agree, and after the game.
import { hasOpenHands } from '../../kernel/settings.ts';
import type { View } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Seen } from '../../table/types.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { HandOf } from './secrets.tsx';
import './teach.css';

/** Whether watchers see hands now. */
const areShown = ({ showing = [], chairs }: Seen): boolean =>
  showing.length > 0 && chairs.every(({ kind }, seat) => kind !== 'person' || showing.includes(seat));

/** As the seat itself would see it, as far as its hand is concerned. */
const viewOf = (view: View, hand: unknown, seat: number): View => ({
  ...view,
  seat,
  own: view.own.map((own, owner) => (owner === seat ? (hand as object) : own)) as View['own'],
});

export function Hands() {
  const { seen, names } = useAtTable();
  const said = useWords('teach');
  const { hands, view } = seen;
  if (hands === undefined || view === null) return <p className="w-about">{said.noHands}</p>;
  const isRunning = seen.phase === 'playing';
  return (
    <div className="th-hands">
      {isRunning && <p className="w-about">{seen.you === null ? said.shownAbout : said.openAbout}</p>}
      {isRunning && view.lanes.length > 0 && <p className="w-about">{said.asBefore}</p>}
      {hands.map(
        (hand, seat) =>
          hand !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <article key={seat} aria-label={names[seat]}>
              <h2>
                <PlayerSign seat={seat} size={26} />
                {names[seat]}
              </h2>
              <HandOf view={viewOf(view, hand, seat)} seat={seat} />
            </article>
          ),
      )}
    </div>
  );
}

/** In the head of the table, all the time: who sees whose hand. */
export function HandsTag({ open, isSmall }: { readonly open: () => void; readonly isSmall: boolean }) {
  const { seen } = useAtTable();
  const said = useWords('teach');
  const text = hasOpenHands(seen) ? said.open : areShown(seen) ? said.shown : null;
  if (text === null || seen.phase !== 'playing') return null;
  return (
    <button type="button" className="w-tag th-tag" title={text} aria-label={text} onClick={open}>
      <Icon name="eye" size={16} />
      {!isSmall && text}
    </button>
  );
}
