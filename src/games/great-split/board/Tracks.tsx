// A personal board: eleven tracks with their cubes. What is printed on a space under a cube stands on the cube.
import { memo } from 'react';
import { useLook } from '../../../parts/look.ts';
import { OnTrack, Track as Spaces } from '../../../parts/Track.tsx';
import { inPlay } from '../data/in-play.ts';
import { ARTWORK, isSealTrack, LAST, PRESTIGE, sealTrackOf, type TrackNo, trackId, trackNo } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';
import { TRACK_ROWS } from '../data/tracks.ts';
import { countRow, ROW_ORDER, type Space, spacesOf, zonesOf } from '../picture/spaces.ts';
import { artworkPoints, whiteCubes } from '../scoring.ts';
import type { BoardWords } from '../words/board.ts';
import { Cells, Mark } from './Cells.tsx';
import { Character } from './Character.tsx';
import { useExplain, useExplained } from './explain.ts';
import { Glyph } from './glyphs.tsx';
import type { Option, Targets } from './model.ts';
import type { Walk } from './walk.ts';

export interface TracksProps {
  readonly walk: Walk;
  readonly who: CharacterId;
  readonly slider: number;
  readonly words: BoardWords;
  readonly label: string;
  readonly isFull: boolean;
  /** Where the cubes would end up. */
  readonly ghost?: readonly number[] | null;
  readonly targets?: Targets | null;
  readonly lit?: readonly string[];
  point?(option: Option | null): void;
  choose?(option: Option): void;
  /** Opens this board large. */
  look?(): void;
  /** Lets cubes and slider be set by hand, to any space. */
  set?(what: TrackNo | 'slider', at: number): void;
  /** Large enough for a button on each track that explains it. */
  readonly isLarge?: boolean;
  /** Tracks whose cubes cannot be where they are. */
  readonly wrong?: readonly string[];
}

export function Tracks(props: TracksProps) {
  const { walk, label, look, words, who, lit } = props;
  const explain = useExplain();
  const looking = useLook(explain && (() => explain({ who })));
  return (
    <section className="gs-board" aria-label={label} data-drop="board" data-card>
      {look !== undefined && (
        <button type="button" className="gs-seat" title={words.larger} {...looking} onClick={look}>
          <Character who={who} words={words} isLit={lit?.includes(who)} />
        </button>
      )}
      <PrestigeTrack {...props} />
      <Rail {...props} level={walk.tracks[ARTWORK]} />
      {ROW_ORDER.map((resource) => (
        <ResourceRow key={resource} resource={trackNo(resource)} {...props} />
      ))}
    </section>
  );
}

interface RowProps extends TracksProps {
  readonly resource: TrackNo;
}
/** A cube that walks on another row changes nothing here. */
function isSameRow(a: RowProps, b: RowProps): boolean {
  const here = [b.resource, sealTrackOf(b.resource)];
  const isOn = ({ walk }: RowProps): number => (walk.on === null ? -1 : here.indexOf(walk.on));
  const isStill = here.every((track) => a.walk.tracks[track] === b.walk.tracks[track]) && isOn(a) === isOn(b);
  return isStill && (Object.keys(b) as (keyof RowProps)[]).every((name) => name === 'walk' || a[name] === b[name]);
}
const ResourceRow = memo(function ResourceRow({ resource, ...props }: RowProps) {
  const { walk, who, words, isFull } = props;
  const seal = sealTrackOf(resource);
  const { orders, stars } = countRow(walk.tracks, who, resource);
  return (
    <div className={`gs-line is-${trackId(resource)}`}>
      <Track track={resource} {...props} />
      <Track track={seal} {...props} />
      <span className="gs-sum" title={`${words.orders(orders)} × ${words.stars(stars)}`} aria-hidden="true">
        <b>{orders}</b>
        <Glyph of="order" size={20} />
        <i>×</i>
        <b>{stars}</b>
        <Glyph of="star" size={18} />
        {isFull && <em>{orders * stars}</em>}
      </span>
    </div>
  );
}, isSameRow);

