// The board of The Great Split: an evening gala. It knows no rules: what can be done is what an option mentions.
import './pigments.css';
import './tints.css';
import './table.css';
import './tracks.css';
import './marks.css';
import './cards.css';
import './dock.css';
import './harvest.css';
import './envelope.css';
import './sheets.css';
import './scoring.css';
import './rooms.css';
import { type JSX, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Announcer } from '../../../parts/Announcer.tsx';
import { BoardFrame } from '../../../parts/BoardFrame.tsx';
import { useFocus } from '../../../parts/focus.ts';
import { useRoom } from '../../../parts/room.ts';
import type { CardId } from '../data/kinds.ts';
import { partOf } from '../rules/envelopes.ts';
import { sliderOf } from '../scoring.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import { BoardSheet } from './BoardSheet.tsx';
import { bringOf, tracksAfter } from './bring.ts';
import { Common } from './Common.tsx';
import { nameOfCard } from './cards.tsx';
import { Dock } from './Dock.tsx';
import { Envelopes } from './Envelopes.tsx';
import { Explanation } from './Explanation.tsx';
import { type Explained, Explaining } from './explain.ts';
import type { Held } from './Harvest.tsx';
import { type Room, roomFor, steadySize } from './lay-out.ts';
import { MyTracks } from './MyTracks.tsx';
import {
  harvestOf,
  isOver,
  meOf,
  neighboursOf,
  type Option,
  ownOf,
  type SplitBoardProps,
  stepOf,
  targetsOf,
  tracksOf,
} from './model.ts';
import { Neighbours } from './Neighbours.tsx';
import { usePointed } from './pointed.ts';
import { useRest } from './rest.ts';
import { Scoring } from './Scoring.tsx';
import { FINAL } from './tally.ts';
import { useArrange } from './useArrange.ts';

export { SeatThings } from './SeatThings.tsx';

export const countsItself = true;

const NO_MOVES: never[] = [];

export function Board(props: SplitBoardProps): JSX.Element {
  const { view, decision, help, names } = props;
  const words = props.words.board;
  const root = useRef<HTMLDivElement>(null);
  const room = useStage(root);
  const me = meOf(view);
  const { held, setHeld, kept, pointed, point, targets } = useHeld(props);
  const [looked, look] = useState<number | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [scoring, setScoring] = useScoring(props);
  const arranging = useArrange(props);
  const rest = useRest(props);
  const choose = (option: Option): void => {
    setHeld(NOTHING_HELD);
    pointed.show(null);
    setScoring(null);
    props.choose(option);
  };
  const isFull = help === 'full';
  const common = useMemo(
    () => <Common open={view.open} words={words} look={(round) => setScoring({ round, isFresh: false })} />,
    [view.open, words, setScoring],
  );
  useFocus(root, decision, '[data-start]');
  return (
    <Explaining value={setExplained}>
      <BoardFrame ref={root} step={stepOf(props)} {...composedFor(room, scoring?.round === FINAL)}>
        <Neighbours {...{ view, names, words, look }} lit={props.lit}>
          {common}
        </Neighbours>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so the keyboard must reach it */}
        <div className="gs-middle" tabIndex={0}>
          <MyTracks
            {...{ words, isFull, targets, pointed, kept, point, choose }}
            {...{ tracks: tracksOf(view, me), moves: harvestOf(view, me)?.moves ?? NO_MOVES }}
            who={view.open.characters[me]}
            slider={sliderOf(view.open)}
            label={view.seat === null ? words.board(names[me]) : words.myBoard}
            lit={props.lit}
            look={() => look(me)}
          />
          {scoring !== null && (
            <Scoring key={scoring.round} {...{ props, words, ...scoring }} close={() => setScoring(null)} />
          )}
        </div>
        <Dock
          {...{ props, words, room, arranging, rest, choose, point, isFull }}
          holding={{ ...held, hold: (thing, isTurned = false) => setHeld({ held: thing, isTurned }) }}
          pointTracks={pointed.show}
          openFinal={() => setScoring({ round: FINAL, isFresh: false })}
        />
        <Envelopes root={root} events={props.events} me={me} {...neighboursOf(view)} />
        {looked !== null && <BoardSheet key={looked} {...{ props, words, arranging, look }} seat={looked} />}
        {explained !== null && <Explanation {...{ props, words }} what={explained} close={() => setExplained(null)} />}
        <Announcer text={arranging === null ? '' : saidParts(arranging.parts, words)} />
      </BoardFrame>
    </Explaining>
  );
}
export default Board;

/** The room of the stage; the same while only the bar above it changes. */
function useStage(root: RefObject<HTMLDivElement | null>): Room {
  const size = useRoom(root, steadySize);
  return useMemo(() => roomFor(size), [size]);
}

/** What the style sheets go by. */
const composedFor = ({ stage, isTight, isSnug, card, row, edge }: Room, isFinal: boolean) => ({
  className: `gs gs-pigments in-${stage}${isTight ? ' is-tight-room' : ''}${isSnug ? ' is-snug' : ''}${isFinal ? ' has-final' : ''}`,
  style: { '--card': `${card}px`, '--row': `${row}px`, '--edge-room': `${edge}px` },
});

/** Whoever cannot see the trays hears what lies in them. */
const saidParts = (parts: readonly (readonly CardId[])[], words: BoardWords): string =>
  parts.map((part, i) => `${words.part(LETTERS[i])}: ${part.map((id) => nameOfCard(words, id)).join(', ')}`).join('; ');

/** Where the part that I have just kept would lead, until the harvest begins. */
function keptTracks(view: SplitBoardProps['view']): readonly number[] | null {
  const own = ownOf(view);
  if (own === null || own.received === null || own.took === null || own.harvest !== null) return null;
  const { open } = view;
  const me = meOf(view);
  const standing = { tracks: open.tracks[me], who: open.characters[me], slider: sliderOf(open) };
  return bringOf(standing, partOf(own.received, own.took)).tracks;
}

const NOTHING_HELD = { held: null, isTurned: false } as const;

/** The card in hand, what is pointed at, and the tracks that may be chosen with it. */
function useHeld(props: SplitBoardProps) {
  const { view, decision } = props;
  const step = stepOf(props);
  const [held, setHeld] = useState<{ readonly held: Held | null; readonly isTurned: boolean }>(NOTHING_HELD);
  const pointed = usePointed();
  const targets = useMemo(() => {
    const isAsked = step === 'seal' || step === 'bonus' || (step === 'play' && held.held === 'split');
    return isAsked ? targetsOf(decision!.options, step) : null;
  }, [decision, step, held]);
  const work = ownOf(view)?.harvest ?? null;
  const point = (option: Option | null): void =>
    pointed.show(
      option === null || work === null || step === null ? null : tracksAfter(work, meOf(view), step, option),
    );
  const kept = useMemo(() => keptTracks(view), [view]);
  return { held, setHeld, kept, pointed, point, targets };
}

interface Shown {
  readonly round: number;
  /** It has only just taken place. */
  readonly isFresh: boolean;
}
/** A scoring opens by itself when it takes place, and closes with the next choice, or when the next envelopes travel. */
function useScoring({ view, events }: SplitBoardProps) {
  const [shown, show] = useState<Shown | null>(() => (isOver(view) ? { round: FINAL, isFresh: false } : null));
  const seen = useRef(events.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = events.filter(({ key }) => key > seen.current);
    seen.current = events.at(-1)?.key ?? -1;
    for (const { event } of fresh)
      if (event.e === 'scored') show({ round: event.round, isFresh: true });
      else if (event.e === 'passed') show(null);
  }, [events]);
  return [shown, show] as const;
}
