// The buildings on display: the old ones, about to leave, the separation card with its arrow, the new ones.

import { type Stop, useGroup } from '../../../parts/roving.ts';
import type { BuildingId } from '../data/kinds.ts';
import { costOf } from '../rules/pay.ts';
import { BuildingFace, buildingLabel } from './cards.tsx';
import { PieceCard } from './Piece.tsx';
import { useTable } from './useTable.ts';

export function Market() {
  const { words, props, offers } = useTable();
  const { old, new: fresh } = props.view.open.market;
  const count = old.length + fresh.length;
  const isTaking = offers.step === 'take';
  const { stop, keys } = useGroup([...old, ...fresh].map((id) => isTaking && offers.buildings.has(id)));
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no form
    <section className="rg-market" data-at="market" role="group" aria-label={words.market} {...keys}>
      {props.view.open.year > 1 && (
        <div className="rg-side is-old">
          {old.map((id, i) => (
            <OnDisplay key={id} id={id} isOld roving={stop(i)} />
          ))}
          {old.length === 0 && <span className="rg-none">{words.noneOld}</span>}
        </div>
      )}
      <span className="rg-separation" title={words.separation}>
        <span className="k-unseen">{words.separation}</span>
        <i aria-hidden="true">{words.old}</i>
        <svg viewBox="0 0 20 40" aria-hidden="true">
          <path d="M18 4L4 20L18 36V27H10V13H18Z" />
        </svg>
        <i aria-hidden="true">{words.fresh}</i>
      </span>
      <div className="rg-side is-new">
        {fresh.map((id, i) => (
          <OnDisplay key={id} id={id} roving={stop(old.length + i)} />
        ))}
        {fresh.length === 0 && <span className="rg-none">{words.noneNew}</span>}
      </div>
    </section>
  );
}

interface OnDisplayProps {
  readonly id: BuildingId;
  readonly isOld?: boolean;
  readonly roving: Stop;
}
function OnDisplay({ id, isOld = false, roving }: OnDisplayProps) {
  const { props, words, offers, choose } = useTable();
  const { view, help } = props;
  const option = offers.step === 'take' ? offers.buildings.get(id) : undefined;
  const cost = view.seat !== null && help === 'full' ? costOf(view.open, view.seat, id) : undefined;
  return (
    <PieceCard
      thing={{ kind: 'building', building: id, at: 'market' }}
      className={isOld ? 'is-leaving' : ''}
      label={`${buildingLabel(words, id)}${isOld ? `. ${words.leaves}` : ''}`}
      act={option === undefined ? null : () => choose(option)}
      roving={roving}
      at={`market-${id}`}
    >
      <BuildingFace id={id} {...(cost === undefined ? {} : { cost })} />
    </PieceCard>
  );
}
