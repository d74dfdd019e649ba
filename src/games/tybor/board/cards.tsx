// The faces of the cards in the page.
import { memo } from 'react';
import type { Drawing } from '../../../draw/drawing.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { BuildingId, PersonId } from '../data/kinds.ts';
import { buildingBack, buildingFace, type Lying, personBack, personFace } from '../picture/cards.ts';
import type { Size } from '../types.ts';
import type { CardNames } from '../words/names.ts';

const Paper = ({ of }: { readonly of: Drawing }) => (
  <svg className="ty-face" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <Drawn of={of} />
  </svg>
);

interface PersonFaceProps {
  readonly id: PersonId;
  readonly names: CardNames;
  readonly as?: Lying;
}
export const PersonFace = memo(function PersonFace({ id, names, as = 'free' }: PersonFaceProps) {
  return personPaper(id, names, as);
});
/** The same, drawn at once: for a pad, on which what a card says is in play only now. */
export const personPaper = (id: PersonId, names: CardNames, as: Lying) => <Paper of={personFace(id, names, as)} />;

interface BuildingFaceProps {
  readonly id: BuildingId;
  readonly names: CardNames;
  /** 'both' in the market, where the builder still decides. */
  readonly size: Size | 'both';
}
export const BuildingFace = memo(function BuildingFace({ id, names, size }: BuildingFaceProps) {
  return buildingPaper(id, names, size);
});
export const buildingPaper = (id: BuildingId, names: CardNames, size: Size | 'both') => (
  <Paper of={buildingFace(id, names, size)} />
);

const PERSON_BACK = personBack();
const BUILDING_BACK = buildingBack();
export const PersonBack = () => <Paper of={PERSON_BACK} />;
export const BuildingBack = () => <Paper of={BUILDING_BACK} />;
