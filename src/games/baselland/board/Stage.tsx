// Everything in the window, from the table up: places, country, extents, followers, ghost, effects.
import { type RefObject, useMemo } from 'react';
import type { Laid, RegionId } from '../types.ts';
import { Countryside } from './Countryside.tsx';
import type { PutChoice } from './Dock.tsx';
import { Effects } from './Effects.tsx';
import { Extent } from './Extent.tsx';
import { extentOf, type Feature, segmentNamed } from './features.ts';
import { Pigments } from './Ground.tsx';
import { standOf } from './geometry.ts';
import type { BasellandBoardProps } from './index.tsx';
import { FollowerPlaces, Followers, Ghost } from './Pieces.tsx';
import { PlaceMarks } from './Places.tsx';
import type { Placing } from './usePlacing.ts';

interface StageProps {
  readonly props: BasellandBoardProps;
  readonly placing: Placing | null;
  readonly puts: readonly PutChoice[] | null;
  readonly putPointed: RegionId | null | undefined;
  readonly feature: Feature | null;
  readonly floating: RefObject<SVGGElement | null>;
}

export function Stage({ props, placing, puts, putPointed, feature, floating }: StageProps) {
  const { view, events, lit } = props;
  const { open } = view;
  const last = open.laid.length > 1 ? open.laid[open.laid.length - 1] : null;
  const litUp = useMemo(() => lit.map((name) => segmentNamed(open, name)).filter((at) => at >= 0), [lit, open]);
  return (
    <>
      <Pigments />
      {placing && <PlaceMarks cells={placing.cells} />}
      <Countryside laid={open.laid} />
      {last && <rect className="bl-last" x={last.x * 100} y={last.y * 100} width="100" height="100" rx="2" />}
      {feature && <Extent open={open} segments={extentOf(open, feature.root)} className="bl-shown" />}
      {litUp.length > 0 && <Extent open={open} segments={litUp} className="bl-lit" />}
      <Followers open={open} />
      {placing && <Ghost placing={placing} floating={floating} />}
      {puts && last && <FollowerPlaces laid={last} choices={puts} pointed={putPointed} />}
      <Effects events={events} open={open} />
    </>
  );
}

interface PutTargetsProps {
  readonly laid: Laid;
  readonly choices: readonly PutChoice[];
  point(region: RegionId | undefined): void;
  choose(region: RegionId): void;
}

/** The places on the tile can be clicked too; keys and screen readers have the list in the dock. */
export function PutTargets({ laid, choices, point, choose }: PutTargetsProps) {
  return (
    <div aria-hidden="true">
      {choices.map(({ region }) => {
        if (region === null) return null;
        const [x, y] = standOf(laid, region);
        return (
          <button
            key={region}
            type="button"
            tabIndex={-1}
            className="bl-puttarget"
            data-region={region}
            style={{ left: x, top: y }}
            onPointerEnter={() => point(region)}
            onPointerLeave={() => point(undefined)}
            onClick={() => choose(region)}
          />
        );
      })}
    </div>
  );
}
