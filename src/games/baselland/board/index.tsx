// The Baselland board. It knows no rules: what can be clicked is what an option mentions.
import './pigments.css';
import './board.css';
import './dock.css';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { Announcer } from '../../../parts/Announcer.tsx';
import { BoardFrame } from '../../../parts/BoardFrame.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Carried } from '../../../parts/Carried.tsx';
import { Dock } from '../../../parts/Dock.tsx';
import { type Drag, useDrag } from '../../../parts/drag.ts';
import { useFocus } from '../../../parts/focus.ts';
import { PanZoom } from '../../../parts/PanZoom.tsx';
import { useRoom } from '../../../parts/room.ts';
import { roleOf } from '../picture/figures.ts';
import type { Happened, Place, Put, RegionId, S, TileId, TileType } from '../types.ts';
import type { BasellandWords } from '../words/index.ts';
import { Caption } from './Caption.tsx';
import { FollowerDock, PlaceDock, type PutChoice, type Carried as Thing, WatchDock } from './Dock.tsx';
import { Explanation } from './Explanation.tsx';
import { FigurePicture } from './Follower.tsx';
import { allFeatures, type Feature, featureOf, segmentOf, stateOf } from './features.ts';
import { GridNames } from './Grid.tsx';
import { Listing } from './Listing.tsx';
import { Places } from './Places.tsx';
import { leftInPile, Remaining } from './Remaining.tsx';
import { PutTargets, Stage } from './Stage.tsx';
import { TilePicture } from './Tile.tsx';
import { useKeys } from './useKeys.ts';
import { isPlace, type Placing, usePlacing } from './usePlacing.ts';
import { boundsOf, followOf, insetOf, stageOf, usePointing } from './usePointing.ts';
import { worthOf } from './worth.ts';

export { SeatThings } from './SeatThings.tsx';

export const triesItself = true;

export type BasellandBoardProps = BoardProps<ViewOf<S>, Place | Put, Happened, BasellandWords>;

const FIT = { least: 0.46, most: 2.2 };
/** At the end everything is shown, however small. */
const FIT_ALL = { least: 0.2, most: 2.2 };
const LIMITS = { least: 0.22, most: 4.5 };
/** From here on the dock lies beside the country; board.css says the same. */
const WIDE = 5 / 4;
const NO_GRID = { isOn: false, toggle: () => undefined };

export function Board(props: BasellandBoardProps): JSX.Element {
  const { view, decision, texts, choose, grid = NO_GRID } = props;
  const { laid } = view.open;
  const words = props.words.board;
  const s = useMemo(() => stateOf(view), [view]);
  const step = decision?.task.do ?? null;
  const isOver = view.todo.length === 0;
  const placing = usePlacing(step === 'place' ? decision!.options : null, view.open.tile);
  const puts = usePuts(props, s);
  const [putPointed, pointPut] = useState<RegionId | null | undefined>(undefined);
  const floating = useRef<SVGGElement>(null);
  const { feature, point, explained, explain } = usePointed(s);
  const { pointing, keep } = usePointing(view, placing, point, floating, explain);
  const bounds = useMemo(() => boundsOf(laid), [laid]);
  const nameOf = (option: Place | Put) => (decision === null ? '' : texts.option(view, decision.task, option).text);
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(root);
  const drag = useCarrying(placing, pointPut, choose);
  useKeys(placing, grid.toggle);
  const tried = useTried(props, placing !== null ? placing.target?.option : puts === null ? undefined : putPointed);
  useFocus(root, decision, '.bl-put, .bl-place[tabindex="0"]');
  return (
    <BoardFrame ref={root} className="bl bl-ground" step={step}>
      <div className={isOver ? 'bl-room is-over' : 'bl-room'}>
        <PanZoom
          bounds={stageOf(laid, placing?.cells ?? tried)}
          follow={isOver && props.lit.length === 0 ? null : followOf(laid, placing, step, props.lit, tried.at(-1))}
          inset={insetOf(width >= height * WIDE)}
          fitLimits={isOver ? FIT_ALL : FIT}
          limits={LIMITS}
          texts={words}
          pointing={pointing}
          over={
            <>
              {grid.isOn && <GridNames bounds={bounds} />}
              {placing && <Places placing={placing} label={words.options} name={nameOf} choose={choose} />}
              {puts && <PutTargets laid={laid[laid.length - 1]} choices={puts} point={pointPut} choose={choose} />}
            </>
          }
        >
          <Stage {...{ props, placing, puts, putPointed, feature, floating, bounds }} isGridOn={grid.isOn} />
        </PanZoom>
        <Around
          {...{ props, s, feature, placing, puts, putPointed, pointPut, point, keep, drag, explained, explain }}
        />
      </div>
      <Carried drag={drag}>
        {(thing) =>
          'tile' in thing ? (
            <TilePicture tile={thing.tile} turn={placing?.turn ?? thing.turn} size="100%" />
          ) : (
            <FigurePicture role={roleOf(thing.region)} seat={decision?.task.seat ?? 0} />
          )
        }
      </Carried>
      {/* Focus speaks for itself; what a finger holds does not. */}
      <Announcer text={placing?.target?.by === 'touch' ? nameOf(placing.target.option) : ''} />
    </BoardFrame>
  );
}
export default Board;

/** What is pointed at, as long as it lies there, and what is shown large. */
function usePointed(s: S) {
  const [pointed, point] = useState<number | null>(null);
  const [explained, explain] = useState<number | null>(null);
  const shown = pointed !== null && pointed < s.open.segments.root.length ? pointed : null;
  const feature = useMemo(() => (shown === null ? null : featureOf(s, shown)), [s, shown]);
  return { feature, point, explained, explain };
}

