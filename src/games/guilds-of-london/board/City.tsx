// Everything in the window, from the country up: walls and streets, tiles, the Guildhall, cords between masters, marks.
import { memo } from 'react';
import type { Box } from '../../../draw/frame.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import { type TileId, tileOf } from '../data/kinds.ts';
import { cordsOf, country, ground } from '../picture/city.ts';
import { cornerOf, hallBox, laidPlaces, middleOf, TILE } from '../picture/geometry.ts';
import { gridOf, placeOf } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { type BoardWords, tileTitle } from '../words/board.ts';
import type { Place } from './asking.ts';
import type { Beat } from './beats.ts';
import { Hall } from './Hall.tsx';
import { Tile } from './Tile.tsx';

interface CityProps {
  /** The table as it is shown now; it lags behind while a story is told. */
  readonly open: Open;
  readonly city: Box;
  readonly words: BoardWords;
  readonly isFull: boolean;
  readonly lit: readonly string[];
  /** Pixels per unit when all of it is shown. */
  readonly scale: number;
  readonly beat: Beat | null;
  readonly picked: Place | null;
  /** Where the player's own pawn would go. */
  readonly ghost: { readonly seat: number; readonly at: Place } | null;
  /** Where pawns of the task go. */
  readonly goal: Place | null;
}
const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`;

export const City = memo(function City(props: CityProps) {
  const { open, city, words, isFull, lit, scale, beat, picked, ghost, goal } = props;
  const { hall: halls } = gridOf(open);
  const places = laidPlaces(open).filter((place) => !halls.includes(place));
  const shining = places.filter((place) => lit.includes(tileOf(open.city.tiles[place]!).code));
  return (
    <>
      <Land {...city} />
      {places.map((place) => {
        const tile = open.city.tiles[place]!;
        return (
          <g key={tile} transform={at(cornerOf(open, place))}>
            {/* Turned over it is another thing, and comes with its turn. */}
            <g key={String(open.city.resolved[place])} className={newsOf(beat, tile, open.city.resolved[place])}>
              <Tile
                open={open}
                place={place}
                name={tileTitle(words, tile)}
                ghost={ghost?.at === tile ? ghost.seat : null}
                isFull={isFull}
                scale={scale}
              />
            </g>
          </g>
        );
      })}
      <Hall open={open} name={words.guildhall} scale={scale} />
      <Drawn of={cordsOf(open)} />
      {picked !== null && <Mark open={open} place={picked} className="gl-picked" />}
      {goal !== null && <Mark open={open} place={goal} className="gl-picked" />}
      {shining.map((place) => (
        <Mark key={`lit ${place}`} open={open} place={open.city.tiles[place]!} className="gl-lit" />
      ))}
      {lit.includes('hall') && <Mark open={open} place="hall" className="gl-lit" />}
      {beat !== null && 'tile' in beat.event && beat.event.tile !== null && (
        <Mark open={open} place={beat.event.tile} className="gl-beat" />
      )}
      {beat?.event.e === 'searched' && <SearchPath open={open} path={beat.event.path} hit={beat.event.tile !== null} />}
    </>
  );
});

const Land = memo(function Land({ x, y, width, height }: Box) {
  const box = { x, y, width, height };
  return (
    <>
      <Drawn of={country(box)} />
      <Drawn of={ground(box)} />
    </>
  );
});

/** Laid down just now, or turned over. */
function newsOf(beat: Beat | null, tile: TileId, isResolved: boolean): string | undefined {
  const event = beat?.event;
  if (event === undefined) return undefined;
  if (event.e === 'laid' && event.tiles.some((laid) => laid.tile === tile)) return 'gl-unfold';
  const isTurned = (event.e === 'resolved' || event.e === 'beadleScored') && event.tile === tile && isResolved;
  return isTurned ? 'gl-turned' : undefined;
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

interface SearchProps {
  readonly open: Open;
  readonly path: readonly TileId[];
  readonly hit: boolean;
}
/** R11.9 The tiles looked at, numbered in the order of the search; the last one is taken if it matches. */
function SearchPath({ open, path, hit }: SearchProps) {
  // Below the arms, which are what is looked at.
  const stops = path.map((tile) => middleOf(open, placeOf(open.city, tile))).map(({ x, y }) => ({ x, y: y + 33 }));
  return (
    <g className="gl-search">
      {stops.map(({ x, y }, i) => {
        const from = stops[i - 1];
        const isHit = hit && i === stops.length - 1;
        return (
          <g key={path[i]} className="gl-search-step" style={{ animationDelay: `${i * 110}ms` }}>
            {from !== undefined && <path className="gl-search-way" d={`M${from.x} ${from.y}L${x} ${y}`} />}
            <circle className={isHit ? 'gl-search-stop is-hit' : 'gl-search-stop'} cx={x} cy={y} r="15" />
            <text className="gl-search-number" x={x} y={y} dy="0.36em">
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