function Track({ track, ...props }: TracksProps & { readonly track: TrackNo }) {
  const { walk, ghost, targets, words } = props;
  const id = trackId(track);
  const at = walk.tracks[track];
  const spaces = spacesOfTracks()[track];
  const option = targets?.get(track);
  const explain = useExplain();
  const looking = useExplained({ track });
  const isSeal = isSealTrack(track);
  const count = isSeal ? mostSeals() : spaces.length;
  const would = ghost?.[track] ?? at;
  return (
    <div
      className={`gs-track ${isSeal ? 'is-seal' : 'is-resource'} ${classes(props, track)}`}
      data-track={id}
      data-drop={id}
      data-piece={id}
      title={said(track, at, props)}
      style={{ '--n': count }}
      {...looking}
    >
      <span className="gs-sign" aria-hidden="true">
        <Glyph of={isSeal ? 'seal' : trackSign(track)} size="100%" />
        {isSeal && <Glyph of={trackSign((track - 5) as TrackNo)} size="58%" />}
      </span>
      <span className="k-unseen">{said(track, at, props)}</span>
      <Spaces className="gs-cells" length={count} aria-hidden>
        <Cells spaces={spaces} at={at} would={would} landed={walk.on === track ? at : -1} />
        {would > at && <OnTrack className="gs-ghost" at={would} />}
        <OnTrack className="gs-cube" at={at}>
          <Mark space={spaces[at]} isOnCube />
        </OnTrack>
      </Spaces>
      {props.set !== undefined && (
        <ByHand label={words.names.tracks[id]} at={at} last={LAST[track]} set={(to) => props.set?.(track, to)} />
      )}
      {option !== undefined && (
        <Target option={option} title={words.names.tracks[id]} point={props.point} choose={props.choose} />
      )}
      {props.isLarge === true && explain !== undefined && (
        <button
          type="button"
          className="gs-explain"
          aria-label={words.about(words.names.tracks[id])}
          onClick={() => explain({ track })}
        >
          ?
        </button>
      )}
    </div>
  );
}
const spacesOfTracks = inPlay.each((): readonly (readonly Space[])[] =>
  LAST.map((last, track) => (last === Number.POSITIVE_INFINITY ? [] : spacesOf(track as TrackNo))),
);
/** All seal tracks have room for the longest one. */
const mostSeals = inPlay.each(() =>
  Math.max(
    ...spacesOfTracks()
      .filter((_, track) => isSealTrack(track as TrackNo))
      .map((spaces) => spaces.length),
  ),
);
const trackSign = (track: TrackNo) => trackId(track) as 'book' | 'artwork' | 'topaz' | 'emerald' | 'gold' | 'prestige';

const classes = ({ targets, lit = [], walk, wrong = [] }: TracksProps, track: TrackNo): string =>
  [
    wrong.includes(trackId(track)) ? 'is-wrong' : '',
    targets?.has(track) ? 'is-open' : '',
    lit.includes(trackId(track)) ? 'is-lit' : '',
    walk.on === track ? 'is-walking' : '',
  ].join(' ');

/** The track in words; its drawing is for the eye. */
function said(track: TrackNo, at: number, { walk, who, words }: TracksProps): string {
  const name = words.track(words.names.tracks[trackId(track)], at, LAST[track]);
  if (track > 5) return `${name}, ${words.stars(countRow(walk.tracks, who, (track - 5) as TrackNo).stars)}`;
  const { orders, value } = countRow(walk.tracks, who, track);
  const isValued = track !== 5 && track !== ARTWORK;
  return [name, ...(isValued ? [words.value(value)] : []), words.orders(orders)].join(', ');
}

