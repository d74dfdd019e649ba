// Above the sea: the year and its seasons, the turn order, and the piles.
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { buildingOf, yearsFor } from '../data/kinds.ts';
import { Front, Icon } from './art.tsx';
import { useTable } from './useTable.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export function Sky() {
  const { props, words, look } = useTable();
  const { open, dark } = props.view;
  const { year, season, starter, active, towns } = open;
  const clockwise = towns.map((_, i) => (starter + i) % towns.length); // R2.2, R2.3
  const order = season === 'autumn' ? clockwise.toReversed() : clockwise;
  return (
    <header className="rg-sky">
      <p className="rg-year">
        <b>{year === 0 ? words.beforeFirst : words.year(year, yearsFor(towns.length))}</b>
      </p>
      <ol className="rg-seasons">
        {SEASONS.map((name) => (
          <li
            key={name}
            className={name === season ? 'is-now' : ''}
            aria-current={name === season ? 'step' : undefined}
            title={words.names.seasons[name]}
          >
            <Icon name={name} size={20} />
            <span className="rg-season-name">{words.names.seasons[name]}</span>
          </li>
        ))}
      </ol>
      <ol className="rg-order" aria-label={words.order}>
        {order.map((seat) => (
          <li key={seat} className={seat === active ? 'is-now' : ''}>
            <TownTab seat={seat} />
          </li>
        ))}
      </ol>
      <button type="button" className="rg-piles" title={words.piles} onClick={() => look({ kind: 'piles' })}>
        <span className="k-unseen">{words.piles}: </span>
        <span className="rg-pile" data-at="pile-goods">
          <i className="rg-back is-goods" aria-hidden="true" />
          <b aria-hidden="true">{dark.goods}</b>
          <span className="k-unseen">{words.pileGoods(dark.goods)}, </span>
        </span>
        <span className="rg-pile">
          <i className="rg-back is-buildings" aria-hidden="true" />
          <b aria-hidden="true">{dark.buildings}</b>
          <span className="k-unseen">{words.pileBuildings(dark.buildings)}</span>
        </span>
      </button>
    </header>
  );
}

/** Shows a player's town when pressed; the start player's carries a sign. */
function TownTab({ seat }: { readonly seat: number }) {
  const { props, words, shown, show } = useTable();
  const { starter, season, towns } = props.view.open;
  const name = props.names[seat];
  return (
    <button
      type="button"
      className={seat === shown ? 'rg-tab is-here' : 'rg-tab'}
      aria-pressed={seat === shown}
      title={words.town(name)}
      data-at={`seat-${seat}`}
      onClick={() => show(seat === shown ? null : seat)}
    >
      <PlayerSign seat={seat} size={24} label={words.town(name)} />
      <b aria-hidden="true">{towns[seat].buildings.length}</b>
      <span className="k-unseen">: {words.seatTown(towns[seat].buildings.length)}</span>
      <span className="rg-tiny-house" aria-hidden="true" />
      <span className="rg-street" aria-hidden="true">
        {towns[seat].buildings
          .toSorted((a, b) => buildingOf(a).at - buildingOf(b).at)
          .map((id) => (
            <Front key={id} place={buildingOf(id).place} />
          ))}
      </span>
      {seat === starter && season !== 'end' && (
        <span className="rg-starter" title={words.starter(name)}>
          <Icon name="starter" size={16} />
          <span className="k-unseen">{words.starter(name)}</span>
        </span>
      )}
    </button>
  );
}
