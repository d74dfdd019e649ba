// The shore with its five towns: crest and prices of each, the mayors, and the houses of the player looked at.
import { useEffect, useRef } from 'react';
import { useLook } from '../../../parts/look.ts';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { useGroup } from '../../../parts/roving.ts';
import { CITIES, GOODS, PLACE_ROWS, PLACES, type Place } from '../data/goods.ts';
import { BASE, buildingOf, GOOD_IDS, RIGA } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { worthWith } from '../rules/pay.ts';
import { Crest, GoodMark } from './art.tsx';
import { House, Plot } from './House.tsx';
import { Track } from './Track.tsx';
import { useTable } from './useTable.ts';

export function Shore() {
  const { props, words, shown, show } = useTable();
  const { view, names } = props;
  const isElse = view.seat !== null && shown !== view.seat;
  const section = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) section.current?.scrollIntoView({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  const title = shown === view.seat ? words.myTown : words.town(names[shown]);
  return (
    <section ref={section} className="rg-shore" aria-label={title} data-drop="shore">
      {isElse && (
        <p className="rg-whose">
          <PlayerSign seat={shown} size={24} />
          <b>{title}</b>
          <button type="button" onClick={() => show(null)}>
            {words.back}
          </button>
        </p>
      )}
      <Towns seat={shown} />
    </section>
  );
}

function Towns({ seat }: { readonly seat: number }) {
  const { props, offers } = useTable();
  const { open, settings } = props.view;
  const { buildings, reserve } = open.towns[seat];
  const places = PLACES.filter((place) => place !== 'riga' || settings.RG);
  const order = places.flatMap((place) => {
    const at = PLACES.indexOf(place);
    const here = buildings.filter((id) => buildingOf(id).at === at);
    return at === RIGA ? [...here, ...reserve] : here;
  });
  const isMine = seat === props.view.seat && (offers.step === 'build' || offers.step === 'answer');
  const { stop, keys } = useGroup(order.map((id) => isMine && offers.buildings.has(id)));
  return (
    <div className={settings.RG ? 'rg-towns has-riga' : 'rg-towns'} style={{ '--cities': CITIES.length }} {...keys}>
      {places.map((place) => (
        <section key={place} className="rg-town" data-place={place}>
          <TownHead place={place} seat={seat} />
          {open.tracks.length > 0 && place !== 'riga' && <Track city={CITIES.indexOf(place)} />}
          <div className="rg-houses">
            {order.map((id, i) => {
              if (buildingOf(id).place !== place) return null;
              return reserve.includes(id) ? (
                <Plot key={id} id={id} seat={seat} roving={stop(i)} />
              ) : (
                <House key={id} id={id} seat={seat} roving={stop(i)} />
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The closing picture: everybody's town, side by side. */
export function AllTowns() {
  const { props, words } = useTable();
  const order = props.view.open.towns.map(({ buildings }) =>
    buildings.toSorted((a, b) => buildingOf(a).at - buildingOf(b).at),
  );
  const { stop, keys } = useGroup(order.flatMap((houses) => houses.map(() => false)));
  const before = order.map((_, seat) => order.slice(0, seat).reduce((sum, houses) => sum + houses.length, 0));
  return (
    <div className="rg-all" {...keys}>
      {order.map((houses, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <section key={seat} aria-label={words.town(props.names[seat])}>
          <h3>
            <PlayerSign seat={seat} size={26} />
            {props.names[seat]}
          </h3>
          <div className="rg-houses">
            {houses.map((id, i) => (
              <House key={id} id={id} seat={seat} roving={stop(before[seat] + i)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function TownHead({ place, seat }: { readonly place: Place; readonly seat: number }) {
  const { props, words, quote, look } = useTable();
  const large = () => look({ kind: 'place', place });
  const { onKeyDown: _, ...looking } = useLook(large);
  const at = PLACES.indexOf(place);
  const worth = worthWith(props.view.open, seat, PLACE_ROWS[place].pays);
  const { pays } = PLACE_ROWS[place];
  const isThought = quote !== null && buildingOf(quote.building).at === at;
  const name = words.names.places[place];
  const prices = GOOD_IDS.map((good) => words.price(words.names.goods[GOODS[good]], worth[good])).join(', ');
  return (
    <header className={isThought ? 'rg-townhead is-thought' : 'rg-townhead'}>
      <Crest place={place} size={30} />
      <h3>{name}</h3>
      <button type="button" className="rg-about" onClick={large} {...looking}>
        <span className="k-unseen">{words.city(name, prices)}</span>
      </button>
      <span className="rg-prices" aria-hidden="true">
        {GOOD_IDS.map((good) => (
          <span key={good} className={priceClass(worth[good], good, pays[good])}>
            <GoodMark good={good} size="1.14em" />
            <b>{worth[good] === 0 ? '✕' : worth[good]}</b>
          </span>
        ))}
      </span>
    </header>
  );
}

function priceClass(worth: number, good: number, printed: number): string {
  const dear = BASE[good] + PARAMETERS.premiumBonus; // R6.3
  if (worth === 0) return 'rg-price is-closed';
  return `rg-price${printed >= dear ? ' is-dear' : ''}${worth > printed ? ' is-more' : ''}`;
}
