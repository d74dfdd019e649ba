// What a player has: houses in the town, goods and buildings in hand, coins, spaces on the mayors' tracks.

import { ChooseSome } from '../../../../parts/pad/Choices.tsx';
import { Remove } from '../../../../parts/pad/Remove.tsx';
import { Stepper } from '../../../../parts/pad/Stepper.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { CITIES, type City, GOOD_ROWS, GOODS, PLACES } from '../../data/goods.ts';
import { type BuildingId, buildingOf, type GoodId, readBuilding } from '../../data/kinds.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { buildingName } from '../../words/text-words.ts';
import { Coins, Crest, Icon, PersonMark } from '../art.tsx';
import { BuildingFace, GoodFace } from '../cards.tsx';
import { goodsIn, type PadPlayer, type RigaPad, withGoods, without } from './model.ts';

export interface TownProps {
  readonly value: RigaPad;
  readonly seat: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly lit: readonly string[];
  change(next: PadPlayer): void;
}

export function Town(props: TownProps) {
  const { value, seat, pad } = props;
  const player = value.players[seat];
  const at = `players[${seat}]`;
  const built = [...player.buildings, ...player.rigaBuildings];
  const places = PLACES.map((place) => built.filter((code) => buildingOf(read(code)).place === place));
  return (
    <div className="rgp-town">
      <section className="rgp-shore" aria-label={pad.town}>
        <h3>{pad.town}</h3>
        <Trouble at={[at]} isExact />
        <Trouble at={[`${at}.buildings`, `${at}.rigaBuildings`, `${at}.covered`]} />
        {built.length === 0 && <p>{pad.empty}</p>}
        <div className="rgp-places">
          {PLACES.map(
            (place, i) =>
              places[i].length > 0 && (
                <ul key={place} className="rgp-cards" aria-label={props.words.names.places[place]}>
                  {places[i].map((code) => (
                    <House key={code} code={code} {...props} />
                  ))}
                </ul>
              ),
          )}
        </div>
      </section>
      <Hand {...props} />
      {value.modules.includes('BM') && <Mayors {...props} />}
    </div>
  );
}
const read = (code: string): BuildingId => readBuilding(code) as BuildingId;

/** A building; with the Victual Brothers its person can be covered. */
function House({ code, value, seat, words, pad, lit, change }: TownProps & { readonly code: string }) {
  const player = value.players[seat];
  const id = read(code);
  const name = buildingName(words.names, id);
  const { person } = buildingOf(id);
  const isCovered = player.covered.includes(code);
  const isBuilt = !player.handBuildings.includes(code);
  return (
    <li className={lit.includes(code) ? 'is-lit' : undefined}>
      <span className="rg-card" role="img" aria-label={name} title={name} data-card={code}>
        <BuildingFace id={id} />
      </span>
      {value.modules.includes('VB') && person !== null && isBuilt && (
        <button
          type="button"
          className="k-badge rgp-cover"
          aria-pressed={isCovered}
          title={pad.cover(name)}
          onClick={() =>
            change({
              ...player,
              covered: isCovered ? player.covered.filter((one) => one !== code) : [...player.covered, code],
            })
          }
        >
          <PersonMark person={person} isCovered={isCovered} />
          <span className="k-unseen">{isCovered ? pad.uncover(name) : pad.cover(name)}</span>
        </button>
      )}
      <Remove label={pad.remove(name)} press={() => change(without(player, code))} />
    </li>
  );
}

function Hand(props: TownProps) {
  const { value, seat, words, pad, change } = props;
  const player = value.players[seat];
  const at = `players[${seat}]`;
  return (
    <section className="rgp-hand" aria-label={pad.hand}>
      <h3>{pad.hand}</h3>
      <Trouble at={[`${at}.hand`, `${at}.handBuildings`]} />
      <div className="rgp-goods">
        {GOODS.map((good, i) => (
          <Stepper
            key={good}
            label={words.names.goods[good]}
            picture={
              <span className="rg-card rgp-good">
                <GoodFace good={i as GoodId} name={words.names.goods[good]} />
              </span>
            }
            value={goodsIn(player, good)}
            most={GOOD_ROWS[good].count}
            change={(count) => change(withGoods(player, good, count))}
          />
        ))}
        <Stepper
          label={pad.coins}
          picture={<Coins count={2} />}
          value={player.coins}
          at={`${at}.coins`}
          change={(coins) => change({ ...player, coins })}
        />
        {value.modules.includes('RG') && (
          <Stepper
            label={pad.stored}
            picture={<Icon name="wechselstube" size={30} />}
            value={player.stored}
            at={`${at}.stored`}
            change={(stored) => change({ ...player, stored })}
          />
        )}
      </div>
      <ul className="rgp-cards">
        {player.handBuildings.map((code) => (
          <House key={code} code={code} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** R12 How far the player has come in each city. */
function Mayors({ value, seat, words, pad, change }: TownProps) {
  const player = value.players[seat];
  return (
    <section className="rgp-mayors" aria-label={pad.mayors}>
      <h3>{pad.mayors}</h3>
      <p>{pad.mayorsAbout}</p>
      <div className="rgp-goods">
        {CITIES.map((city) => (
          <Stepper
            key={city}
            label={words.names.places[city]}
            picture={<Crest place={city} size={30} />}
            value={player.mayors[city] ?? 0}
            at={`players[${seat}].mayors.${city}`}
            change={(spaces) => change({ ...player, mayors: { ...player.mayors, [city]: spaces } })}
          />
        ))}
      </div>
      <ChooseSome
        legend={pad.mayor}
        options={CITIES.map((city) => ({ value: city, label: pad.mayorOf(words.names.places[city]) }))}
        values={player.mayorOf}
        change={(cities) => change({ ...player, mayorOf: cities as readonly City[] })}
      />
      <Trouble at={[`players[${seat}].mayorOf`]} />
    </section>
  );
}
