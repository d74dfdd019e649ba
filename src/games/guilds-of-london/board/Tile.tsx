// A tile of the city, 100 by 100: parchment while it is unresolved, slate once it is resolved.
import { memo } from 'react';
import { type TokenId, tileOf, tokenOf } from '../data/kinds.ts';
import { isUnresolved } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { sideBySide } from './geometry.ts';
import { Beadle, Lying, Master, OwnerSign, Pawn } from './Pieces.tsx';
import { Points, Rewards } from './Rewards.tsx';
import { Shield } from './Shield.tsx';
import { type Standing, standingOn } from './standing.ts';

interface TileProps {
  readonly open: Open;
  readonly place: number;
  readonly name: string;
  /** Whose pawn would come here. */
  readonly ghost: number | null;
  /** Whether leaders are shown. */
  readonly isFull: boolean;
}

export const Tile = memo(function Tile({ open, place, name, ghost, isFull }: TileProps) {
  return isUnresolved(open.city, place) ? (
    <Front open={open} place={place} name={name} ghost={ghost} isFull={isFull} />
  ) : (
    <Back open={open} place={place} name={name} />
  );
});

/** Names that are too long for their tile are pressed together. */
function Name({ name, y }: { readonly name: string; readonly y: number }) {
  const isLong = name.length > 17;
  return (
    <text className="gl-name" x="50" y={y} {...(isLong && { textLength: 92, lengthAdjust: 'spacingAndGlyphs' })}>
      {name}
    </text>
  );
}

function Front({ open, place, name, ghost, isFull }: TileProps) {
  const { city } = open;
  const id = city.tiles[place]!;
  const { symbols, vp, effects, precedence, isGuild } = tileOf(id);
  const standing = standingOn(open, place)!;
  const token = city.tokens[place];
  return (
    <g className={isGuild ? 'gl-tile' : 'gl-tile is-special'}>
      <rect className="gl-parchment" width="100" height="100" rx="4" />
      <rect className="gl-tile-line" x="2.6" y="2.6" width="94.8" height="94.8" rx="2.6" />
      <g transform="translate(30.5 5) scale(0.88)">
        <Shield symbols={symbols} ordinary={symbols.length === 1 ? id : -1} />
      </g>
      <Seal standing={standing} plus={ghost === null ? 0 : 1} />
      {precedence !== null && (
        <text className="gl-precedence" x="95" y="17.5">
          {precedence}
        </text>
      )}
      {token !== null && <TokenDisc token={token} x={86} y={39} />}
      <Name name={name} y={56} />
      <g className={effects.length > 2 ? undefined : 'gl-tile-rewards'}>
        <Rewards vp={vp} effects={effects} x={50} y={65.5} room={93} />
      </g>
      {city.lying[place] && (
        <g transform="translate(14 45)">
          <Lying />
        </g>
      )}
      <Figures open={open} place={place} ghost={ghost} />
      {standing.isDue && isFull && <Leaders standing={standing} />}
    </g>
  );
}

