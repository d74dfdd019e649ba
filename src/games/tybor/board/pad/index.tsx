// The score pad of Tybor: what lies around everybody's overview card at the end, card by card.
import '../pigments.css';
import '../signs.css';
import '../cards.css';
import './pad.css';
import { Field } from '../../../../parts/pad/Field.tsx';
import { Form, Seats } from '../../../../parts/pad/Form.tsx';
import { Shelf } from '../../../../parts/pad/Shelf.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { Zone } from '../../../../parts/pad/Zone.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import type { ChapterId, ScenarioId } from '../../data/cards.ts';
import { chapterOf, type OrderId, orderOf } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import type { TyborWords } from '../../words/index.ts';
import { orderName } from '../../words/sentences.ts';
import { ColourMark } from '../glyphs.tsx';
import { boxOf, lookOf, placeName } from './cards.tsx';
import { copiesFor, ORDERS, orderRow } from './model.ts';

export { emptyPad, isPad, withPlayers } from './model.ts';

export function PadEntry(props: PadEntryProps<PadPosition, TyborWords>) {
  const { value, change, players, lit } = props;
  const { board: words, entry: pad } = props.words;
  const look = lookOf(words, pad);
  const empty = copiesFor(players.length) === 1 ? pad.empty : pad.emptyTwice;
  return (
    <Form of={POSITION} className="ty-pigments typ" {...{ value, change, players, lit }}>
      <Chronicle {...{ value, words, pad }} />
      <Trouble at={['players']} isExact />
      <Seats>
        {(at) => (
          <div className="typ-plan">
            <Trouble at={[at]} isExact />
            <Orders {...{ at, words, pad }} />
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
        box={boxOf(words, pad, players.length)}
        placeName={(place) => placeName(words, place)}
        copies={pad.copies}
      />
    </Form>
  );
}

interface PartProps {
  readonly words: BoardWords;
  readonly pad: EntryWords;
}
/** Which scenario and which chapter were played: both bring points. */
function Chronicle({ value, words, pad }: PartProps & { readonly value: PadPosition }) {
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
      <p>{words.goals[value.chapter]}</p>
    </details>
  );
}

/** R8.5 The secret orders, each three colours; with more than four players two may have the same (R10.1). */
const Orders = ({ at, words, pad }: PartProps & { readonly at: string }) => (
  <div className="typ-orders">
    <Field
      at={`${at}.order`}
      look={{
        label: pad.order,
        values: ORDERS,
        asValue: (order) => orderRow(order as OrderId),
        name: () => '',
        sign: (id) => <OrderSign order={id as OrderId} words={words} />,
      }}
    />
  </div>
);
const OrderSign = ({ order, words }: { readonly order: OrderId; readonly words: BoardWords }) => (
  <span className="k-label" title={orderName(words.names, order)}>
    {orderOf(order).tints.map((tint) => (
      <ColourMark key={tint} colour={COLOURS[tint]} size={24} />
    ))}
    <span className="k-unseen">{`${orderName(words.names, order)} (${order})`}</span>
  </span>
);
