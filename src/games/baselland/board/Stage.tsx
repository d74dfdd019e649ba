// Everything in the window, from the table up: places, country, extents, followers, ghost, effects.
import { type RefObject, useMemo } from 'react';
import type { Box } from '../../../parts/PanZoom.tsx';
import { standOf } from '../picture/geometry.ts';
import type { Laid, Open, RegionId } from '../types.ts';
import { Countryside } from './Countryside.tsx';
import type { PutChoice } from './Dock.tsx';
import { Effects } from './Effects.tsx';
import { Extent } from './Extent.tsx';
import { extentOf, type Feature, litCells, segmentOf, wholesOf } from './features.ts';
import { GridLines } from './Grid.tsx';
import { Pigments } from './Ground.tsx';
import type { BasellandBoardProps } from './index.tsx';
import { FollowerPlaces, Followers, Ghost, TriedGhost } from './Pieces.tsx';
import { PlaceMarks } from './Places.tsx';
import type { Placing } from './usePlacing.ts';

interface StageProps {
  readonly props: BasellandBoardProps;
  readonly placing: Placing | null;
  readonly puts: readonly PutChoice[] | null;
  readonly putPointed: RegionId | null | undefined;
  readonly feature: Feature | null;
  readonly floating: RefObject<SVGGElement | null>;
  readonly isGridOn: boolean;
  /** All cells that have something to do with the country. */
  readonly bounds: Box;
}

/** The whole of what a follower there would stand on; null: nothing is pointed at. */
function ownedBy(open: Open, laid: Laid | null, region: RegionId | null | undefined): number[] | null {
  if (laid === null || region === null || region === undefined) return null;
  const segment = segmentOf(open, laid.tile, region);
  return segment < 0 ? null : extentOf(open, segment);
}

export function Stage(stage: StageProps) {
  const { props, placing, puts, putPointed, feature, floating, isGridOn, bounds } = stage;
  const { view, events, lit } = props;
  const { open } = view;
  const last = open.laid.length > 1 ? open.laid[open.laid.length - 1] : null;
  const litUp = useMemo(() => wholesOf(open, lit), [lit, open]);
  const tried = props.trying?.option;
  const shown = puts === null && (tried === null || typeof tried === 'string') ? tried : putPointed;
  const owned = useMemo(() => ownedBy(open, last, shown), [open, last, shown]);
  return (
    <>
      <Pigments />
      {placing && <PlaceMarks cells={placing.cells} />}
      <Countryside laid={open.laid} />
      {last && <rect className="bl-last" x={last.x * 100} y={last.y * 100} width="100" height="100" rx="2" />}
      {feature && <Extent open={open} segments={extentOf(open, feature.root)} className="bl-shown" />}
      {litUp.length > 0 && <Extent open={open} segments={litUp} className="bl-lit" />}
      <LitPlaces laid={open.laid} lit={lit} />
      {owned && <Extent open={open} segments={owned} className="bl-owned" />}
      {isGridOn && <GridLines bounds={bounds} />}
      <Followers open={open} />
      {placing && <Ghost placing={placing} floating={floating} />}
      {puts && last && <FollowerPlaces laid={last} choices={puts} pointed={putPointed} />}
      {props.trying && <TriedGhost {...props.trying} last={last} />}
      <Effects events={events} open={open} />
    </>
  );
}

/** Whole cells, and where on a tile somebody would stand, for signs that are put there. */
function LitPlaces({ laid, lit }: { readonly laid: readonly Laid[]; readonly lit: readonly string[] }) {
  return (
    <>
      {litCells(laid, lit).map(({ name, x, y }) => (
        <rect
          key={name}
          className="bl-lit-cell"
          data-piece={name}
          x={x * 100}
          y={y * 100}
          width="100"
          height="100"
          rx="3"
        />
      ))}
      {lit.map((name) => {
        const [tile, region] = name.split('.');
        const on = laid.find((one) => one.tile === tile);
        if (on === undefined || region === undefined) return null;
        const [x, y] = standOf(on, region);
        return <circle key={name} className="bl-lit-stand" data-piece={name} cx={x} cy={y} r="12" />;
      })}
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
            data-piece={`${laid.tile}.${region}`}
            data-drop={region}
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