/** R1.6, R7.2 How many figures are needed; as many strokes around it are filled as are there. */
function Seal({ standing, plus }: { readonly standing: Standing; readonly plus: number }) {
  const { figures, required, isDue } = standing;
  const gap = required > 1 ? 14 : 0;
  const sweep = 360 / required - gap;
  return (
    <g transform="translate(16 16.5)" className={isDue ? 'gl-seal is-due' : 'gl-seal'}>
      <circle className="gl-seal-disc" r="9.4" />
      {Array.from({ length: required }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes of a ring do not move
          key={i}
          className={`gl-seal-stroke${i < figures ? ' is-there' : i < figures + plus ? ' is-next' : ''}`}
          d={arc(11.6, (i * 360) / required + gap / 2, sweep)}
        />
      ))}
      <text className="gl-seal-number" dy="0.36em">
        {required}
      </text>
    </g>
  );
}
function arc(r: number, from: number, sweep: number): string {
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${at(from + sweep)}`;
}

/** Second place's token. */
export function TokenDisc({ token, x, y }: { readonly token: TokenId; readonly x: number; readonly y: number }) {
  const { vp, effects } = tokenOf(token);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="gl-token-shade" cx="0.8" cy="1.6" r="12.4" />
      <circle className="gl-token" r="12.4" />
      <circle className="gl-token-rim" r="10.6" />
      {vp > 0 && effects.length > 0 ? (
        <>
          <Rewards vp={vp} effects={[]} x={0} y={-4.6} room={13} />
          <Rewards vp={0} effects={effects} x={0.5} y={5.6} room={16} />
        </>
      ) : (
        <Rewards vp={vp} effects={effects} x={effects.length > 0 ? 0.5 : 0} y={0} room={21} />
      )}
    </g>
  );
}

/** Everybody who stands here, side by side: players, a pawn that would come, the beadle. */
function Figures({
  open,
  place,
  ghost,
}: {
  readonly open: Open;
  readonly place: number;
  readonly ghost: number | null;
}) {
  const { city, beadle } = open;
  const owners = [...city.pawns.keys()].filter((owner) => city.pawns[owner][place] > 0 || owner === ghost);
  const hasBeadle = beadle !== null && city.tiles[place] === beadle;
  const at = sideBySide(owners.length + (hasBeadle ? 1 : 0), 92, 27);
  return (
    <g transform="translate(50 98)">
      {hasBeadle && (
        <g transform={`translate(${at[0]} 0)`}>
          <Beadle />
        </g>
      )}
      {owners.map((owner, i) => {
        const count = city.pawns[owner][place];
        const isGhost = owner === ghost;
        return (
          <g
            key={owner}
            transform={`translate(${at[i + (hasBeadle ? 1 : 0)]} 0)`}
            className={isGhost && count === 0 ? 'gl-ghost' : undefined}
          >
            <Pawn owner={owner} count={count + (isGhost ? 1 : 0)} />
          </g>
        );
      })}
    </g>
  );
}

/** R7.5 Who would be first now: one flag, or several in case of a tie. */
function Leaders({ standing: { leaders } }: { readonly standing: Standing }) {
  return (
    <g className="gl-leaders" transform="translate(50 0)">
      <rect x={-13 * leaders.length} y="-9" width={26 * leaders.length} height="20" rx="10" />
      {leaders.map((owner, i) => (
        <g key={owner} transform={`translate(${(i - (leaders.length - 1) / 2) * 24} 1) scale(0.72)`}>
          <OwnerSign owner={owner} />
        </g>
      ))}
      {leaders.length > 1 && (
        <text className="gl-leaders-tie" dy="0.36em" y="1">
          =
        </text>
      )}
    </g>
  );
}

function Back({ open, place, name }: Pick<TileProps, 'open' | 'place' | 'name'>) {
  const { city } = open;
  const id = city.tiles[place]!;
  const { symbols, precedence, vp } = tileOf(id);
  const master = city.masters[place];
  return (
    <g className="gl-tile is-turned">
      <rect className="gl-slate" width="100" height="100" rx="4" />
      <rect className="gl-tile-line" x="2.6" y="2.6" width="94.8" height="94.8" rx="2.6" />
      <g transform={master < 0 ? 'translate(30.5 14) scale(0.88)' : 'translate(6 6) scale(0.62)'} className="gl-arms">
        <Shield symbols={symbols} ordinary={symbols.length === 1 ? id : -1} />
      </g>
      {precedence !== null && (
        <text className="gl-precedence" x="95" y="17.5">
          {precedence}
        </text>
      )}
      {master < 0 ? (
        <>
          <g opacity="0.75">
            <Points vp={vp} x={50} y={80} size={18} />
          </g>
          <Name name={name} y={67} />
        </>
      ) : (
        <g transform="translate(57 93)">
          <Master seat={master} />
        </g>
      )}
    </g>
  );
}
