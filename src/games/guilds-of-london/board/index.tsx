// The board of Guilds of London. It knows no rules: what can be pressed is what an option mentions.
import '../../../parts/parts.css';
// Rules, texts and board in one piece are two kilobytes lighter than in three: the page loads them all anyway.
import '../index.ts';
import './art.css';
import './board.css';
import './edge.css';
import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { useFocus } from '../../../parts/focus.ts';
import { type Box, PanZoom } from '../../../parts/PanZoom.tsx';
import { letterOf } from '../../../parts/players.ts';
import { type TileId, tileOf } from '../data/kinds.ts';
import { gridOf } from '../rules/city.ts';
import type { Happened, Open, S } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { GuildsWords } from '../words/index.ts';
import type { Choice, Place } from './asking.ts';
import { Caption } from './Caption.tsx';
import { City } from './City.tsx';
import { type Described, describeHall, describePlantation, describeTile, ownerNames } from './describe.ts';
import { Edge } from './Edge.tsx';
import { cornerOf, hallBox, laidPlaces, PLANTATION, type Plan, planOf, SCOREBOARD, TILE, tileBox } from './geometry.ts';
import { Letters } from './Pieces.tsx';
import { Places, type Stop } from './Places.tsx';
import { StoryBar } from './StoryBar.tsx';
import { Trays } from './Trays.tsx';
import { Used } from './Used.tsx';
import { type Play, usePlay } from './usePlay.ts';
import { type Shape, useEscape, useShape } from './useShape.ts';
import { type Story, useStory } from './useStory.ts';

export { SeatThings } from './SeatThings.tsx';

export type GuildsBoardProps = BoardProps<ViewOf<S>, Choice, Happened, GuildsWords>;

/** Where the focus goes with a new decision; in the hand to the card it was on last, if that one can be used. */
const FIRST = [
  '.gl-tray .is-open',
  '.gl-place.is-target[tabindex="0"]',
  '.gl-item.is-use',
  '.gl-hand-card.is-open[tabindex="0"]',
  '.gl-hand:not(:has(.is-open[tabindex="0"])) .gl-hand-card.is-open',
  '.gl-item',
].join();
const FIT = { least: 0.5, most: 1.7 };
const LIMITS = { least: 0.3, most: 4.5 };
/** Room for the story while it is told. */
const insetFor = ({ isPhone, width, height }: Shape, { bounds }: Plan, isTold: boolean) => {
  const top = isTold ? (isPhone ? 164 : 124) : 8;
  // On a phone the city lies at the top: the drawer opens below it.
  const rest = height - top - ((width - 16) * bounds.height) / bounds.width;
  return { top, right: 8, bottom: isPhone ? Math.max(8, rest) : 8, left: 8 };
};
type Laid = 'mayors' | 'pile' | null;

export function Board(props: GuildsBoardProps): JSX.Element {
  const { view, decision, events, names, help, texts, openRule } = props;
  const words = props.words.board;
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root);
  const { isPhone } = shape;
  const story = useStory(view.open, events);
  const { skip } = story;
  const { choose } = props;
  const act = useCallback(
    (option: Choice) => {
      skip(); // whoever acts has seen enough
      choose(option);
    },
    [skip, choose],
  );
  const play = usePlay(view, decision, act);
  const [pointed, point] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at for one decision is not meant for the next
  useEffect(() => point(null), [decision]);
  const [laid, lay] = useState<Laid>(null);
  const owners = useMemo(() => ownerNames(view, names), [view, names]);
  const letters = owners.map((name, owner) => (owner < view.open.hall.length ? letterOf(owner) : name[0]));
  useFocus(root, decision, FIRST);
  useEscape(play.letGo);
  const seat = view.seat ?? 0;
  const shown = pointed === null ? null : describe(pointed, story.open, words, owners, help === 'full');
  const of = { view, seat, words, isFull: help === 'full' };
  const { asking, task } = play;
  const mine = view.seat === null ? [] : (view.own[view.seat] as S['own'][number]).mayors;
  return (
    <Letters value={letters}>
      <div ref={root} className={`gl${isPhone ? ' is-phone' : ''}`} data-step={task?.do ?? 'watch'}>
        <div className="gl-city">
          <Window {...{ props, story, words, owners, shape, play, pointed, point }} openPile={() => lay('pile')} />
          {shown !== null && isPhone && <Caption {...shown} box={null} toLeft={false} upwards={false} />}
          <StoryBar story={story} words={words} texts={texts} names={names} openRule={openRule} />
          <Used events={events} seat={view.seat} words={words} />
          <Trays {...{ asking, laid }} {...of} mayors={mine} choose={act} close={() => lay(null)} />
        </div>
        {view.seat !== null && <Edge {...{ props, play, words, owners, isPhone }} openMayors={() => lay('mayors')} />}
      </div>
    </Letters>
  );
}
export default Board;

interface WindowProps {
  readonly props: GuildsBoardProps;
  readonly story: Story;
  readonly words: BoardWords;
  readonly owners: readonly string[];
  readonly shape: Shape;
  readonly play: Play;
  readonly pointed: string | null;
  point(key: string | null): void;
  openPile(): void;
}