/**
 * Tells the others where the tile is held here, or where a follower would stand; and says where somebody else has held it in this
 * turn, the last place last: it stays in sight until the tile lies.
 */
function useTried({ view, trying, tryOut }: BasellandBoardProps, mine: Place | Put | undefined): readonly Place[] {
  useEffect(() => {
    if (mine === undefined) tryOut?.();
    else tryOut?.(mine);
  }, [mine, tryOut]);
  const { turn, tile } = view.open;
  const place = trying !== undefined && trying !== null && isPlace(trying.option) ? trying.option : null;
  const held = useRef<{ readonly turn: number; readonly places: readonly Place[] }>({ turn, places: [] });
  if (held.current.turn !== turn) held.current = { turn, places: [] };
  if (place !== null && place !== held.current.places.at(-1)) {
    const others = held.current.places.filter(({ x, y }) => x !== place.x || y !== place.y);
    held.current = { turn, places: [...others, place] };
  }
  return tile === null ? [] : held.current.places;
}

/** The tile is carried to a place, a follower to where it may stand. */
function useCarrying(
  placing: Placing | null,
  pointPut: (region: RegionId | undefined) => void,
  choose: (option: Place | Put) => void,
): Drag<Thing> {
  const cellOf = (drop: string) => {
    const [x, y] = drop.split(' ').map(Number);
    return placing?.cellAt(x, y) ?? null;
  };
  return useDrag<Thing>({
    over: (thing, at) => {
      if ('region' in thing) pointPut(at?.drop);
      else placing?.hold(at === null ? null : cellOf(at.drop), 'mouse');
    },
    drop: (thing, { drop }) => {
      if ('region' in thing) return choose(drop);
      const cell = cellOf(drop);
      if (placing !== null && cell !== null) choose(placing.optionAt(cell));
    },
  });
}

interface AroundProps {
  readonly props: BasellandBoardProps;
  readonly s: S;
  readonly feature: Feature | null;
  readonly placing: Placing | null;
  readonly puts: readonly PutChoice[] | null;
  readonly putPointed: RegionId | null | undefined;
  readonly drag: Drag<Thing>;
  /** What is shown large. */
  readonly explained: number | null;
  explain(segment: number | null): void;
  pointPut(region: RegionId | null | undefined): void;
  point(segment: number | null): void;
  keep(isKept: boolean): void;
}

/** What lies around the country: pile and grid, caption, dock, and the country in words. */
function Around({ props, s, feature, placing, puts, putPointed, drag, explained, explain, ...more }: AroundProps) {
  const { pointPut, point, keep } = more;
  const { view, decision, help, names, choose, openRule, grid } = props;
  const words = props.words.board;
  const isFull = help === 'full';
  const features = useMemo(() => allFeatures(s), [s]);
  const { tile } = view.open;
  const drawer = view.todo.find((task) => task.do === 'place')?.seat;
  const explaining = { openRule, left: (one: TileId) => (isFull ? leftInPile(view, one[0] as TileType) : null) };
  return (
    <>
      <div className="bl-chips">
        <Remaining view={view} isFull={isFull} words={words} />
        {grid !== undefined && (
          <button
            type="button"
            className="bl-chip"
            aria-pressed={grid.isOn}
            aria-label={words.grid}
            title={`${words.grid} (K)`}
            onClick={grid.toggle}
          >
            <GridPicture />
          </button>
        )}
      </div>
      <Dock className="bl-dock" label={words.options}>
        {placing && <PlaceDock lay={() => choose(placing.target!.option)} {...{ placing, words, drag, explaining }} />}
        {puts && (
          <FollowerDock
            key={view.open.laid.at(-1)?.tile}
            choices={puts}
            seat={decision?.task.seat ?? 0}
            pointed={putPointed}
            point={pointPut}
            explain={(region) => explain(segmentOf(s.open, s.open.laid.at(-1)!.tile, region))}
            {...{ words, drag, choose }}
          />
        )}
        {decision === null && tile !== null && drawer !== undefined && (
          <WatchDock turn={turnOf(props)} seat={drawer} name={names[drawer]} {...{ tile, words, explaining }} />
        )}
      </Dock>
      {feature && <Caption {...{ feature, words, names, isFull, openRule, keep }} />}
      <Listing {...{ features, words, names, isFull, openRule, point, explain }} />
      {explained !== null && explained < s.open.segments.root.length && (
        <Explanation
          feature={featureOf(s, explained)}
          seat={view.seat ?? 0}
          doStay={view.settings.refugeeReturn === 'stays'}
          close={() => explain(null)}
          {...{ words, names, isFull, openRule }}
        />
      )}
    </>
  );
}

/** How somebody else holds the drawn tile. */
const turnOf = ({ trying }: BasellandBoardProps): number =>
  trying !== undefined && trying !== null && isPlace(trying.option) ? trying.option.turn : 0;

const GridPicture = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M8.5 4V21M15 4V21M3 9.5H21M3 16H21"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);

/** The choices of the follower step with what they would bring; 'nobody' comes last. */
function usePuts({ view, decision, help, texts }: BasellandBoardProps, s: S): PutChoice[] | null {
  return useMemo(() => {
    if (decision?.task.do !== 'follower') return null;
    const { task } = decision;
    const regions = decision.options.filter((o) => o === null || typeof o === 'string');
    return regions
      .map((region) => ({
        region,
        name: texts.option(view, task, region).text,
        worth: region === null || help !== 'full' ? null : worthOf(s, task.seat, region),
      }))
      .sort((a, b) => Number(a.region === null) - Number(b.region === null));
  }, [view, decision, help, texts, s]);
}