interface TargetProps {
  readonly option: Option;
  readonly title: string;
  readonly point: TracksProps['point'];
  readonly choose: TracksProps['choose'];
}
/** For the pointer; keys and screen readers have the list in the dock. */
const Target = ({ option, title, point, choose }: TargetProps) => (
  <button
    type="button"
    className="gs-target"
    tabIndex={-1}
    aria-hidden="true"
    title={title}
    onPointerEnter={() => point?.(option)}
    onPointerLeave={() => point?.(null)}
    onClick={() => choose?.(option)}
  />
);

interface ByHandProps {
  readonly label: string;
  readonly at: number;
  readonly last: number;
  set(to: number): void;
}
/** As wide as the spaces it covers, its thumb as wide as one of them: it is where the cube is. */
const ByHand = ({ label, at, last, set }: ByHandProps) => (
  <input
    className="gs-by-hand"
    type="range"
    aria-label={label}
    min={0}
    max={last}
    value={at}
    style={{ '--spaces': last + 1 }}
    onChange={(event) => set(Number(event.target.value))}
  />
);

/** How many spaces of prestige stand between two numbers. */
const TEN = 10;

function PrestigeTrack(props: TracksProps) {
  const printed = TRACK_ROWS.prestige.last + 1;
  const { walk, ghost, targets, words } = props;
  const prestige = walk.tracks[PRESTIGE];
  const { space, marker } = whiteCubes(prestige);
  const option = targets?.get(PRESTIGE);
  const more = (ghost?.[PRESTIGE] ?? prestige) - prestige;
  const looking = useExplained({ track: PRESTIGE });
  return (
    <div
      className={`gs-track is-prestige ${classes(props, PRESTIGE)}`}
      data-track="prestige"
      data-drop="prestige"
      data-piece="prestige"
      {...looking}
    >
      <span className="gs-sign" aria-hidden="true">
        <Glyph of="prestige" size="100%" />
      </span>
      <span className="k-unseen">{words.prestige(prestige)}</span>
      <Spaces className="gs-ruler" length={printed} aria-hidden>
        {Array.from({ length: Math.ceil(printed / TEN) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ten is its place
          <span key={i}>{i * TEN}</span>
        ))}
        {more > 0 && <OnTrack className="gs-ghost" at={Math.min(printed - 1, space + more)} />}
        <OnTrack className="gs-cube" at={space}>
          <b>{space}</b>
        </OnTrack>
      </Spaces>
      <span className={marker > 0 ? 'gs-hundred is-on' : 'gs-hundred'} aria-hidden="true">
        +{Math.max(printed, marker)}
      </span>
      {option !== undefined && (
        <Target option={option} title={words.names.tracks.prestige} point={props.point} choose={props.choose} />
      )}
    </div>
  );
}

/** The art market with its slider, laid over the artwork track: the zone over the cube is what it brings. */
function Rail({ slider, level, words, set }: TracksProps & { readonly level: number }) {
  const zones = zonesOf(slider);
  const points = artworkPoints(level, slider);
  return (
    <div className="gs-line gs-rail-line">
      <div className="gs-rail" style={{ '--n': LAST[ARTWORK] + 1 }} title={words.zone(slider, level, points)}>
        <span className="k-unseen">{words.zone(slider, level, points)}</span>
        <span className="gs-sign is-market" aria-hidden="true">
          {points}
        </span>
        <span className="gs-zones" aria-hidden="true">
          {zones.map((zone) => (
            <span
              key={zone.points}
              className={`gs-zone is-${zone.is} ${zone.points === points ? 'is-mine' : ''}`}
              style={{ '--from': zone.from, '--wide': Math.max(0, zone.to - zone.from + 1) }}
            >
              {zone.to >= zone.from ? zone.points : ''}
            </span>
          ))}
        </span>
        {set !== undefined && (
          <ByHand label={words.market} at={slider} last={LAST[ARTWORK]} set={(to) => set('slider', to)} />
        )}
      </div>
    </div>
  );
}
