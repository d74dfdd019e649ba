// Something looked at large: a building with all it says, or the piles and what lies discarded. Closes with anything.
import { Enlarged, Sheet } from '../../../parts/Sheet.tsx';
import type { FunctionId } from '../data/buildings.ts';
import { GOODS, PLACES } from '../data/goods.ts';
import { type BuildingId, buildingOf, GOOD_IDS } from '../data/kinds.ts';
import { buildingName, functionName } from '../words/text-words.ts';
import { GoodMark } from './art.tsx';
import { BuildingFace } from './cards.tsx';
import { AboutGood, AboutMaster, AboutPlace, AboutRow, Said, type SheetLook, useMe } from './Explained.tsx';
import { quoteOf } from './preview.ts';
import { standingOf } from './standing.ts';
import { type Look, useTable } from './useTable.ts';
import { Verdict } from './Verdict.tsx';

export function Large({ what }: { readonly what: Look }) {
  const { props, words, look } = useTable();
  const sheet = { closeLabel: words.close, onClose: () => look(null), className: 'rg-paint' };
  switch (what.kind) {
    case 'building':
      return <BuildingSheet id={what.building} {...sheet} />;
    case 'row':
      return <AboutRow row={what.row} {...sheet} />;
    case 'good':
      return <AboutGood good={what.good} {...sheet} />;
    case 'place':
      return <AboutPlace place={what.place} {...sheet} />;
    case 'master':
      return <AboutMaster master={props.view.open.masters.find(({ tile }) => tile === what.tile)!} {...sheet} />;
    default:
      return (
        <Sheet title={words.piles} {...sheet}>
          <Piles />
        </Sheet>
      );
  }
}

/** R7 By which rule a building does what it does. */
const RULES: Readonly<Record<FunctionId, string>> = {
  SALE_PLUS: 'R7.1',
  COINS: 'R7.2',
  DRAW_ON_ROW: 'R7.3',
  DRAW_ON_BUILDING: 'R7.4',
  DISCOUNT_CITY: 'R7.5',
  DISCOUNT_COMBO: 'R7.6',
  HAND_LIMIT_2: 'R7.7',
  END_MERCHANT_CITIES: 'R7.8',
  END_KNIGHT_CITIES: 'R7.9',
  END_SAME_CITY: 'R7.10',
  KEEP_CHANGE: 'R7.11a',
  DISCOUNT_ALL: 'R7.11b',
  HAND_LIMIT_3: 'R7.11c',
  END_TWO_PER_CITY: 'R7.11d',
  NONE: 'R7.12',
};

/** What it would cost me now, and bring. */
function Now({ id }: { readonly id: BuildingId }) {
  const { props, words, own } = useTable();
  const me = useMe();
  if (me === null || own === null) return null;
  const quote = quoteOf(props.view, me, own.goods, id);
  return (
    <Said rule="R6.4">
      <b>{words.costLess(quote.printed, quote.cost)}</b>, {words.reach(quote.reach)}: <Verdict quote={quote} />
      {quote.claims.map(({ tile, from }) => (
        <em key={tile}> {words.claims(words.names.tiles[tile], from === null ? null : props.names[from])}</em>
      ))}
    </Said>
  );
}

function BuildingSheet({ id, ...sheet }: SheetLook & { readonly id: BuildingId }) {
  const { props, words } = useTable();
  const { towns } = props.view.open;
  const { names } = words;
  const { place, persons, does, pays, vp, cost, which } = buildingOf(id);
  const seat = towns.findIndex(({ buildings }) => buildings.includes(id));
  const standing = seat < 0 || place === 'riga' ? null : standingOf(props.view.open, seat, id);
  return (
    <Enlarged {...sheet} title={buildingName(names, id)} face={<BuildingFace id={id} />}>
      <p>{words.building(buildingName(names, id), cost, vp)}</p>
      {persons.length > 0 && (
        <p>
          {persons
            .map(
              (person, on) => `${names.persons[person]}${standing?.covered[on] === true ? ` (${words.covered})` : ''}`,
            )
            .join(', ')}
        </p>
      )}
      <Said rule={RULES[does]}>
        {functionName(names, id) || names.functions.NONE(0)}
        {does === 'SALE_PLUS' && ` (${names.goods[which as (typeof GOODS)[number]]})`}
      </Said>
      {seat < 0 && <Now id={id} />}
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
