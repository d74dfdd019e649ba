// The Grand Master tiles: what they ask for, whose they are, how everybody stands, and what is missing.
import { Drawn } from '../../../parts/Drawn.tsx';
import { useLook } from '../../../parts/look.ts';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { moneyVpFor } from '../data/kinds.ts';
import { masterFace } from '../picture/people.ts';
import { cashOf } from '../rules/counts.ts';
import { countFor, requirement } from '../rules/masters.ts';
import type { Master } from '../types.ts';
import { standOf } from './standing.ts';
import { useTable } from './useTable.ts';

export function Masters() {
  const { props, words } = useTable();
  const { masters } = props.view.open;
  if (masters.length === 0) return null;
  return (
    <ul className="rg-masters" aria-label={words.masters}>
      {masters.map((master) => (
        <Tile key={master.tile} master={master} />
      ))}
    </ul>
  );
}

function Tile({ master }: { readonly master: Master }) {
  const { props, words, lit, quote, look } = useTable();
  const { names, view, help } = props;
  const { tile, side, owner, contested } = master;
  const claim = help === 'full' ? quote?.claims.find((one) => one.tile === tile) : undefined;
  const state = [
    lit.has(`gm-${tile}`) ? ' is-lit' : '',
    claim === undefined ? '' : ' is-near',
    contested ? ' is-contested' : '',
    owner === null ? '' : ' is-owned',
  ];
  const isTold = view.seat !== null && side !== 'money' && help === 'full' && view.open.season !== 'end';
  const stand = isTold ? words.stand(standOf(view.open, view.seat!, master)) : '';
  const large = () => look({ kind: 'master', tile });
  const { onKeyDown: _, ...looking } = useLook(large);
  return (
    <li className={`rg-master${state.join('')}`} data-tile={tile} data-at={`tile-${tile}`}>
      <button type="button" className="rg-master-face" onClick={large} {...looking}>
        <span className="rg-medal" aria-hidden="true">
          <Emblem tile={tile} />
        </span>
        <span className="rg-master-title">
          <b>{words.names.tiles[tile]}</b>
          <span>
            {words.side(side, requirement(master))}
            {side !== 'money' && <span className="k-unseen">: {words.needs(side, requirement(master))}</span>}
          </span>
        </span>
        {side !== 'money' && (
          <span className="rg-owner" aria-hidden="true">
            {owner !== null && <PlayerSign seat={owner} size={27} />}
          </span>
        )}
        <span className="k-unseen">
          {side === 'money'
            ? ''
            : owner === null
              ? contested
                ? words.contested
                : words.nobody
              : words.owner(names[owner])}
        </span>
      </button>
      {side === 'money' ? <MoneyLine /> : <Counts master={master} />}
      {(contested || stand !== '') && (
        <p className="rg-stand">
          {contested && <strong>{words.contested}: </strong>}
          {stand}
        </p>
      )}
    </li>
  );
}

export const Emblem = ({ tile }: { readonly tile: Master['tile'] }) => (
  <svg className="rg-portrait" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
    <Drawn of={masterFace(tile)} />
  </svg>
);

function Counts({ master }: { readonly master: Master }) {
  const { props } = useTable();
  const { view, names } = props;
  const counts = view.open.towns.map((_, seat) => countFor(view.open, seat, master.tile));
  const needs = requirement(master);
  return (
    <ol className="rg-counts">
      {counts.map((count, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <li key={seat} className={count >= needs ? 'is-there' : ''}>
          <PlayerSign seat={seat} size={16} label={names[seat]} />
          <b>{count}</b>
        </li>
      ))}
    </ol>
  );
}

function MoneyLine() {
  const { props, words, own } = useTable();
  const { open, seat } = props.view;
  const ranks = moneyVpFor(open.towns.length);
  return (
    <p className="rg-money">
      <b>{ranks.join(' – ')}</b>
      {own !== null && seat !== null && <span>{words.cash(cashOf(own.goods, open.towns[seat]))}</span>}
    </p>
  );
}
