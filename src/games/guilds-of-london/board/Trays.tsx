// What is laid out large over the city: mayor cards to choose from, the discard pile, one's own mayor cards.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { along, useRoving } from '../../../parts/roving.ts';
import { type CardId, cardOf, type MayorId, mayorOf } from '../data/kinds.ts';
import { mayorCount, mayorPoints } from '../scoring.ts';
import type { S } from '../types.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import { mayorText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';
import { type Asking, type Choice, sameCards } from './asking.ts';
import { Sign } from './glyphs.tsx';
import { cardText } from './Hand.tsx';
import { Points } from './Rewards.tsx';

interface TraysProps extends MayorProps {
  readonly asking: Asking;
  readonly laid: 'mayors' | 'pile' | null;
  readonly mayors: readonly MayorId[];
  choose(option: Choice): void;
  close(): void;
}
/** The one that is asked for, or looked at. */
export function Trays({ asking, laid, mayors, choose, close, ...of }: TraysProps) {
  const { words, view } = of;
  if (asking.mayors.size > 0) return <MayorTray asking={asking} choose={choose} {...of} />;
  if (asking.sets.length > 0) return <SalvageTray words={words} asking={asking} choose={choose} />;
  if (laid === 'pile') return <PileTray words={words} cards={view.open.discard} close={close} />;
  return laid === 'mayors' ? <MyMayors ids={mayors} close={close} {...of} /> : null;
}

interface TrayProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly words: BoardWords;
  /** Without it the tray stays until there is an answer. */
  readonly close?: () => void;
}
function Tray({ title, children, words, close }: TrayProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (close !== undefined) root.current?.querySelector('button')?.focus();
  }, [close]);
  return (
    <section
      ref={root}
      className="gl-tray"
      aria-label={title}
      onKeyDown={(e) => {
        if (e.key === 'Escape') close?.();
      }}
    >
      <header>
        <h2>{title}</h2>
        {close !== undefined && (
          <button type="button" className="gl-item is-plain" onClick={close}>
            {words.close}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

interface MayorProps {
  readonly view: ViewOf<S>;
  readonly seat: number;
  readonly words: BoardWords;
  readonly isFull: boolean;
}

/** R2.9, R8 One of these is kept. */
function MayorTray({ asking, choose, ...of }: MayorProps & { readonly asking: Asking; choose(option: Choice): void }) {
  const offered = [...asking.mayors];
  const { stop, onKeyDown } = useRoving(offered.length, (from, key) => along(offered.length, from, key));
  return (
    <Tray title={of.words.keep} words={of.words}>
      <ul className="gl-mayors" aria-label={of.words.options} onKeyDown={onKeyDown}>
        {offered.map(([id, option], i) => (
          <li key={id}>
            <button type="button" className="gl-mayor is-open" {...stop(i)} onClick={() => choose(option)}>
              <MayorFace id={id} {...of} />
            </button>
          </li>
        ))}
      </ul>
    </Tray>
  );
}

function MyMayors({ ids, close, ...of }: MayorProps & { readonly ids: readonly MayorId[]; close(): void }) {
  return (
    <Tray title={of.words.mayors} words={of.words} close={close}>
      <ul className="gl-mayors">
        {ids.map((id) => (
          <li key={id}>
            <span className="gl-mayor">
              <MayorFace id={id} {...of} />
            </span>
          </li>
        ))}
      </ul>
    </Tray>
  );
}

export function MayorFace({ id, view, seat, words, isFull }: MayorProps & { readonly id: MayorId }) {
  const points = mayorPoints(mayorOf(id), mayorCount(view, seat, id).count);
  return (
    <>
      <span className="gl-mayor-seal">
        <Sign name="mayor" size={34} />
      </span>
      <b className="gl-mayor-name">{words.names.mayors[mayorOf(id).code]}</b>
      <span className="gl-mayor-text">{mayorText(words, id)}</span>
      {isFull && (
        <span className="gl-mayor-now">
          <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
            <Points vp={points} size={27} />
          </svg>
          {words.now(points)}
        </span>
      )}
    </>
  );
}

interface PileProps {
  readonly words: BoardWords;
  /** The last one lies on top. */
  readonly cards: readonly CardId[];
}
function PileTray({ words, cards, close }: PileProps & { close(): void }) {
  return (
    <Tray title={words.discardPile} words={words} close={close}>
      {cards.length === 0 && <p>{words.emptyPile}</p>}
      <ul className="gl-pile">
        {cards.toReversed().map((card) => (
          <li key={card} title={cardText(words, card, cardOf(card).action.cost)}>
            <span className="k-unseen">{cardText(words, card, cardOf(card).action.cost)}</span>
            <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
          </li>
        ))}
      </ul>
    </Tray>
  );
}

/** R6.E26 Cards of the discard pile are taken into the hand, as many as an option names. */
function SalvageTray({
  words,
  asking,
  choose,
}: {
  readonly words: BoardWords;
  readonly asking: Asking;
  choose(option: Choice): void;
}) {
  const [taken, take] = useState<readonly CardId[]>([]);
  const cards = [...new Set(asking.sets.flatMap((set) => set.cards))];
  const found = asking.sets.find((set) => sameCards(set.cards, taken));
  const most = Math.max(...asking.sets.map((set) => set.cards.length));
  const { stop, onKeyDown } = useRoving(cards.length, (from, key) => along(cards.length, from, key));
  const toggle = (card: CardId) =>
    take((was) => (was.includes(card) ? was.filter((one) => one !== card) : [...was, card].slice(-most)));
  return (
    <Tray title={words.discardPile} words={words}>
      <ul className="gl-pile" aria-label={words.discardPile} onKeyDown={onKeyDown}>
        {cards.map((card, i) => (
          <li key={card}>
            <button
              type="button"
              className={taken.includes(card) ? 'gl-hand-card is-open is-chosen' : 'gl-hand-card is-open'}
              aria-pressed={taken.includes(card)}
              {...stop(i)}
              onClick={() => toggle(card)}
            >
              <span className="k-unseen">{cardText(words, card, cardOf(card).action.cost)}</span>
              <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
            </button>
          </li>
        ))}
      </ul>
      <ul className="gl-items" aria-label={words.options}>
        <li>
          <button
            type="button"
            className="gl-item is-main"
            disabled={found === undefined}
            onClick={() => found !== undefined && choose(found.option)}
          >
            <span className="gl-item-label">{words.take(taken.length)}</span>
          </button>
        </li>
      </ul>
    </Tray>
  );
}
