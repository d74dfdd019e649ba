// Something looked at large: a building with all it says, or the piles and what lies discarded. Closes with anything.
import { Sheet } from '../../../parts/Sheet.tsx';
import { GOODS, PLACES } from '../data/goods.ts';
import { type BuildingId, buildingOf, GOOD_IDS } from '../data/kinds.ts';
import { buildingName } from '../words/text-words.ts';
import { GoodMark } from './art.tsx';
import { BuildingFace } from './cards.tsx';
import { standingOf } from './standing.ts';
import { type Look, useTable } from './useTable.ts';

const DRESS = { sheet: 'rg-sheet rg-paint', paper: 'rg-sheet-paper', cross: 'rg-close' };

export function Large({ what }: { readonly what: Look }) {
  const { words, look } = useTable();
  const close = () => look(null);
  return (
    <Sheet
      dress={DRESS}
      title={what.kind === 'piles' ? words.piles : buildingName(words.names, what.building)}
      closeLabel={words.close}
      onClose={close}
      onKeyDown={(e) => {
        if (e.key !== ' ' || e.target !== e.currentTarget.querySelector('.rg-close')) return;
        e.preventDefault();
        close();
      }}
    >
      {what.kind === 'piles' ? <Piles /> : <BuildingSheet id={what.building} />}
    </Sheet>
  );
}

function BuildingSheet({ id }: { readonly id: BuildingId }) {
  const { props, words } = useTable();
  const { towns } = props.view.open;
  const { names } = words;
  const { place, person, does, pays, vp, cost, names: named } = buildingOf(id);
  const seat = towns.findIndex(({ buildings }) => buildings.includes(id));
  const standing = seat < 0 || place === 'riga' ? null : standingOf(props.view.open, seat, id);
  return (
    <div className="rg-large">
      <span className="rg-card rg-large-card" aria-hidden="true">
        <BuildingFace id={id} />
      </span>
      <div className="rg-large-text">
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
      </div>
    </div>
  );
}

function Piles() {
  const { props, words } = useTable();
  const { open, dark } = props.view;
  return (
    <div className="rg-large-text">
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
    </div>
  );
}
