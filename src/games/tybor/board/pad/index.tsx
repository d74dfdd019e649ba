// The score pad of Tybor: what lies around everybody's overview card at the end, card by card.
import '../../../../parts/parts.css';
import '../pigments.css';
import '../cards.css';
import './pad.css';
import { useState } from 'react';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { SeatTabs } from '../../../../parts/pad/SeatTabs.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import type { ChapterId, ScenarioId } from '../../data/cards.ts';
import { CHAPTER_IDS, chapterOf, type OrderId, orderOf, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import type { TyborWords } from '../../words/index.ts';
import { orderName } from '../../words/sentences.ts';
import { ColourMark } from '../glyphs.tsx';
import { Laid } from './Laid.tsx';
import { copiesFor, ORDERS, orderRow, type PadPlayer, type TyborPad } from './model.ts';
import { Shelf } from './Shelf.tsx';

export { emptyPad, isPad, withPlayers } from './model.ts';

export function PadEntry({
  value,
  change,
  players,
  words: { board: words, entry: pad },
  lit,
}: PadEntryProps<TyborPad, TyborWords>) {
  const [chosen, choose] = useState(0);
  const seat = Math.min(chosen, players.length - 1);
  const player = value.players[seat];
  const set = (next: PadPlayer): void => change({ ...value, players: value.players.with(seat, next) });
  return (
    <div className="ty-pigments typ">
      <Chronicle {...{ value, change, words }} pad={pad} />
      <Trouble at={['players']} isExact />
      <SeatTabs {...{ players, seat, choose }}>
        <div className="typ-plan">
          <Trouble at={[`players[${seat}]`]} isExact />
          <Orders order={orderRow(player.order)} legend={pad.order} words={words} seat={seat}>
            {(order) => set({ ...player, order })}
          </Orders>
          <Laid {...{ player, seat, words, pad, lit }} copies={copiesFor(players.length)} change={set} />
        </div>
      </SeatTabs>
      <Shelf {...{ value, seat, words, pad }} change={set} />
    </div>
  );
}

interface ChronicleProps {
  readonly value: TyborPad;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: TyborPad): void;
}
/** Which scenario and which chapter were played: both bring points. */
function Chronicle({ value, words, pad, change }: ChronicleProps) {
  const { names } = words;
  return (
    <details className="typ-chronicle">
      <summary>
        {`${pad.scenario}: ${names.scenarios[value.scenario]} · ${pad.chapter} ${chapterOf(value.chapter).roman}: ${names.chapters[value.chapter]}`}
      </summary>
      <ChooseOne
        legend={pad.scenario}
        options={SCENARIO_IDS.map((id) => ({ value: id, label: names.scenarios[id] }))}
        value={value.scenario}
        choose={(id) => change({ ...value, scenario: id as ScenarioId })}
      />
      <ChooseOne
        legend={pad.chapter}
        options={CHAPTER_IDS.map((id) => ({ value: id, label: `${chapterOf(id).roman} · ${names.chapters[id]}` }))}
        value={value.chapter}
        choose={(id) => change({ ...value, chapter: id as ChapterId })}
      />
      <p>{words.goals[value.chapter]}</p>
    </details>
  );
}

interface OrdersProps {
  readonly order: OrderId;
  readonly legend: string;
  readonly words: BoardWords;
  readonly seat: number;
  readonly children: (order: OrderId) => void;
}
/** R8.5 The secret orders, each three colours; with more than four players two may have the same (R10.1). */
function Orders({ order, legend, words, seat, children }: OrdersProps) {
  return (
    <div className="typ-orders">
      <ChooseOne
        legend={legend}
        options={ORDERS.map((id) => ({
          value: id,
          label: (
            <span className="typ-sign" title={orderName(words.names, id)}>
              {orderOf(id).tints.map((tint) => (
                <ColourMark key={tint} colour={COLOURS[tint]} size={24} />
              ))}
              <span className="k-unseen">{`${orderName(words.names, id)} (${id})`}</span>
            </span>
          ),
        }))}
        value={order}
        choose={(id) => children(id as OrderId)}
      />
      <Trouble at={[`players[${seat}].order`]} />
    </div>
  );
}
