// Everything in the window, from the table up: the ground, tiles, the Guildhall, cords between masters, panels, marks.
import { colourOf } from '../../../parts/players.ts';
import { tileOf } from '../data/kinds.ts';
import { gridOf, placeOf } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { type BoardWords, tileTitle } from '../words/board.ts';
import type { Place } from './asking.ts';
import type { Beat } from './beats.ts';
import { Flights, SearchPath } from './Effects.tsx';
import { cornerOf, hallBox, laidPlaces, middleOf, type Panel, type Plan, TILE } from './geometry.ts';
import { Hall } from './Hall.tsx';
import type { GuildsBoardProps } from './index.tsx';
import { Plantation, Scoreboard } from './Scoreboard.tsx';
import { cords } from './standing.ts';
import { Tile } from './Tile.tsx';

interface CityProps {
  readonly props: GuildsBoardProps;
  /** The table as it is shown now; it lags behind while a story is told. */
  readonly open: Open;
  readonly plan: Plan;
  readonly words: BoardWords;
  readonly beat: Beat | null;
  readonly targets: ReadonlyMap<Place, unknown>;
  readonly picked: Place | null;
  /** Where the player's own pawn would go. */
  readonly ghost: { readonly seat: number; readonly at: Place } | null;
  /** Where pawns of the task go: a tile, or overseas. */
  readonly goal: Place | 'plantation' | null;
}
const at = ({ x, y }: { readonly x: number; readonly y: number }, scale = 1): string =>
  `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
const panelAt = (panel: Panel): string => at(panel, panel.scale);

export function City({ props, open, plan, words, beat, targets, picked, ghost, goal }: CityProps) {
  const { view, lit, help } = props;
  const isFull = help === 'full';
  const { hall } = gridOf(open);
  const places = laidPlaces(open).filter((place) => !hall.includes(place));
  const shining = places.filter((place) => lit.includes(tileOf(open.city.tiles[place]!).code));
  return (
    <>
      <Ground plan={plan} />
      {places.map((place) => {
        const tile = open.city.tiles[place]!;
        return (
          <g key={tile} transform={at(cornerOf(open, place))} className={isNew(beat, tile) ? 'gl-unfold' : undefined}>
            <Tile
              open={open}
              place={place}
              name={tileTitle(words, tile)}
              ghost={ghost?.at === tile ? ghost.seat : null}
              isFull={isFull}
            />
          </g>
        );
      })}
      <Hall open={open} name={words.guildhall} />
      <Cords open={open} />
      <g transform={panelAt(plan.scoreboard)}>
        <Scoreboard open={open} view={view} words={words} />
      </g>
      <g transform={panelAt(plan.plantation)}>
        <Plantation open={open} words={words} ghost={goal === 'plantation' && ghost !== null ? ghost.seat : null} />
      </g>
      {[...targets.keys()].map((place) => (
        <Mark key={place} open={open} place={place} className="gl-target" />
      ))}
      {picked !== null && <Mark open={open} place={picked} className="gl-picked" />}
      {goal !== null && goal !== 'plantation' && <Mark open={open} place={goal} className="gl-picked" />}
      {shining.map((place) => (
        <Mark key={`lit ${place}`} open={open} place={open.city.tiles[place]!} className="gl-lit" />
      ))}
      {beat !== null && 'tile' in beat.event && beat.event.tile !== null && (
        <Mark open={open} place={beat.event.tile} className="gl-beat" />
      )}
      {beat?.event.e === 'searched' && <SearchPath open={open} path={beat.event.path} hit={beat.event.tile !== null} />}
      <Flights events={props.events} beat={beat} open={open} plan={plan} />
    </>
  );
}

const isNew = (beat: Beat | null, tile: number): boolean =>
  beat?.event.e === 'laid' && beat.event.tiles.some((laid) => laid.tile === tile);

/** The slate the city lies on, with a compass rose in its north-west corner (R2.1). */
function Ground({ plan: { city } }: { readonly plan: Plan }) {
  return (
    <>
      <rect
        className="gl-ground-shade"
        x={city.x - 7}
        y={city.y - 5}
        width={city.width + 16}
        height={city.height + 16}
        rx="9"
      />
      <rect
        className="gl-ground"
        x={city.x - 8}
        y={city.y - 8}
        width={city.width + 16}
        height={city.height + 16}
        rx="8"
      />
      <g transform={at({ x: city.x - 6, y: city.y - 6 })} className="gl-compass">
        <path d="M0-11L2.4-2.4L11 0L2.4 2.4L0 11L-2.4 2.4L-11 0L-2.4-2.4Z" />
      </g>
    </>
  );
}

/** R10.2 Masters of one player side by side hold a cord: a VP each. */
function Cords({ open }: { readonly open: Open }) {
  return (
    <g className="gl-cords">
      {cords(open).map(({ from, to, seat }) => {
        const [a, b] = [middleOf(open, from), middleOf(open, to)];
        // From edge to edge: what lies on the tiles stays free.
        const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
        const line = `M${a.x + dx * 39} ${a.y + dy * 39}L${b.x - dx * 39} ${b.y - dy * 39}`;
        return (
          <g key={`${from} ${to}`}>
            <path className="gl-cord-edge" d={line} />
            <path className="gl-cord" d={line} style={{ stroke: colourOf(seat) }} />
            <circle
              className="gl-knot"
              cx={(a.x + b.x) / 2}
              cy={(a.y + b.y) / 2}
              r="6"
              style={{ fill: colourOf(seat) }}
            />
          </g>
        );
      })}
    </g>
  );
}

function Mark({ open, place, className }: { readonly open: Open; readonly place: Place; readonly className: string }) {
  const here = place === 'hall' ? -1 : placeOf(open.city, place);
  if (place !== 'hall' && here < 0) return null;
  const box = place === 'hall' ? hallBox(open) : { ...cornerOf(open, here), width: TILE, height: TILE };
  return (
    <rect
      className={className}
      x={box.x - 1.5}
      y={box.y - 1.5}
      width={box.width + 3}
      height={box.height + 3}
      rx="5.5"
    />
  );
}
