// A house in a town, and a plot in Riga where one may still be built.

import type { Stop } from '../../../parts/roving.ts';
import { type BuildingId, buildingOf } from '../data/kinds.ts';
import { kindIcon } from '../picture/art.ts';
import { costOf } from '../rules/pay.ts';
import type { BoardWords } from '../words/board.ts';
import { Coins, Front, FunctionSign, Icon, Persons } from './art.tsx';
import { buildingLabel } from './cards.tsx';
import { Piece } from './Piece.tsx';
import { applies, type Standing, standingOf } from './standing.ts';
import { useTable } from './useTable.ts';

interface HouseProps {
  readonly id: BuildingId;
  readonly seat: number;
  readonly roving: Stop;
}

export function House({ id, seat, roving }: HouseProps) {
  const { props, words, offers, own, pointed, quote, lit, choose } = useTable();
  const { view, help } = props;
  const building = buildingOf(id);
  const standing = standingOf(view.open, seat, id);
  const isMine = seat === view.seat;
  const option = isMine && offers.step === 'answer' ? offers.buildings.get(id) : undefined;
  const thought = {
    step: offers.step,
    row: pointed?.kind === 'row' ? pointed.row : null,
    building: quote?.building ?? (pointed?.kind === 'building' ? pointed.building : null),
  };
  const isAtWork = isMine && help === 'full' && applies(view.open, seat, id, own, thought);
  const isLit = lit.has(building.code);
  const { isNew, isUsed, covered, money, bonus } = standing;
  const state = `${isNew ? ' is-new' : ''}${isUsed ? ' is-used' : ''}${isAtWork ? ' is-atwork' : ''}${isLit ? ' is-lit' : ''}`;
  return (
    <Piece
      thing={{ kind: 'building', building: id, at: 'town' }}
      className={`rg-house${state}`}
      label={[buildingLabel(words, id), ...saying(words, standing)].join('. ')}
      act={option === undefined ? null : () => choose(option)}
      roving={roving}
      at={`house-${seat}-${id}`}
      place={building.place}
    >
      <Front place={building.place} />
      <b className="rg-house-vp">{building.vp}</b>
      <Icon name={kindIcon(id)} className="rg-house-icon" />
      <span className="rg-house-does">
        {building.does === 'COINS' || money > 0 ? (
          <Coins count={money} of={building.amount} />
        ) : bonus !== null && help === 'full' ? (
          <span className="rg-does">★ {bonus}</span>
        ) : (
          <FunctionSign building={building} />
        )}
      </span>
      <Persons of={building.persons} covered={covered} />
      {isNew && <span className="rg-scaffold" />}
    </Piece>
  );
}

function saying(words: BoardWords, { isNew, isUsed, covered, money, bonus }: Standing): string[] {
  return [
    isNew ? words.notYetActive : '',
    isUsed ? words.usedThisYear : '',
    covered.includes(true) ? words.covered : '',
    money > 0 ? words.coins(money) : '',
    bonus === null ? '' : words.bonus(bonus),
  ].filter(Boolean);
}

/** R1.5 One's own building of Riga that does not stand yet: a plan on an empty plot. */
export function Plot({ id, seat, roving }: HouseProps) {
  const { props, words, offers, held, hold } = useTable();
  const { view } = props;
  const { place } = buildingOf(id);
  const isMine = seat === view.seat;
  const canBuild = isMine && offers.step === 'build' && offers.buildings.has(id);
  const cost = isMine ? costOf(view.open, seat, id) : buildingOf(id).cost;
  return (
    <Piece
      thing={{ kind: 'building', building: id, at: isMine ? 'reserve' : 'town' }}
      className="rg-house rg-plot"
      label={`${buildingLabel(words, id, cost)}. ${words.reserve}`}
      act={canBuild ? () => hold(held === id ? null : id) : null}
      isChosen={held === id}
      isQuick={canBuild}
      roving={roving}
      at={`house-${seat}-${id}`}
      place={place}
    >
      <Front place={place} />
      <Icon name={kindIcon(id)} className="rg-house-icon" />
      <b className="rg-face-cost">{cost}</b>
    </Piece>
  );
}
