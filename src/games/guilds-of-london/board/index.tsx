// The board of Guilds of London. It knows no rules: what can be pressed is what an option mentions.
// Rules, texts and board in one piece are two kilobytes lighter than in three: the page loads them all anyway.
import '../index.ts';
import './pigments.css';
import './art.css';
import './board.css';
import './strip.css';
import './edge.css';
import './offers.css';
import './beside.css';
import './tablet.css';
import './thumb.css';
import { type JSX, useCallback, useMemo, useRef, useState } from 'react';
import { letterOf } from '../../../draw/players.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import { BoardFrame } from '../../../parts/BoardFrame.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Card } from '../../../parts/Card.tsx';
import { Carried } from '../../../parts/Carried.tsx';
import { useDrag } from '../../../parts/drag.ts';
import { EffectLine } from '../../../parts/EffectLine.tsx';
import { Flights } from '../../../parts/Flights.tsx';
import { useFocus } from '../../../parts/focus.ts';
import { useRoom } from '../../../parts/room.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import type { Happened, S } from '../types.ts';
import { cardTitle } from '../words/board.ts';
import type { GuildsWords } from '../words/index.ts';
import { CardFace } from './ActionCard.tsx';
import type { Choice } from './asking.ts';
import { describerOf, ownerNames } from './describe.ts';
import { Edge } from './Edge.tsx';
import { type Look, Looks } from './Looks.tsx';
import { Letters, OwnerMark } from './Pieces.tsx';
import { layoutFor, useEscape } from './room.ts';
import { Symbols } from './Shield.tsx';
import { Strip } from './Strip.tsx';
import { useFlights, useUsed } from './useNews.tsx';
import { usePlay } from './usePlay.ts';
import { useStory } from './useStory.ts';
import { CityWindow } from './Window.tsx';

export { SeatThings } from './SeatThings.tsx';

export type GuildsBoardProps = BoardProps<ViewOf<S>, Choice, Happened, GuildsWords>;

/** Where the focus goes with a new decision; in the hand to the card it was on last, if that one can be used. */
const FIRST = [
  '.gl-offer .is-open',
  '.gl-place.is-target[tabindex="0"]',
  '.gl-item.is-use',
  '.gl-hand-card.is-open[tabindex="0"]',
  '.gl-hand:not(:has(.is-open[tabindex="0"])) .gl-hand-card.is-open',
  '.gl-item',
].join();

const useCarrying = (play: ReturnType<typeof usePlay>, setLook: (look: null) => void) =>
  useDrag<CardId>({
    take(card) {
      setLook(null); // a finger that stayed and then goes on carries
      play.take(card);
    },
    drop: (card, { drop }) => play.drop(card, drop),
  });

export function Board(props: GuildsBoardProps): JSX.Element {
  const { view, decision, events, names, help, lit } = props;
  const words = props.words.board;
  const root = useRef<HTMLDivElement>(null);
  const isOver = view.todo.length === 0 && view.lanes.length === 0;
  const layout = layoutFor(useRoom(root), isOver);
  const story = useStory(view.open, events, props.isStepped ?? false);
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
  const [look, setLook] = useState<Look | null>(null);
  const drag = useCarrying(play, setLook);
  const { owners, letters } = useOwners(view, names);
  const { open } = story;
  const describe = useMemo(() => describerOf(open, words, owners, help === 'full'), [open, words, owners, help]);
  useFocus(root, decision, FIRST);
  useEscape(play.letGo);
  const used = useUsed(events, view.seat);
  return (
    <Letters value={letters}>
      <BoardFrame ref={root} className="gl" step={play.task?.do ?? null}>
        <div className={`gl-room ${layout.className}`}>
          <Strip {...{ props, story, words, owners, describe, look: setLook }} />
          <div className="gl-city">
            <CityWindow {...{ props, story, words, play, describe, lit, look: setLook }} />
            <EffectLine effects={used}>
              {({ seat, card, as }) => (
                <>
                  <OwnerMark owner={seat} size={22} />
                  <Symbols symbols={cardOf(card).standards} size={20} />
                  <b>{cardTitle(words, card)}</b>
                  {words[as]}
                </>
              )}
            </EffectLine>
          </div>
          <Edge {...{ props, play, words, owners, layout, drag, story, isOver, act, look: setLook }} />
        </div>
        <Carried drag={drag}>
          {(card) => (
            <Card>
              <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
            </Card>
          )}
        </Carried>
        <Flights root={root} flights={useFlights(events, story.beat)} />
        {look !== null && <Looks {...{ look, props, words, owners, describe }} close={() => setLook(null)} />}
      </BoardFrame>
    </Letters>
  );
}
export default Board;

/** Everybody with pawns, by name and by letter. They stay the same with the view: every tile is lettered by them. */
function useOwners(view: GuildsBoardProps['view'], names: readonly string[]) {
  const owners = useMemo(() => ownerNames(view, names), [view, names]);
  const seats = view.open.hall.length;
  const letters = useMemo(() => owners.map((name, i) => (i < seats ? letterOf(i) : name[0])), [owners, seats]);
  return { owners, letters };
}
