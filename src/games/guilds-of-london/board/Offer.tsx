// Cards to choose from, beside the city: mayor cards, and what may be taken out of the discard pile.
import { useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { Card } from '../../../parts/Card.tsx';
import { Drawn } from '../../../parts/Drawn.tsx';
import { Hand as Row } from '../../../parts/Fan.tsx';
import { along, useRoving } from '../../../parts/roving.ts';
import { type CardId, cardOf, type MayorId, mayorOf } from '../data/kinds.ts';
import { points as rosette } from '../picture/rewards.ts';
import { mayorCount, mayorPoints } from '../scoring.ts';
import type { S } from '../types.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import { mayorText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';
import { type Asking, type Choice, sameCards } from './asking.ts';
import { Sign } from './glyphs.tsx';
import { cardText } from './Hand.tsx';

interface MayorProps {
  readonly view: ViewOf<S>;
  readonly seat: number;
  readonly words: BoardWords;
  readonly isFull: boolean;
}
interface OfferProps extends MayorProps {
  readonly asking: Asking;
  choose(option: Choice): void;
}

export const Offer = ({ asking, choose, ...of }: OfferProps) =>
  asking.mayors.size > 0 ? (
    <Mayors asking={asking} choose={choose} {...of} />
  ) : (
    <Salvage words={of.words} asking={asking} choose={choose} />
  );

/** R2.9, R8 One of these is kept. */
function Mayors({ asking, choose, ...of }: OfferProps) {
  const offered = [...asking.mayors];
  const { stop, onKeyDown } = useRoving(offered.length, (from, key) => along(offered.length, from, key));
  return (
    <section className="gl-offer" aria-label={of.words.keep}>
      <ul className="gl-mayors" aria-label={of.words.options} onKeyDown={onKeyDown}>
        {offered.map(([id, option], i) => (
          <li key={id}>
            <button type="button" className="gl-mayor is-open" {...stop(i)} onClick={() => choose(option)}>
              <MayorFace id={id} {...of} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MayorFace({ id, view, seat, words, isFull }: MayorProps & { readonly id: MayorId }) {
  const points = mayorPoints(mayorOf(id), mayorCount(view, seat, id).count);
  return (
    <>
      <span className="gl-mayor-seal">
        <Sign name="mayor" size={30} />
      </span>
      <b className="gl-mayor-name">{words.names.mayors[mayorOf(id).code]}</b>
      <span className="gl-mayor-text">{mayorText(words, id)}</span>
      {isFull && (
        <span className="gl-mayor-now">
          <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
            <Drawn of={rosette(points, 0, 0, 27)} />
          </svg>
          {words.now(points)}
        </span>
      )}
    </>
  );
}

/** R6.E26 Cards of the discard pile are taken into the hand, as many as an option names. */
function Salvage({ words, asking, choose }: Pick<OfferProps, 'words' | 'asking' | 'choose'>) {
  const [taken, take] = useState<readonly CardId[]>([]);
  const cards = [...new Set(asking.sets.flatMap((set) => set.cards))];
  const found = asking.sets.find((set) => sameCards(set.cards, taken));
  const most = Math.max(...asking.sets.map((set) => set.cards.length));
  const toggle = (card: CardId) =>
    take((was) => (was.includes(card) ? was.filter((one) => one !== card) : [...was, card].slice(-most)));
  return (
    <section className="gl-offer" aria-label={words.discardPile}>
      <Row of={cards} label={words.discardPile} className="gl-salvage" isOpen={() => true}>
        {(card, stop) => (
          <Card
            {...stop}
            className="gl-offered"
            label={cardText(words, card, cardOf(card).action.cost)}
            isOpen
            isChosen={taken.includes(card)}
            press={() => toggle(card)}
          >
            <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
          </Card>
        )}
      </Row>
      <ul className="gl-items" aria-label={words.options}>
        <li>
          <button
            type="button"
            className="gl-item k-main"
            disabled={found === undefined}
            onClick={() => found !== undefined && choose(found.option)}
          >
            {words.take(taken.length)}
          </button>
        </li>
      </ul>
    </section>
  );
}
