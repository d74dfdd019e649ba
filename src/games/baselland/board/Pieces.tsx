// What stands or hovers over the country: followers, places for followers, the ghost of the drawn tile.
import { memo, type RefObject, useRef } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { SignShape } from '../../../parts/PlayerSign.tsx';
import { roleOf, roleShape } from '../picture/figures.ts';
import { standOf } from '../picture/geometry.ts';
import { followersOn } from '../picture/standing.ts';
import type { Laid, Open, Place, Put, RegionId } from '../types.ts';
import type { PutChoice } from './Dock.tsx';
import { Figure } from './Follower.tsx';
import { WholeTile } from './Tile.tsx';
import { isPlace, type Placing } from './usePlacing.ts';

export const Followers = memo(function Followers({ open }: { readonly open: Open }) {
  const standing = followersOn(open);
  const first = useRef(new Set(standing.map((f) => `${f.tile}.${f.region}`)));
  return (
    <g>
      {standing.map(({ tile, region, seat, at: [x, y] }) => {
        const name = `${tile}.${region}`;
        return (
          <g key={name} transform={`translate(${x.toFixed(1)} ${(y + 11).toFixed(1)})`}>
            <g className="bl-standing">
              <g className={first.current.has(name) ? 'bl-follower' : 'bl-follower bl-new'}>
                <Figure role={roleOf(region)} seat={seat} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The tile in the hand: where it would lie, or floating under the pointer. */
export function Ghost({
  placing,
  floating,
}: {
  readonly placing: Placing;
  readonly floating: RefObject<SVGGElement | null>;
}) {
  const { tile, target, turn } = placing;
  if (target !== null) {
    const { option } = target;
    return (
      <g className="bl-ghost" transform={`translate(${option.x * 100} ${option.y * 100})`}>
        <WholeTile laid={option} />
        <rect
          className={target.by === 'keys' ? 'bl-ghost-rim is-focus' : 'bl-ghost-rim'}
          x="-1.5"
          y="-1.5"
          width="103"
          height="103"
          rx="4"
        />
      </g>
    );
  }
  return (
    <g ref={floating} className="bl-ghost is-floating" visibility="hidden">
      <g transform="translate(-50 -50)">
        <WholeTile laid={{ tile, x: 0, y: 0, turn }} />
      </g>
    </g>
  );
}

interface TriedProps {
  readonly seat: number;
  readonly option: Place | Put;
  readonly last: Laid | null;
}

/** Where somebody else is holding the tile or a follower, with that player's sign. */
export function TriedGhost({ seat, option, last }: TriedProps) {
  if (isPlace(option))
    return (
      <g className="bl-tried" transform={`translate(${option.x * 100} ${option.y * 100})`}>
        <g className="bl-tried-thing">
          <WholeTile laid={option} />
        </g>
        <rect x="-1.5" y="-1.5" width="103" height="103" rx="4" style={{ stroke: `var(--seat-${seat})` }} />
        <g className="bl-legible">
          <circle className="bl-tried-disc" r="17" />
          <SignShape seat={seat} />
        </g>
      </g>
    );
  if (option === null || last === null) return null;
  const [x, y] = standOf(last, option);
  return (
    <g className="bl-tried" transform={`translate(${x.toFixed(1)} ${(y + 11).toFixed(1)})`}>
      <g className="bl-standing bl-tried-thing">
        <Figure role={roleOf(option)} seat={seat} />
      </g>
    </g>
  );
}

interface FollowerPlacesProps {
  readonly laid: Laid;
  readonly choices: readonly PutChoice[];
  readonly pointed: RegionId | null | undefined;
}

/** The free segments of the tile just laid, each as the figure it would take. */
export function FollowerPlaces({ laid, choices, pointed }: FollowerPlacesProps) {
  return (
    <g className="bl-puts">
      {choices.map(({ region, worth }) => {
        if (region === null) return null;
        const [x, y] = standOf(laid, region);
        return (
          <g
            key={region}
            className={pointed === region ? 'bl-putmark is-pointed' : 'bl-putmark'}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <g className="bl-putmark-size">
              <circle className="bl-putmark-disc" r="13.5" />
              <g transform="translate(0 9.6) scale(0.66)">
                <Drawn of={roleShape(roleOf(region))} />
              </g>
              {worth !== null && (
                <g transform="translate(11 -11)">
                  <circle className={worth.isPaid ? 'bl-putmark-worth is-paid' : 'bl-putmark-worth'} r="7" />
                  <text className="bl-putmark-points" dy="0.35em">
                    {worth.now}
                  </text>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
