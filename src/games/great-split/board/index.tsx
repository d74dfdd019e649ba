// The board of The Great Split: an evening gala. It knows no rules: what can be done is what an option mentions.
import '../../../parts/parts.css';
import './pigments.css';
import './table.css';
import './tracks.css';
import './marks.css';
import './cards.css';
import './dock.css';
import './harvest.css';
import './envelope.css';
import './sheets.css';
import './scoring.css';
import './narrow.css';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { Announcer } from '../../../parts/Announcer.tsx';
import { useFocus } from '../../../parts/focus.ts';
import type { CardId } from '../data/kinds.ts';
import { sliderOf } from '../scoring.ts';
import { type BoardWords, LETTERS } from '../words/board.ts';
import { BoardSheet } from './BoardSheet.tsx';
import { tracksAfter } from './bring.ts';
import { Common } from './Common.tsx';
import { nameOfCard } from './cards.tsx';
import { Dock } from './Dock.tsx';
import { Flights } from './Flights.tsx';
import type { Held } from './Harvest.tsx';
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
import { Scoring } from './Scoring.tsx';
import { Tracks } from './Tracks.tsx';
import { FINAL } from './tally.ts';
import { useArrange } from './useArrange.ts';
import { useRoom } from './useRoom.ts';
import { useWalk } from './walk.ts';

export { SeatThings } from './SeatThings.tsx';

const NO_MOVES: never[] = [];

export function Board(props: SplitBoardProps): JSX.Element {
  const { view, decision, help, names } = props;
  const words = props.words.board;
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const me = meOf(view);
  const step = stepOf(props);
  const [held, setHeld] = useState<{ readonly held: Held | null; readonly isTurned: boolean }>(NOTHING_HELD);
  const [pointed, setPointed] = useState<readonly number[] | null>(null);
  const [looked, look] = useState<number | null>(null);
  const [scoring, setScoring] = useScoring(props);
  const arranging = useArrange(props);
  const walk = useWalk(tracksOf(view, me), harvestOf(view, me)?.moves ?? NO_MOVES);
  const targets = useMemo(() => {
    const isAsked = step === 'seal' || step === 'bonus' || (step === 'play' && held.held === 'split');
    return isAsked ? targetsOf(decision!.options, step) : null;
  }, [decision, step, held]);
  const choose = (option: Option): void => {
    setHeld(NOTHING_HELD);
    setPointed(null);
    setScoring(null);
    props.choose(option);
  };
  const work = ownOf(view)?.harvest ?? null;
  const point = (option: Option | null): void =>
    setPointed(option === null || work === null || step === null ? null : tracksAfter(work, me, step, option));
  const isFull = help === 'full';
  useFocus(root, decision, '[data-start]');
  return (
    <div ref={root} className="gs gs-pigments" data-step={step ?? 'watch'} style={{ '--card': `${room.card}px` }}>
      <div className="gs-top">
        <Common open={view.open} words={words} look={setScoring} />
        <Neighbours {...{ view, names, words, look }} lit={props.lit} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so the keyboard must reach it */}
      <div className="gs-middle" tabIndex={0}>
        <Tracks
          {...{ walk, words, isFull, targets, point, choose }}
          who={view.open.characters[me]}
          slider={sliderOf(view.open)}
          label={view.seat === null ? words.board(names[me]) : words.myBoard}
          ghost={isFull ? pointed : null}
          lit={props.lit}
          look={() => look(me)}
        />
        {scoring !== null && <Scoring {...{ props, words }} round={scoring} close={() => setScoring(null)} />}
      </div>
      <Dock
        {...{ props, words, room, arranging, choose, point, isFull }}
        holding={{ ...held, hold: (thing, isTurned = false) => setHeld({ held: thing, isTurned }) }}
        pointTracks={setPointed}
        openFinal={() => setScoring(FINAL)}
      />
      <Flights events={props.events} me={me} right={neighboursOf(view).right} />
      {looked !== null && <BoardSheet key={looked} {...{ props, words, arranging, look }} seat={looked} />}
      <Announcer text={arranging === null ? '' : saidParts(arranging.parts, words)} />
    </div>
  );
}
export default Board;

/** Whoever cannot see the trays hears what lies in them. */
const saidParts = (parts: readonly (readonly CardId[])[], words: BoardWords): string =>
  parts.map((part, i) => `${words.part(LETTERS[i])}: ${part.map((id) => nameOfCard(words, id)).join(', ')}`).join('; ');

const NOTHING_HELD = { held: null, isTurned: false } as const;

/** A scoring opens by itself when it takes place, and closes with the next choice, or when the next envelopes travel. */
function useScoring({ view, events }: SplitBoardProps) {
  const [round, setRound] = useState<number | null>(() => (isOver(view) ? FINAL : null));
  const seen = useRef(events.at(-1)?.key ?? -1);
  useEffect(() => {
    const fresh = events.filter(({ key }) => key > seen.current);
    seen.current = events.at(-1)?.key ?? -1;
    for (const { event } of fresh)
      if (event.e === 'scored') setRound(event.round);
      else if (event.e === 'passed') setRound(null);
  }, [events]);
  return [round, setRound] as const;
}
