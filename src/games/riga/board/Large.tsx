// Something looked at large: a building with all it says, or the piles and what lies discarded. Closes with anything.
import { Enlarged, Sheet } from '../../../parts/Sheet.tsx';
import { GOODS, PLACES } from '../data/goods.ts';
import { type BuildingId, buildingOf, GOOD_IDS } from '../data/kinds.ts';
import { buildingName } from '../words/text-words.ts';
import { GoodMark } from './art.tsx';
import { BuildingFace } from './cards.tsx';
import { standingOf } from './standing.ts';
import { type Look, useTable } from './useTable.ts';

export function Large({ what }: { readonly what: Look }) {
  const { words, look } = useTable();
  const sheet = { closeLabel: words.close, onClose: () => look(null), className: 'rg-paint' };
  if (what.kind === 'building') return <BuildingSheet id={what.building} {...sheet} />;
  return (
    <Sheet title={words.piles} {...sheet}>
      <Piles />
    </Sheet>
  );
}

interface BuildingSheetProps {
  readonly id: BuildingId;
  readonly closeLabel: string;
  readonly className: string;
  onClose(): void;
}
function BuildingSheet({ id, ...sheet }: BuildingSheetProps) {
  const { props, words } = useTable();
  const { towns } = props.view.open;
  const { names } = words;
  const { place, person, does, pays, vp, cost, names: named } = buildingOf(id);
  const seat = towns.findIndex(({ buildings }) => buildings.includes(id));
  const standing = seat < 0 || place === 'riga' ? null : standingOf(props.view.open, seat, id);
  return (
    <Enlarged {...sheet} title={buildingName(names, id)} face={<BuildingFace id={id} />}>
      <p>{words.building(buildingName(names, id), cost, vp)}</p>
      {person !== null && (
        <p>
          {names.persons[person]}
          {standing?.isCovered === true && ` (${words.covered})`}
        </p>
      )}
      <p>
        {names.functions[does]}
        {does === 'SALE_PLUS' && ` (${names.goods[named as (typeof GOODS)[number]]})`}
      </p>
      {standing !== null && standing.bonus !== null && <p>{words.bonus(standing.bonus)}</p>}
      <ul className="rg-large-prices" aria-label={names.places[PLACES[buildingOf(id).at]]}>
        {GOOD_IDS.map((good) => (
          <li key={good}>
            <GoodMark good={good} size={26} />
            <span>{names.goods[GOODS[good]]}</span>
            <b>{pays[good] === 0 ? '✕' : pays[good]}</b>
          </li>
        ))}
      </ul>
    </Enlarged>
  );
}

function Piles() {
  const { props, words } = useTable();
  const { open, dark } = props.view;
  return (
    <>
      <p>
        {words.pileGoods(dark.goods)}, {words.pileBuildings(dark.buildings)}
      </p>
      <h3>{words.discardGoods}</h3>
      <ul className="rg-large-prices">
        {GOOD_IDS.map((good) => (
          <li key={good}>
            <GoodMark good={good} size={26} />
            <span>{words.names.goods[GOODS[good]]}</span>
            <b>{open.discard[good]}</b>
          </li>
        ))}
      </ul>
      <h3>{words.ruins}</h3>
      <p>{open.ruins.map((id) => buildingName(words.names, id)).join(', ') || words.none}</p>
    </>
  );
}
