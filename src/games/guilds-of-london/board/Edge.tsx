// The table edge in front of the player: the hand and what can be done with it. A story that is told takes the place of
// what can be done, offered cards that of the hand where room is short.
import { Dock as TableEdge } from '../../../parts/Dock.tsx';
import type { Drag } from '../../../parts/drag.ts';
import type { CardId } from '../data/kinds.ts';
import type { Own } from '../types.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import type { Choice } from './asking.ts';
import { Dock } from './Dock.tsx';
import { Sign } from './glyphs.tsx';
import { Hand } from './Hand.tsx';
import type { GuildsBoardProps } from './index.tsx';
import type { Look } from './Looks.tsx';
import { Offer } from './Offer.tsx';
import type { Layout } from './room.ts';
import { StoryBar } from './StoryBar.tsx';
import { isOfHand, type Play } from './usePlay.ts';
import type { Story } from './useStory.ts';

interface EdgeProps {
  readonly props: GuildsBoardProps;
  readonly play: Play;
  readonly words: BoardWords;
  readonly owners: readonly string[];
  readonly layout: Layout;
  readonly drag: Drag<CardId>;
  readonly story: Story;
  readonly isOver: boolean;
  act(option: Choice): void;
  look(look: Look): void;
}

export function Edge({ props, play, words, owners, layout, drag, story, isOver, act, look }: EdgeProps) {
  const { view, texts, names, openRule, help } = props;
  const told = <StoryBar {...{ story, words, texts, names, openRule }} />;
  if (view.seat === null || isOver)
    return (
      <TableEdge className="gl-edge is-watching" label={words.story.bar}>
        {told}
      </TableEdge>
    );
  const { hand, mayors } = view.own[view.seat] as Own;
  const { task, asking, card } = play;
  const isTold = story.beat !== null;
  const isOffered = asking.mayors.size + asking.sets.length > 0;
  // Under a thumb the card taken up stands alone, with its uses beside it.
  const isAlone = layout.isThumb && card !== null && drag.carrying === null;
  const isAnswered = layout.isThumb && task !== null && task.do !== 'act' && !isOfHand(task) && asking.plain.length > 0;
  const hasHand = hand.length > 0 && !isAnswered && !(layout.isThumb && (isTold || isOffered));
  const names2 = ['gl-edge', isTold && 'is-told', isOffered && 'is-offering', isAlone && 'is-alone'];
  return (
    <TableEdge className={names2.filter(Boolean).join(' ')} label={words.hand} data-at="hand">
      <div className="gl-mine">
        {mayors.length > 0 && (
          <button type="button" className="gl-my-mayors" onClick={() => look({ at: 'mayors' })} title={words.mayors}>
            <Sign name="mayor" size={26} />
            <b>{mayors.length}</b>
            <span className="k-unseen">{words.mayors}</span>
          </button>
        )}
        {!isTold && told}
        <InFront props={props} words={words} />
      </div>
      {hasHand && (
        <Hand
          {...{ view, play, words, drag }}
          cards={isAlone ? [card] : hand}
          look={(one) => look({ at: 'card', card: one })}
        />
      )}
      {isTold ? (
        told
      ) : isOffered ? (
        <Offer {...{ view, asking, words }} seat={view.seat} isFull={help === 'full'} choose={act} />
      ) : (
        <Dock {...{ view, play, words, texts, owners }} />
      )}
    </TableEdge>
  );
}

/** R6.1 Special actions of this turn, and what they change until its end. */
function InFront({ props: { view }, words }: { readonly props: GuildsBoardProps; readonly words: BoardWords }) {
  const { played, turn } = view.open;
  if (played.length === 0) return null;
  return (
    <p className="gl-infront">
      <span>{words.inFront}:</span>
      {played.map((card) => (
        <b key={card}>{cardTitle(words, card)}</b>
      ))}
      {words.lasting(turn).map((text) => (
        <em key={text}>{text}</em>
      ))}
    </p>
  );
}
