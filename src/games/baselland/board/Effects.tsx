// What just happened, shown once where it happened: finished features flash, followers walk home, points float up.

import type { Happening } from '../../../parts/board.ts';
import { useEffects } from '../../../parts/motion.ts';
import { SignShape } from '../../../parts/PlayerSign.tsx';
import { roleOf } from '../picture/figures.ts';
import { standOf } from '../picture/geometry.ts';
import type { Happened, Open, RegionId, TileId } from '../types.ts';
import { Extent } from './Extent.tsx';
import { Figure } from './Follower.tsx';
import { extentOf, segmentOf } from './features.ts';

type Shown =
  | { readonly kind: 'flash'; readonly tile: TileId; readonly region: RegionId }
  | {
      readonly kind: 'points';
      readonly tile: TileId;
      readonly region: RegionId;
      readonly seat: number;
      readonly points: number;
    }
  | { readonly kind: 'home'; readonly tile: TileId; readonly region: RegionId; readonly seat: number };

function make(event: Happened): { what: Shown; ms: number } | null {
  if (event.e === 'finished') return { what: { kind: 'flash', tile: event.tile, region: event.region }, ms: 1500 };
  if (event.e === 'scored') {
    const { tile, region, seat, points } = event;
    return { what: { kind: 'points', tile, region, seat, points }, ms: 2200 };
  }
  if (event.e === 'returned')
    return { what: { kind: 'home', tile: event.tile, region: event.region, seat: event.seat }, ms: 1000 };
  return null;
}

export function Effects({ events, open }: { readonly events: readonly Happening<Happened>[]; readonly open: Open }) {
  const effects = useEffects(events, make);
  const perSpot = new Map<string, number>();
  return (
    <g className="bl-effects">
      {effects.map(({ key, what }) => {
        const laid = open.laid.find((l) => l.tile === what.tile);
        if (laid === undefined) return null; // taken back meanwhile
        if (what.kind === 'flash') {
          const segment = segmentOf(open, what.tile, what.region);
          return <Extent key={key} open={open} segments={extentOf(open, segment)} className="bl-flash" />;
        }
        const [x, y] = standOf(laid, what.region);
        const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        if (what.kind === 'home')
          return (
            <g key={key} transform={at}>
              <g className="bl-home">
                <g transform="translate(0 11)">
                  <g className="bl-standing">
                    <Figure role={roleOf(what.region)} seat={what.seat} />
                  </g>
                </g>
              </g>
            </g>
          );
        const spot = `${what.tile}.${what.region}`;
        const row = perSpot.get(spot) ?? 0;
        perSpot.set(spot, row + 1);
        return (
          <g key={key} data-piece={spot} transform={`translate(${x.toFixed(1)} ${(y - row * 26).toFixed(1)})`}>
            <g className="bl-legible">
              <g className="bl-float">
                <rect x="-32" y="-15" width="64" height="30" rx="15" />
                <g transform="translate(-17 0)">
                  <SignShape seat={what.seat} />
                </g>
                <text x="11" dy="0.35em">
                  +{what.points}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
