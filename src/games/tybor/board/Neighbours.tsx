// The others around the table, from my left on: what they have built, who lives there, what they can still pay.

import { Drawn } from '../../../parts/Drawn.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { buildingOf, personOf } from '../data/kinds.ts';
import { housePath, smallHouse } from '../picture/glyphs.ts';
import { ICONS } from '../picture/icons.ts';
import { workOf } from '../rules/counts.ts';
import type { Tableau } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { Icon, TradeMark } from './glyphs.tsx';
import { handCount, isBusy, type V } from './model.ts';
import type { Shine } from './things.tsx';

interface NeighboursProps {
  readonly view: V;
  /** Clockwise, my left neighbour first. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly shine: Shine;
  look(seat: number): void;
}

export function Neighbours({ view, seats, names, words, shine, look }: NeighboursProps) {
  return (
    <div className="ty-others">
      {seats.map((seat) => {
        const cards = view.open.tableaux[seat];
        const said = words.summary(names[seat], cards.buildings.length, cards.citizens.length, workOf(cards.workers));
        const isStarter = view.open.starter === seat;
        return (
          <button
            key={seat}
            type="button"
            className={isBusy(view, seat) ? 'ty-plate is-busy' : 'ty-plate'}
            data-seat={seat}
            data-at={`seat-${seat}`}
            onClick={() => look(seat)}
          >
            <span className="k-unseen">{`${said}${isStarter ? `, ${words.starter}` : ''}. ${words.lookAt}`}</span>
            <span className="ty-plate-inside" aria-hidden="true">
              <PlayerSign seat={seat} size={26} />
              <span className="ty-plate-name">{names[seat]}</span>
              {isStarter && <StartSign title={words.starter} />}
              <HandSign count={handCount(view, seat)} />
              <Miniature cards={cards} shine={shine} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

export const StartSign = ({ title }: { readonly title: string }) => (
  <span className="ty-start" title={title}>
    1
  </span>
);

const HandSign = ({ count }: { readonly count: number }) => (
  <span className="ty-handsign">
    <svg viewBox="0 0 20 24" width="15" height="18" aria-hidden="true">
      <rect x="2" y="2" width="15" height="20" rx="2.5" />
      <path d="M6 17V11L9.5 8L13 11V17Z" />
    </svg>
    {count}
  </span>
);

/** A whole tableau in a line: houses, people, work. */
export function Miniature({ cards, shine }: { readonly cards: Tableau; readonly shine: Shine }) {
  const { buildings, citizens, workers } = cards;
  return (
    <span className="ty-mini">
      <span className="ty-mini-fan">
        {buildings.map(({ id, size }) => {
          const { colour, code } = buildingOf(id);
          return (
            <svg
              key={id}
              viewBox="0 0 20 26"
              preserveAspectRatio="xMinYMid slice"
              aria-hidden="true"
              className={shine.lit.has(code) || shine.fresh.has(code) ? 'is-lit' : ''}
            >
              <Drawn of={smallHouse(colour, size)} />
            </svg>
          );
        })}
      </span>
      <span className="ty-mini-fan">
        {citizens.map((id) => (
          <span
            key={id}
            className={shine.lit.has(personOf(id).code) || shine.fresh.has(personOf(id).code) ? 'is-lit' : ''}
          >
            <TradeMark profession={personOf(id).profession} size={20} />
          </span>
        ))}
      </span>
      <span className="ty-mini-counts">
        <svg viewBox="0 0 20 26" width="16" height="20" aria-hidden="true">
          <path className="ty-plain-house" d={housePath(10, 14, 17, 20)} />
        </svg>
        {buildings.length}
        <span className="ty-mini-people">
          <Icon path={ICONS.citizen} size={18} />
          {citizens.length}
        </span>
      </span>
      <b className="ty-count">
        <Icon path={ICONS.worker} size={18} />
        {workOf(workers)}
      </b>
    </span>
  );
}
