// The city in its window: it fills the room, and can be moved and enlarged.
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Box, PanZoom } from '../../../parts/PanZoom.tsx';
import { showAll } from '../../../parts/panzoom/frame.ts';
import { useRoom } from '../../../parts/room.ts';
import { tileOf } from '../data/kinds.ts';
import { cityBox, cornerOf, hallBox, laidPlaces, TILE, tileBox } from '../picture/geometry.ts';
import { gridOf } from '../rules/city.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { placeOfKey } from './asking.ts';
import { City } from './City.tsx';
import type { Describer } from './describe.ts';
import type { GuildsBoardProps } from './index.tsx';
import type { Look } from './Looks.tsx';
import { Places, type Stop } from './Places.tsx';
import type { Play } from './usePlay.ts';
import type { Story } from './useStory.ts';

interface WindowProps {
  readonly props: GuildsBoardProps;
  readonly story: Story;
  readonly words: BoardWords;
  readonly play: Play;
  readonly describe: Describer;
  readonly lit: readonly string[];
  look(look: Look): void;
}
/** What is written on the tiles is read at the least of these; a larger city is moved under the window. */
const FIT = { least: 0.53, most: 2.1 };
const LIMITS = { least: 0.3, most: 4.5 };
const INSET = { top: 3, right: 3, bottom: 3, left: 3 };
const WALL = 11;

export function CityWindow({ props, story, words, play, describe, lit, look }: WindowProps) {
  const { help, decision } = props;
  const { open } = story;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const city = useMemo(() => cityBox(open), [open]);
  const bounds = { x: city.x - WALL, y: city.y - WALL, width: city.width + 2 * WALL, height: city.height + 2 * WALL };
  const { k } = showAll(bounds, room, INSET, FIT);
  const [pointed, point] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at for one decision is not meant for the next
  useEffect(() => point(null), [decision]);
  const { places, task, picked } = play;
  const stops = stopsOf(open, play, (key) => labelOf(key, { props, play, describe }));
  const described = pointed === null ? null : describe(pointed);
  const target = pointed === null ? null : placeOfKey(pointed);
  const isCalled = help === 'full' && task !== null && target !== null && bringsPawn(task.do) && places.has(target);
  return (
    <div ref={frame} className="gl-frame">
      <PanZoom
        bounds={bounds}
        follow={followOf(open, bounds, story, lit)}
        inset={INSET}
        fitLimits={FIT}
        limits={LIMITS}
        worth={1}
        texts={words}
        pointing={{
          tap: () => {
            point(null);
            return false;
          },
        }}
        over={
          <Places
            stops={stops}
            targetsLabel={words.options}
            othersLabel={words.city}
            point={point}
            look={(key) => look({ at: 'place', key })}
          />
        }
      >
        <City
          {...{ open, words, picked, city, lit }}
          isFull={help === 'full'}
          scale={k}
          goal={goalOf(task)}
          beat={story.beat}
          ghost={isCalled ? { seat: task.seat, at: target } : null}
        />
      </PanZoom>
      {described !== null && <Caption {...described} isLow={isInUpperHalf(stops, pointed!, city)} />}
    </div>
  );
}

/** What lies there; if it can be chosen, first what would happen. */
function labelOf(key: string, { props, play, describe }: Pick<WindowProps, 'props' | 'play' | 'describe'>): string {
  const { task, places } = play;
  const place = placeOfKey(key);
  const options = place === null ? undefined : places.get(place);
  const { title, lines } = describe(key)!;
  const says = [title, ...lines].join('. ');
  if (options === undefined || task === null || task.do === 'act') return says;
  return `${props.texts.option(props.view, task, options[0]).text}. ${says}`;
}

/** What is pointed at, in words, in the half of the window where it is not. */
const Caption = ({ title, lines, isLow }: { title: string; lines: readonly string[]; isLow: boolean }) => (
  <div className={isLow ? 'gl-caption is-low' : 'gl-caption'} aria-hidden="true">
    <b>{title}</b>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
);
const isInUpperHalf = (stops: readonly Stop[], key: string, { y, height }: Box): boolean => {
  const box = stops.find((stop) => stop.key === key)?.box;
  return box !== undefined && box.y + box.height / 2 < y + height / 2;
};

/** Where pawns are fetched or pushed to; the plantation has no place in the city. */
function goalOf(task: Play['task']) {
  if (task?.do === 'push') return task.tile;
  return task?.do === 'fetch' && task.to !== 'plantation' ? task.to : null;
}
const bringsPawn = (doing: string): boolean => doing === 'send' || doing === 'act';

/** Every place of the city, in reading order. */
function stopsOf(open: Open, play: Play, label: (key: string) => string): Stop[] {
  const { hall } = gridOf(open);
  const stop = (key: string, box: Box): Stop => {
    const place = placeOfKey(key)!;
    const isMarked = place === play.picked || place === goalOf(play.task);
    return { key, box, label: label(key), isTarget: play.places.has(place), isMarked, press: () => play.press(place) };
  };
  const tiles = laidPlaces(open)
    .filter((place) => !hall.includes(place))
    .map((place) => stop(String(open.city.tiles[place]), { ...cornerOf(open, place), width: TILE, height: TILE }));
  return [...tiles, stop('hall', hallBox(open))];
}

/** Shows what a score line lights up, and where the story is. */
function followOf(open: Open, bounds: Box, { beat, at }: Story, lit: readonly string[]) {
  const shining = open.city.tiles.find((tile) => tile !== null && lit.includes(tileOf(tile).code)) ?? null;
  if (shining !== null) return { ...tileBox(open, shining), key: lit.join(' ') };
  if (beat === null) return null;
  const tile = 'tile' in beat.event ? beat.event.tile : null;
  const box = tile === null || !open.city.tiles.includes(tile) ? bounds : tileBox(open, tile);
  return { ...box, key: `beat ${at}` };
}
