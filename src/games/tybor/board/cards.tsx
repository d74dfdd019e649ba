// The faces of the cards, drawn 100 by 140. Their left column says everything that is still to be seen when they overlap.
import { memo, type ReactNode } from 'react';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { COLOURS } from '../data/persons.ts';
import type { Size } from '../types.ts';
import type { CardNames } from '../words/names.ts';
import { ColourShape, EffectSign, housePath, IconAt, TradeSign } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { Portrait } from './portrait.tsx';

/** What a card lies there as: what does not count there is faint. */
export type Lying = 'free' | 'citizen' | 'worker';

const Paper = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <svg className={className} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

interface PersonFaceProps {
  readonly id: PersonId;
  readonly names: CardNames;
  readonly as?: Lying;
}

export const PersonFace = memo(function PersonFace({ id, names, as = 'free' }: PersonFaceProps) {
  const { profession, work, symbols, row } = personOf(id);
  const marks = COLOURS.flatMap((colour, tint) => Array.from({ length: symbols[tint] }, () => colour));
  const given = names.persons[row].split(' ').at(-1);
  return (
    <Paper className={`ty-face is-${as}`}>
      <rect className="ty-paper" width="100" height="140" />
      <rect className="ty-column" width="31" height="140" />
      <g className="ty-face-trade">
        <TradeSign profession={profession} x={15.5} y={17.5} size={26} />
      </g>
      <text className="ty-work" x="15.5" y="58">
        {work}
      </text>
      <g className="ty-face-marks">
        {marks.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one mark is like another
          <ColourShape key={i} colour={colour} x={15.5} y={75 + i * 17.5} size={16} />
        ))}
      </g>
      <svg x="34" y="5" width="62" height="114" viewBox="0 0 64 112" preserveAspectRatio="xMidYMin slice">
        <title>{names.persons[row]}</title>
        <Portrait profession={profession} n={Number(row.slice(2))} />
      </svg>
      <rect className="ty-frame" x="34" y="5" width="62" height="114" />
      <text className="ty-name" x="65" y="133">
        {given}
      </text>
    </Paper>
  );
});

interface BuildingFaceProps {
  readonly id: BuildingId;
  readonly names: CardNames;
  /** 'both' in the market, where the builder still decides. */
  readonly size: Size | 'both';
}

export const BuildingFace = memo(function BuildingFace({ id, names, size }: BuildingFaceProps) {
  const building = buildingOf(id);
  const { colour, row, symbol, effect, counts } = building;
  const isLarge = size === 'large';
  const name = names.buildings[row];
  return (
    <Paper className={`ty-face ty-house ty-on-${colour}`}>
      <rect className="ty-ground" width="100" height="140" />
      <rect className="ty-sky" x="34" y="5" width="61" height="109" />
      <circle className="ty-sun" cx="83" cy="19" r="7" />
      <path className="ty-hill" d="M34 96Q50 82 66 92T95 84V114H34Z" />
      <g className="ty-motif">
        {isLarge && <IconAt path={ICONS[row]} x={72} y={56} size={34} className="ty-far" />}
        <IconAt path={ICONS[row]} x={64.5} y={isLarge ? 74 : 70} size={isLarge ? 60 : 48} />
      </g>
      <path className="ty-lawn" d="M34 101Q64 95 95 103V114H34Z" />
      {size === 'both' ? (
        <BothPoints small={building.small} large={building.large} />
      ) : (
        <Points points={building[size]} isLarge={isLarge} />
      )}
      {symbol !== null && <TradeSign profession={symbol} x={16.5} y={97} size={25} />}
      {effect !== null && (
        <>
          <rect className="ty-plaque" x="3" y="83" width="27" height="28" rx="4" />
          <EffectSign effect={effect} counts={counts} x={16.5} y={97} />
        </>
      )}
      <ColourShape colour={colour} x={16.5} y={126} size={15} />
      <text className={name.length > 11 ? 'ty-name is-long' : 'ty-name'} x="65" y="130">
        {name.length > 15 ? `${name.slice(0, 13)}…` : name}
      </text>
    </Paper>
  );
});

const Points = ({ points, isLarge }: { readonly points: number; readonly isLarge: boolean }) => (
  <>
    <path className="ty-badge" d={isLarge ? housePath(16.5, 38, 29, 62) : housePath(16.5, 25, 27, 36)} />
    {isLarge && <path className="ty-badge-floor" d="M2 56H31" />}
    <text className="ty-points" x="16.5" y={isLarge ? 50 : 36}>
      {points}
    </text>
  </>
);

const BothPoints = ({ small, large }: { readonly small: number; readonly large: number }) => (
  <>
    <path className="ty-badge" d={housePath(16.5, 22, 25, 33)} />
    <text className="ty-points" x="16.5" y="33">
      {small}
    </text>
    <path className="ty-badge is-large" d={housePath(16.5, 61, 25, 38)} />
    <text className="ty-points is-large" x="16.5" y="73">
      {large}
    </text>
  </>
);

/** The back of the person cards: a plan on blue paper. Knows nothing of its face. */
export const PersonBack = memo(function PersonBack() {
  return (
    <Paper className="ty-face ty-back">
      <rect className="ty-back-ground" width="100" height="140" />
      <path
        className="ty-back-grid"
        d="M0 20H100M0 40H100M0 60H100M0 80H100M0 100H100M0 120H100M20 0V140M40 0V140M60 0V140M80 0V140"
      />
      <path
        className="ty-back-plan"
        d="M24 106V62L50 40L76 62V106ZM24 62H76M42 106V84H58V106M50 40V26M16 114H84M31 72H41V80H31ZM59 72H69V80H59Z"
      />
      <rect className="ty-back-rim" x="6" y="6" width="88" height="128" rx="4" />
    </Paper>
  );
});
