// Dividing: my hand lies beside the split card. Cards are dragged or pressed to the other side; those too many go to the bin.
import { type KeyboardEvent, useRef, useState } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Carried } from '../../../parts/Carried.tsx';
import { Dock } from '../../../parts/Dock.tsx';
import { useDrag } from '../../../parts/drag.ts';
import { towards } from '../../../parts/roving.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import { ICONS } from '../picture/icons.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import { Brings } from './Brings.tsx';
import { type Bring, bringOf, type Standing } from './bring.ts';
import { CardPicture, Lying, nameOfCard } from './cards.tsx';
import { useExplain } from './explain.ts';
import { type LaidOut, layOut, type Room } from './lay-out.ts';
import type { Option } from './model.ts';
import type { Arranging } from './useArrange.ts';

export interface DivideProps {
  readonly arranging: Arranging;
  readonly room: Room;
  readonly words: BoardWords;
  readonly isFull: boolean;
  readonly mine: Standing;
  readonly other: { readonly seat: number; readonly name: string; readonly standing: Standing };
  point(tracks: readonly number[] | null): void;
  choose(option: Option): void;
}

export function Divide(props: DivideProps) {
  const { arranging, room, words, mine, other, isFull } = props;
  const { parts, division, isDiscarding, owed } = arranging;
  const brings = parts.map((part) => bringOf(mine, part));
  const theirs = parts.map((part) => bringOf(other.standing, part));
  const laid = layOut(room, [parts[0].length, parts[1].length]);
  return (
    <Dock className="gs-dock gs-divide" label={words.hand0} data-at="dock">
      <div className="gs-trays" style={{ height: laid.height }}>
        {LETTERS.map((letter, side) => (
          <div
            key={letter}
            className={`gs-tray ${parts[side].length === 0 ? 'is-empty' : ''}`}
            data-drop={side}
            style={boxStyle(laid.trays[side])}
            onPointerEnter={() => props.point(brings[side].tracks)}
            onPointerLeave={() => props.point(null)}
          >
            <span className="gs-tray-head">
              <b aria-label={words.part(letter)} role="img">
                {letter}
              </b>
              <Brings {...{ words, isFull }} bring={brings[side]} other={{ ...other, bring: theirs[side] }} />
            </span>
            {parts[side].length === 0 && !isDiscarding && <span className="gs-tray-hint">{words.moveOver}</span>}
          </div>
        ))}
        <Cards {...props} laid={laid} brings={brings} />
        <span className="gs-between" style={boxStyle(laid.split)}>
          {isDiscarding ? (
            <Bin arranging={arranging} words={words} />
          ) : (
            <>
              {room.stage === 'wide' && <Lying card="split" words={words} />}
              <button
                type="button"
                className="k-main gs-main"
                disabled={division === null || owed > 0}
                title={division === null ? words.bothParts : undefined}
                onClick={() => division !== null && props.choose(division)}
              >
                {words.closeEnvelope}
              </button>
            </>
          )}
        </span>
      </div>
    </Dock>
  );
}

const boxStyle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: x,
  top: y,
  width,
  height,
});

interface CardsProps extends DivideProps {
  readonly laid: LaidOut;
  readonly brings: readonly Bring[];
}
/** Cards stay in hand order for the reader; where they lie is only a matter of place, so that the focus stays with them. */
function Cards({ arranging, laid, brings, words, point }: CardsProps) {
  const { hand, parts, sideOf, press, put } = arranging;
  const explain = useExplain();
  const buttons = useRef(new Map<CardId, HTMLButtonElement>());
  const [stop, setStop] = useState<CardId | null>(null);
  const drag = useDrag<CardId>({
    take: () => explain?.(null), // a finger that stayed and then goes on carries
    drop: (card, at) => put(card, at.drop === 'bin' ? 'bin' : at.drop === '1' ? 1 : 0),
  });
  const spotOf = (card: CardId) => laid.cards[sideOf(card)][parts[sideOf(card)].indexOf(card)];
  const current = stop !== null && hand.includes(stop) ? stop : hand[0];
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const to = towards(hand.map(spotOf), spotOf(current), e.key);
    if (to < 0) return;
    e.preventDefault();
    buttons.current.get(hand[to])?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of cards is not a form
    <div className="gs-layer" role="group" aria-label={words.hand0} onKeyDown={onKeyDown}>
      {hand.map((card) => {
        const { x, y } = spotOf(card);
        return (
          <Card
            key={card}
            {...drag.grip(card, 'any')}
            className="gs-card"
            label={words.inPart(nameOfCard(words, card), LETTERS[sideOf(card)])}
            isCarried={drag.isCarried(card)}
            data-start={card === current ? '' : undefined}
            ref={(el) => {
              if (el === null) buttons.current.delete(card);
              else buttons.current.set(card, el);
            }}
            data-symbol={cardOf(card).symbol}
            style={{ translate: `${x}px ${y}px` }}
            tabIndex={card === current ? 0 : -1}
            onFocus={() => {
              setStop(card);
              point(brings[sideOf(card)].tracks);
            }}
            onBlur={() => point(null)}
            press={() => press(card)}
            look={explain && (() => explain({ card }))}
          >
            <CardPicture id={card} words={words} />
          </Card>
        );
      })}
      <Carried drag={drag}>{(card) => <Lying card={card} words={words} />}</Carried>
    </div>
  );
}

function Bin({ arranging, words }: { readonly arranging: Arranging; readonly words: BoardWords }) {
  const { owed, picked, put } = arranging;
  return (
    <div className={owed > 0 ? 'gs-bin is-open' : 'gs-bin'} data-drop="bin">
      <svg viewBox="0 0 512 512" width="26" height="26" aria-hidden="true">
        <path d={ICONS.bin} fill="currentColor" />
      </svg>
      <span>{owed > 0 ? words.binLeft(owed) : words.bin}</span>
      {picked.map((card) => (
        <Card key={card} className="gs-card" label={words.inBin(nameOfCard(words, card))} press={() => put(card, 0)}>
          <CardPicture id={card} words={words} />
        </Card>
      ))}
    </div>
  );
}
