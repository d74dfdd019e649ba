// What lies on the table, large: what it does in words, what it would bring me now, and by which rule.
import type { ComponentProps, ReactNode } from 'react';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { Enlarged } from '../../../parts/Sheet.tsx';
import { CITIES, GOODS, PLACE_ROWS, PLACES, type Place } from '../data/goods.ts';
import { BASE, baseOf, GOOD_IDS, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { countFor, requirement } from '../rules/masters.ts';
import { worthWith } from '../rules/pay.ts';
import type { Master } from '../types.ts';
import { buildingName, goodsName } from '../words/text-words.ts';
import { Crest, GoodMark } from './art.tsx';
import { Crate, GoodFace } from './cards.tsx';
import { Emblem } from './Masters.tsx';
import { payableWith } from './preview.ts';
import { standOf } from './standing.ts';
import { useTable } from './useTable.ts';

export type SheetLook = Pick<ComponentProps<typeof Enlarged>, 'className' | 'closeLabel' | 'onClose'>;

/** A sentence with its rule, which opens the rulebook beside the table. */
export function Said({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const { props, look } = useTable();
  const { openRule } = props;
  const open = () => {
    look(null);
    openRule?.(rule);
  };
  return (
    <p>
      {children}{' '}
      {openRule === undefined ? (
        <small>({rule})</small>
      ) : (
        <button type="button" className="rg-rule" onClick={open}>
          {rule}
        </button>
      )}
    </p>
  );
}

/** Whose now it is; null where nobody's. */
export function useMe(): number | null {
  const { view, help } = useTable().props;
  return help === 'full' && view.open.season !== 'end' ? view.seat : null;
}

export function AboutRow({ row, ...sheet }: SheetLook & { readonly row: number }) {
  const { props, words, own } = useTable();
  const { view } = props;
  const me = useMe();
  const lying = view.open.rows[row] ?? null;
  if (lying === null) return null;
  const { goods, token } = lying;
  const then = me === null || own === null ? null : payableWith(view, me, [...own.goods, ...goods], own.buildings);
  const face = (
    <span className="rg-explained">
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crates of a ship do not move
        <Crate key={i} good={good} />
      ))}
    </span>
  );
  return (
    <Enlarged {...sheet} title={words.row(row + 1, goodsName(words.names, goods), baseOf(goods))} face={face}>
      <Said rule="R5.1">{words.explain.row}</Said>
      {token && <Said rule="R11.3">{words.explain.token}</Said>}
      {then !== null && (
        <p>
          <b>
            {then.length === 0
              ? words.thenNothing
              : words.thenPayable(then.map((id) => buildingName(words.names, id)).join(', '))}
          </b>
        </p>
      )}
    </Enlarged>
  );
}

export function AboutGood({ good, ...sheet }: SheetLook & { readonly good: GoodId }) {
  const { props, words } = useTable();
  const { view } = props;
  const name = words.names.goods[GOODS[good]];
  return (
    <Enlarged {...sheet} title={words.good(name, BASE[good])} face={<GoodFace good={good} name={name} />}>
      <Said rule="R6.2">{words.explain.good}</Said>
      <ul className="rg-large-prices">
        {PLACES.map((place) => {
          if (place === 'riga' && !view.settings.RG) return null;
          const worth = worthWith(view.open, view.seat ?? 0, PLACE_ROWS[place].pays)[good];
          return (
            <li key={place}>
              <Crest place={place} size={26} />
              <span>{words.names.places[place]}</span>
              <b>{worth === 0 ? '✕' : worth}</b>
            </li>
          );
        })}
      </ul>
    </Enlarged>
  );
}

/** A town: what goods are worth there for whose houses stand on the shore, and who is to be its mayor. */
export function AboutPlace({ place, ...sheet }: SheetLook & { readonly place: Place }) {
  const { props, words, shown } = useTable();
  const { open } = props.view;
  const worth = worthWith(open, shown, PLACE_ROWS[place].pays);
  const track = place === 'riga' ? undefined : open.tracks[CITIES.indexOf(place)];
  const face = (
    <span className="rg-explained">
      <Crest place={place} size={150} />
    </span>
  );
  return (
    <Enlarged {...sheet} title={words.names.places[place]} face={face}>
      <Said rule="R6.3">{place === 'riga' ? words.explain.riga : words.explain.prices(PARAMETERS.premiumBonus)}</Said>
      <ul className="rg-large-prices">
        {GOOD_IDS.map((good) => (
          <li key={good}>
            <GoodMark good={good} size={26} />
            <span>{words.names.goods[GOODS[good]]}</span>
            <b>{worth[good] === 0 ? '✕' : worth[good]}</b>
          </li>
        ))}
      </ul>
      {track !== undefined && (
        <>
          <Said rule="R12.2">{words.explain.steps}</Said>
          <Said rule="R12.4">{words.explain.mayor}</Said>
          <Standings of={track.spaces} mark={track.mayor} />
        </>
      )}
    </Enlarged>
  );
}

export function AboutMaster({ master, ...sheet }: SheetLook & { readonly master: Master }) {
  const { props, words } = useTable();
  const { open } = props.view;
  const me = useMe();
  const { tile, side, owner } = master;
  const face = (
    <span className="rg-explained">
      <Emblem tile={tile} />
    </span>
  );
  const title = `${words.names.tiles[tile]}: ${words.side(side, requirement(master))}`;
  if (side === 'money')
    return (
      <Enlarged {...sheet} title={title} face={face}>
        <Said rule="R10.12">{words.moneyAbout}</Said>
        <Said rule="R10.13">{words.explain.money(open.towns.length)}</Said>
      </Enlarged>
    );
  const second = side === 'max' ? 'R10.11' : 'R10.10';
  return (
    <Enlarged {...sheet} title={title} face={face}>
      <Said rule={side === 'max' ? 'R10.7' : 'R10.8'}>{words.explain[side](requirement(master))}</Said>
      <Said rule="R10.9">{words.explain.owner}</Said>
      <Said rule={second}>{words.explain.second[side]}</Said>
      <Standings of={open.towns.map((_, seat) => countFor(open, seat, tile))} mark={owner} />
      {me !== null && (
        <p>
          <b>{words.stand(standOf(open, me, master))}</b>
        </p>
      )}
    </Enlarged>
  );
}

/** Everybody's number; the mark is at the one who leads. */
function Standings({ of, mark }: { readonly of: readonly number[]; readonly mark: number | null }) {
  const { names } = useTable().props;
  return (
    <ul className="rg-large-prices">
      {of.map((count, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <li key={seat}>
          <PlayerSign seat={seat} size={24} />
          <span>{names[seat]}</span>
          <b>
            {seat === mark && '★ '}
            {count}
          </b>
        </li>
      ))}
    </ul>
  );
}