function Window({ props, story, words, owners, shape, play, pointed, point, openPile }: WindowProps) {
  const { view, help, decision, texts, lit } = props;
  const { isTall, isPhone } = shape;
  const { open } = story;
  const plan = useMemo(() => planOf(open, isTall), [open, isTall]);
  const { places, task, picked } = play;
  const isFull = help === 'full';
  const described = pointed === null ? null : describe(pointed, open, words, owners, isFull);
  const label = (key: string): string => {
    const place = placeOfKey(key);
    const options = place === null ? undefined : places.get(place);
    const { title, lines } = describe(key, open, words, owners, isFull) ?? { title: words.discardPile, lines: [] };
    const says = [title, ...lines].join('. ');
    if (options === undefined || decision === null || task === null) return says;
    return task.do === 'act' ? says : `${texts.option(view, task, options[0]).text}. ${says}`;
  };
  const stops = stopsOf(open, plan, play, { label, openPile });
  const here = pointed === null ? null : (stops.find(({ key }) => key === pointed)?.box ?? null);
  const target = pointed === null ? null : placeOfKey(pointed);
  const isCalled = isFull && task !== null && target !== null && bringsPawn(task.do) && places.has(target);
  return (
    <PanZoom
      bounds={plan.bounds}
      follow={followOf(open, plan, story, lit)}
      inset={insetFor(shape, plan, story.beat !== null)}
      fitLimits={FIT}
      limits={LIMITS}
      texts={words}
      pointing={{
        tap: () => {
          point(null);
          return false;
        },
      }}
      over={
        <>
          <Places stops={stops} targetsLabel={words.options} othersLabel={words.city} point={point} />
          {described !== null && here !== null && !isPhone && (
            <Caption {...described} box={here} {...sideOf(here, plan.bounds)} />
          )}
        </>
      }
    >
      <City
        {...{ props, open, plan, words, picked }}
        goal={goalOf(task)}
        beat={story.beat}
        targets={places}
        ghost={isCalled ? { seat: task.seat, at: target } : null}
      />
    </PanZoom>
  );
}
/** Where pawns are fetched or pushed to. */
const goalOf = (task: Play['task']) => (task?.do === 'fetch' ? task.to : task?.do === 'push' ? task.tile : null);

/** A caption stands on the side where there is more room. */
const sideOf = (box: Box, bounds: Box) => ({
  toLeft: box.x + box.width / 2 > bounds.x + bounds.width / 2,
  upwards: box.y + box.height / 2 > bounds.y + bounds.height / 2,
});

const bringsPawn = (doing: string): boolean => doing === 'send' || doing === 'act';

const placeOfKey = (key: string): Place | null =>
  key === 'hall' ? 'hall' : /^\d+$/.test(key) ? (Number(key) as TileId) : null;

function describe(
  key: string,
  open: Open,
  words: BoardWords,
  owners: readonly string[],
  isFull: boolean,
): Described | null {
  if (key === 'hall') return describeHall(open, words, owners);
  if (key === 'plantation') return describePlantation(open, words, owners);
  const place = placeOfKey(key);
  if (place === null || place === 'hall' || !open.city.tiles.includes(place)) return null;
  return describeTile(open, place, words, owners, isFull);
}

interface StopTexts {
  label(key: string): string;
  openPile(): void;
}
/** Every place of the table, in reading order; then the plantation and the discard pile. */
function stopsOf(open: Open, plan: Plan, play: Play, { label, openPile }: StopTexts): Stop[] {
  const { hall } = gridOf(open);
  const stop = (key: string, box: Box): Stop => {
    const place = placeOfKey(key)!;
    return { key, box, label: label(key), isTarget: play.places.has(place), press: () => play.press(place) };
  };
  const tiles = laidPlaces(open)
    .filter((place) => !hall.includes(place))
    .map((place) => stop(String(open.city.tiles[place]), { ...cornerOf(open, place), width: TILE, height: TILE }));
  const panel = (
    { x, y, scale }: Plan['scoreboard'],
    size: { width: number; height: number },
    dx = 0,
    dy = 0,
  ): Box => ({
    x: x + dx * scale,
    y: y + dy * scale,
    width: size.width * scale,
    height: size.height * scale,
  });
  const look = (key: string, box: Box, press: () => void): Stop => ({
    key,
    box,
    label: label(key),
    isTarget: false,
    press,
  });
  return [
    ...tiles,
    stop('hall', hallBox(open)),
    look('plantation', panel(plan.plantation, PLANTATION), () => undefined),
    look('pile', panel(plan.scoreboard, { width: 50, height: 40 }, 108, SCOREBOARD.height - 44), openPile),
  ];
}

/** Shows what a score line lights up, and where the story is. */
function followOf(open: Open, { bounds }: Plan, { beat, at }: Story, lit: readonly string[]) {
  const shining = open.city.tiles.find((tile) => tile !== null && lit.includes(tileOf(tile).code)) ?? null;
  if (shining !== null) return { ...tileBox(open, shining), key: lit.join(' ') };
  if (beat === null) return null;
  const tile = 'tile' in beat.event ? beat.event.tile : null;
  const box = tile === null || !open.city.tiles.includes(tile) ? bounds : tileBox(open, tile);
  return { ...box, key: `beat ${at}` };
}
