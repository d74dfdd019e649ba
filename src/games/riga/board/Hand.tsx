// My hand along the table edge: goods by kind, then buildings. While a building is considered, the goods show their worth there.
import type { ReactNode } from 'react';
import { Hand as Row } from '../../../parts/Fan.tsx';
import type { Stop } from '../../../parts/roving.ts';
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, countsOf, type GoodId } from '../data/kinds.ts';
import { handSize } from '../rules/cards.ts';
import { handLimit } from '../rules/counts.ts';
import { canPay, costOf } from '../rules/pay.ts';
import type { Own } from '../types.ts';
import { Icon } from './art.tsx';
import { BuildingFace, buildingLabel, GoodFace } from './cards.tsx';
import type { Offers } from './model.ts';
import { PieceCard } from './Piece.tsx';
import { useTable } from './useTable.ts';

/** More lie four in a row where the hand is at the side. */
const MANY = 6;

interface Held {
  readonly key: string;
  /** How far the next one lies: cards of a kind in a pile, goods and buildings apart. */
  readonly apart: number;
  readonly isOpen: boolean;
  draw(stop: Stop | undefined): ReactNode;
}

/** Goods by kind, then buildings. */
function heldOf(own: Own, offers: Offers): Held[] {
  const { goods, buildings, giving } = own;
  const given = countsOf(giving.goods);
  const nthOf = (i: number): number => i - goods.indexOf(goods[i]);
  return [
    ...goods.map((good, i): Held => {
      const isLast = i === goods.length - 1;
      return {
        key: `good ${i}`,
        apart: goods[i + 1] === good ? 0.36 : isLast ? 1.2 : 1,
        isOpen: offers.goods.has(good) && nthOf(i) >= given[good],
        draw: (stop) => <GoodCard good={good} nth={nthOf(i)} own={own} roving={stop} />,
      };
    }),
    ...buildings.map(
      (id): Held => ({
        key: `building ${id}`,
        apart: 1,
        isOpen: offers.step !== 'answer' && offers.buildings.has(id),
        draw: (stop) => <BuildingCard id={id} own={own} roving={stop} />,
      }),
    ),
  ];
}

export function Hand() {
  const { props, words, own, offers } = useTable();
  const { seat, open } = props.view;
  if (own === null || seat === null) return null;
  const limit = handLimit(open.towns[seat]);
  const size = handSize(own);
  const said = words.handOf(size, limit);
  return (
    <div className="rg-hand" data-at="hand" data-drop="hand" data-many={size > MANY ? '' : undefined}>
      <p className={size > limit ? 'rg-limit is-over' : 'rg-limit'} title={said} aria-hidden="true">
        <Icon name="hand" size={18} />
        {size}/{limit}
      </p>
      <Row
        of={heldOf(own, offers)}
        label={`${words.hand}: ${said}`}
        className="rg-fan"
        keyOf={({ key }) => key}
        apart={({ apart }) => apart}
        isOpen={({ isOpen }) => isOpen}
      >
        {({ draw }, stop) => draw(stop)}
      </Row>
    </div>
  );
}

interface GoodCardProps {
  readonly good: GoodId;
  /** Its index among the cards of its kind. */
  readonly nth: number;
  readonly own: Own;
  readonly roving: Stop | undefined;
}
function GoodCard({ good, nth, own, roving }: GoodCardProps) {
  const { words, offers, quote, marked, choose } = useTable();
  const counts = countsOf(own.goods);
  const isGiven = nth < countsOf(own.giving.goods)[good];
  const option = isGiven ? undefined : offers.goods.get(good);
  const worth = quote?.worth[good];
  const isMarked = counts[good] - nth <= marked[good];
  const name = words.names.goods[GOODS[good]];
  const said = [
    words.good(name, BASE[good]),
    worth === undefined ? '' : worth === 0 ? words.closedHere : words.worthHere(worth),
    isGiven ? words.giving : '',
  ];
  return (
    <PieceCard
      thing={{ kind: 'good', good }}
      className={`rg-goodcard${isMarked ? ' is-marked' : ''}${isGiven ? ' is-given' : ''}`}
      label={said.filter(Boolean).join(', ')}
      act={option === undefined ? null : () => choose(option)}
      roving={roving}
      isQuick
      {...(isMarked ? { isChosen: true } : {})}
    >
      <GoodFace good={good} worth={worth} name={name} />
    </PieceCard>
  );
}

interface BuildingCardProps {
  readonly id: BuildingId;
  readonly own: Own;
  readonly roving: Stop | undefined;
}
function BuildingCard({ id, own, roving }: BuildingCardProps) {
  const { props, words, offers, held, hold, choose } = useTable();
  const { open, seat } = props.view;
  const option = offers.buildings.get(id);
  const isGiven = offers.step === 'discard' && own.giving.buildings.includes(id);
  const cost = costOf(open, seat!, id);
  const canBuild = offers.step === 'build' && option !== undefined;
  const act = canBuild ? () => hold(held === id ? null : id) : option === undefined ? null : () => choose(option);
  const isShort = props.help === 'full' && offers.step === 'build' && !canPay(open, seat!, own.goods, id);
  return (
    <PieceCard
      thing={{ kind: 'building', building: id, at: 'hand' }}
      className={`${isGiven ? ' is-given' : ''}${isShort ? ' is-short' : ''}`}
      label={`${buildingLabel(words, id, cost)}${isGiven ? `. ${words.giving}` : ''}`}
      act={offers.step === 'answer' ? null : act}
      isChosen={held === id}
      isQuick={canBuild}
      roving={roving}
      at={`hand-${id}`}
    >
      <BuildingFace id={id} cost={cost} />
    </PieceCard>
  );
}
