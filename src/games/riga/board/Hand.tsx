// My hand along the table edge: goods by kind, then buildings. While a building is considered, the goods show their worth there.
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, countsOf, type GoodId } from '../data/kinds.ts';
import { handSize } from '../rules/cards.ts';
import { handLimit } from '../rules/counts.ts';
import { canPay, costOf } from '../rules/pay.ts';
import type { Own } from '../types.ts';
import { Icon } from './art.tsx';
import { BuildingFace, buildingLabel, GoodFace } from './cards.tsx';
import { Piece } from './Piece.tsx';
import { type Stop, useGroup } from './useGroup.ts';
import { useTable } from './useTable.ts';

export function Hand() {
  const { props, words, own, offers } = useTable();
  const { seat, open } = props.view;
  const { goods, buildings, giving } = own ?? NOTHING;
  const given = countsOf(giving.goods);
  const { stop, keys } = useGroup([
    ...goods.map((good, i) => offers.goods.has(good) && i - goods.indexOf(good) >= given[good]),
    ...buildings.map((id) => offers.step !== 'answer' && offers.buildings.has(id)),
  ]);
  if (own === null || seat === null) return null;
  const limit = handLimit(open.towns[seat]);
  const size = handSize(own);
  return (
    <section className="rg-hand" aria-label={`${words.hand}: ${words.handOf(size, limit)}`} data-at="hand">
      <p
        className={size > limit ? 'rg-limit is-over' : 'rg-limit'}
        title={words.handOf(size, limit)}
        aria-hidden="true"
      >
        <Icon name="hand" size={18} />
        {size}/{limit}
      </p>
      <div className="rg-fan" {...keys}>
        {goods.map((good, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
          <GoodCard key={i} good={good} nth={i - goods.indexOf(good)} own={own} roving={stop(i)} />
        ))}
        {goods.length > 0 && buildings.length > 0 && <span className="rg-gap" />}
        {buildings.map((id, i) => (
          <BuildingCard key={id} id={id} own={own} roving={stop(goods.length + i)} />
        ))}
      </div>
    </section>
  );
}
const NOTHING: Pick<Own, 'goods' | 'buildings' | 'giving'> = {
  goods: [],
  buildings: [],
  giving: { goods: [], buildings: [] },
};

interface GoodCardProps {
  readonly good: GoodId;
  /** Its index among the cards of its kind. */
  readonly nth: number;
  readonly own: Own;
  readonly roving: Stop;
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
    <Piece
      thing={{ kind: 'good', good }}
      className={`rg-card rg-goodcard${nth > 0 ? ' is-stacked' : ''}${isMarked ? ' is-marked' : ''}${isGiven ? ' is-given' : ''}`}
      label={said.filter(Boolean).join(', ')}
      act={option === undefined ? null : () => choose(option)}
      roving={roving}
      isQuick
      {...(isMarked ? { isChosen: true } : {})}
    >
      <GoodFace good={good} worth={worth} name={name} />
    </Piece>
  );
}

function BuildingCard({ id, own, roving }: { readonly id: BuildingId; readonly own: Own; readonly roving: Stop }) {
  const { props, words, offers, held, hold, choose } = useTable();
  const { open, seat } = props.view;
  const option = offers.buildings.get(id);
  const isGiven = offers.step === 'discard' && own.giving.buildings.includes(id);
  const cost = costOf(open, seat!, id);
  const canBuild = offers.step === 'build' && option !== undefined;
  const act = canBuild ? () => hold(held === id ? null : id) : option === undefined ? null : () => choose(option);
  const isShort = props.help === 'full' && offers.step === 'build' && !canPay(open, seat!, own.goods, id);
  return (
    <Piece
      thing={{ kind: 'building', building: id, at: 'hand' }}
      className={`rg-card${isGiven ? ' is-given' : ''}${isShort ? ' is-short' : ''}`}
      label={`${buildingLabel(words, id, cost)}${isGiven ? `. ${words.giving}` : ''}`}
      act={offers.step === 'answer' ? null : act}
      isChosen={held === id}
      isQuick={canBuild}
      roving={roving}
      at={`hand-${id}`}
    >
      <BuildingFace id={id} cost={cost} />
    </Piece>
  );
}
