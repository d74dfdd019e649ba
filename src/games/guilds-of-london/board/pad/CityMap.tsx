// The city from above: every place a button, the Guildhall in the middle.
import { type ReactNode, useMemo } from 'react';
import { liesIn } from '../../../../parts/pad/Trouble.tsx';
import { towards, useRoving } from '../../../../parts/roving.ts';
import type { PadProblem } from '../../../../text/pad.ts';
import { tileOf } from '../../data/kinds.ts';
import { typing } from '../../pad-cards.ts';
import { cornerOf, TILE } from '../../picture/geometry.ts';
import type { Open } from '../../types.ts';
import { type BoardWords, tileTitle } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { Hall } from '../Hall.tsx';
import { type GuildsPad, gridIn, neededPlaces, openOf } from './model.ts';
import { PadTile } from './PadTile.tsx';

interface CityMapProps {
  readonly value: GuildsPad;
  readonly names: readonly string[];
  readonly chosen: number | null;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly problem: PadProblem | null;
  readonly lit: readonly string[];
  choose(place: number): void;
}
const RIM = 8;

/** The box around tiles with these corners, with a rim. */
function around(corners: readonly { readonly x: number; readonly y: number }[]) {
  const left = Math.min(...corners.map(({ x }) => x)) - RIM;
  const top = Math.min(...corners.map(({ y }) => y)) - RIM;
  const width = Math.max(...corners.map(({ x }) => x)) + TILE + RIM - left;
  const height = Math.max(...corners.map(({ y }) => y)) + TILE + RIM - top;
  return { left, top, width, height };
}

export function CityMap({ value, names, chosen, words, pad, problem, lit, choose }: CityMapProps) {
  const open = useMemo(() => openOf(value), [value]);
  const grid = gridIn(value);
  const needed = neededPlaces(value);
  const places = grid.cells.map((_, place) => place).filter((place) => !grid.hall.includes(place));
  const corners = grid.cells.map((_, place) => cornerOf(open, place));
  const { left, top, width, height } = around(corners);
  const wrong = value.city.findIndex((_, i) => liesIn(problem?.at ?? '', `city[${i}]`));
  const wrongAt = wrong < 0 ? -1 : grid.at(value.city[wrong].x, value.city[wrong].y);
  const { stop, onKeyDown } = useRoving(places.length, (from, key) =>
    towards(
      places.map((place) => grid.cells[place]),
      grid.cells[places[from]],
      key,
    ),
  );
  const said = (place: number): string => {
    const tile = open.city.tiles[place];
    if (tile === null) return pad.empty(grid.cells[place].x, grid.cells[place].y);
    const master = open.city.masters[place];
    const state = !open.city.resolved[place] ? pad.open : master < 0 ? words.noMaster : words.resolvedBy(names[master]);
    return `${typing.within(value, () => tileTitle(words, tile))}, ${state}`;
  };
  return (
    <div className="glp-city" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <rect className="gl-ground" x={left} y={top} width={width} height={height} rx="8" />
        {places.map((place) => (
          <PlacePicture key={place} {...{ value, open, place, words, lit }} isNeeded={needed.includes(place)}>
            {place === chosen && <Frame kind="gl-picked" />}
            {place === wrongAt && <Frame kind="glp-wrong" />}
          </PlacePicture>
        ))}
        <Hall open={open} name={words.guildhall} scale={1} />
      </svg>
      <ul aria-label={pad.places} onKeyDown={onKeyDown}>
        {places.map((place, i) => (
          <li key={place}>
            <button
              type="button"
              className="glp-place"
              data-cell={`${grid.cells[place].x},${grid.cells[place].y}`}
              aria-pressed={place === chosen}
              style={{
                left: `${((corners[place].x - left) / width) * 100}%`,
                top: `${((corners[place].y - top) / height) * 100}%`,
                width: `${(TILE / width) * 100}%`,
                height: `${(TILE / height) * 100}%`,
              }}
              {...stop(i)}
              onClick={() => choose(place)}
            >
              <span className="k-unseen">{said(place)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Frame = ({ kind }: { readonly kind: string }) => <rect className={kind} width={TILE} height={TILE} rx="4" />;

interface PlacePictureProps extends Pick<CityMapProps, 'value' | 'words' | 'lit'> {
  readonly open: Open;
  readonly place: number;
  /** A tile has to lie here. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}
function PlacePicture({ value, open, place, words, lit, isNeeded, children }: PlacePictureProps) {
  const { x, y } = cornerOf(open, place);
  const tile = open.city.tiles[place];
  const isLit = tile !== null && lit.includes(typing.within(value, () => tileOf(tile).code));
  return (
    <g transform={`translate(${x} ${y})`}>
      {tile === null ? (
        <Frame kind={isNeeded ? 'glp-empty is-needed' : 'glp-empty'} />
      ) : (
        <PadTile value={value} open={open} place={place} words={words} />
      )}
      {isLit && <Frame kind="gl-lit" />}
      {children}
    </g>
  );
}
