// The faces of cards: buildings and goods.
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import { kindIcon } from '../picture/art.ts';
import type { BoardWords } from '../words/board.ts';
import { buildingName, functionName, personsName } from '../words/text-words.ts';
import { Crest, Front, FunctionSign, Icon, Persons } from './art.tsx';

interface FaceProps {
  readonly id: BuildingId;
  /** What it costs its holder now, if not what is printed. */
  readonly cost?: number;
}

/** Crest top left, points top right, the house in the middle with what it does, cost and person at the foot. */
export function BuildingFace({ id, cost }: FaceProps) {
  const building = buildingOf(id);
  const { place, vp, persons } = building;
  const isCheaper = cost !== undefined && cost < building.cost;
  return (
    <span className="rg-face" data-place={place}>
      <span className="rg-face-crest">
        <Crest place={place} />
      </span>
      <b className="rg-face-vp">{vp}</b>
      <span className="rg-face-house">
        <Front place={place} />
        <Icon name={kindIcon(id)} className="rg-face-icon" />
      </span>
      <span className="rg-face-does">
        <FunctionSign building={building} />
      </span>
      <span className="rg-face-foot">
        <b className={isCheaper ? 'rg-face-cost is-less' : 'rg-face-cost'}>{cost ?? building.cost}</b>
        <Persons of={persons} />
      </span>
    </span>
  );
}

/** 'Visby Cathedral, costs 14, 6 points, Knight; what it does' */
export function buildingLabel(words: BoardWords, id: BuildingId, cost = buildingOf(id).cost): string {
  const { names } = words;
  const { vp, persons } = buildingOf(id);
  const parts = [words.building(buildingName(names, id), cost, vp)];
  if (persons.length > 0) parts.push(personsName(names, id));
  return `${parts.join(', ')}; ${functionName(names, id) || names.functions.NONE(0)}`;
}

interface CrateProps {
  readonly good: GoodId;
  /** Worth here; undefined: the base value. */
  readonly worth?: number | undefined;
}
/** A crate with the good's sign and its value. */
export function Crate({ good, worth = BASE[good] }: CrateProps) {
  return (
    <span className="rg-crate" data-good={GOODS[good]}>
      <Icon name={GOODS[good]} />
      <b>{worth === 0 ? '✕' : worth}</b>
    </span>
  );
}

/** A goods card in hand, with its worth at the place being considered. */
export function GoodFace({ good, worth, name }: CrateProps & { readonly name: string }) {
  const base = BASE[good];
  const shown = worth ?? base;
  const change = shown === base ? '' : shown === 0 ? ' is-closed' : shown > base ? ' is-dear' : ' is-less';
  return (
    <span className={`rg-goodface${change}`} data-good={GOODS[good]}>
      <b className="rg-goodface-worth">{shown === 0 ? '✕' : shown}</b>
      <span className="rg-goodface-crate">
        <Icon name={GOODS[good]} />
      </span>
      <span className="rg-goodface-name">{name}</span>
    </span>
  );
}
