// The score pad of Tybor: what lies around everybody's overview card at the end, card by card.
import '../pigments.css';
import '../signs.css';
import '../cards.css';
import './pad.css';
import type { ReactNode } from 'react';
import { Field } from '../../../../parts/pad/Field.tsx';
import { Form, Seats } from '../../../../parts/pad/Form.tsx';
import { Shelf } from '../../../../parts/pad/Shelf.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { Pencil, type Typeable, useCardTyping } from '../../../../parts/pad/Typing.tsx';
import { Zone } from '../../../../parts/pad/Zone.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import type { ChapterId, ScenarioId } from '../../data/cards.ts';
import { kind } from '../../data/edition.ts';
import { chapterOf, type OrderId, orderOf } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import { typing } from '../../pad-cards.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import type { TyborWords } from '../../words/index.ts';
import { orderName } from '../../words/sentences.ts';
import { ColourMark } from '../glyphs.tsx';
import { boxOf, cardOf, lookOf, placeName, sign } from './cards.tsx';
import { copiesFor, orderRow, orders } from './model.ts';

export { emptyPad, isPad, withPlayers } from './model.ts';
export const takesTyped = true;

export function PadEntry(props: PadEntryProps<PadPosition, TyborWords>) {
  const { value, change, players, lit } = props;
  const { board: words, entry: pad } = props.words;
  const of = { typing, kind, value, change, words: props.words };
  const look = { ...lookOf(value, words, pad), typing: useCardTyping(of, (code) => cardOf(value, code)) };
  const empty = copiesFor(players.length) === 1 ? pad.empty : pad.emptyTwice;
  return (
    <Form of={POSITION} className="ty-pigments typ" {...{ value, change, players, lit }}>
      <Chronicle {...{ of, words, pad }} />
      <Trouble at={['players']} isExact />
      <Seats>
        {(at, seat) => (
          <div className="typ-plan">
            <Trouble at={[at]} isExact />
            <Orders {...{ at, of, words, pad }} order={value.players[seat].order} />
            <div className="typ-laid">
              <Zone lists={['citizens']} label={words.zone.citizen} isCounted {...{ look, empty }} />
              <Zone lists={['workers']} label={words.zone.worker} isCounted {...{ look, empty }} />
              <Zone
                lists={['buildings']}
                label={words.zone.building}
                className="is-building"
                isCounted
                {...{ look, empty }}
              />
            </div>
          </div>
        )}
      </Seats>
      <Shelf
        legend={pad.kinds}
        box={boxOf(value, words, pad, players.length)}
        placeName={(place) => placeName(words, place)}
        copies={pad.copies}
      />
    </Form>
  );
}

interface PartProps {
  readonly of: Typeable<PadPosition>;
  readonly words: BoardWords;
  readonly pad: EntryWords;
}
/** Which scenario and which chapter were played: both bring points. */
function Chronicle({ of, words, pad }: PartProps) {
  const { value } = of;
  const { names } = words;
  return (
    <details className="typ-chronicle">
      <summary>
        {`${pad.scenario}: ${names.scenarios[value.scenario]} · ${pad.chapter} ${chapterOf(value.chapter).roman}: ${names.chapters[value.chapter]}`}
      </summary>
      <Field at="scenario" look={{ label: pad.scenario, name: (id) => names.scenarios[id as ScenarioId] }} />
      <Field
        at="chapter"
        look={{
          label: pad.chapter,
          name: (id) => `${chapterOf(id as ChapterId).roman} · ${names.chapters[id as ChapterId]}`,
        }}
      />
      <p>{typing.within(value, () => words.goals[value.chapter])}</p>
      <div className="typ-pencils">
        <Pencil {...of} table="scenarios" id={value.scenario} name={names.scenarios[value.scenario]} />
        <Pencil {...of} table="chapters" id={value.chapter} name={names.chapters[value.chapter]} sign={sign} />
      </div>
    </details>
  );
}

/** R8.5 The secret orders, each three colours; with more than four players two may have the same (R10.1). */
const Orders = ({ at, order, of, words, pad }: PartProps & { readonly at: string; readonly order: OrderId }) => (
  <div className="typ-orders">
    <Field
      at={`${at}.order`}
      look={{
        label: pad.order,
        values: orders(),
        asValue: (order) => orderRow(order as OrderId),
        name: () => '',
        sign: (id) => typing.within(of.value, () => orderSign(id as OrderId, words)),
      }}
    />
    <Pencil
      {...of}
      table="orders"
      id={orderRow(order)}
      name={typing.within(of.value, () => orderName(words.names, order))}
      sign={(_, part) => sign('', typeof part === 'number' ? '' : part)}
    />
  </div>
);
const orderSign = (order: OrderId, words: BoardWords): ReactNode => (
  <span className="k-label" title={orderName(words.names, order)}>
    {orderOf(order).tints.map((tint) => (
      <ColourMark key={tint} colour={COLOURS[tint]} size={24} />
    ))}
    <span className="k-unseen">{`${orderName(words.names, order)} (${order})`}</span>
  </span>
);
