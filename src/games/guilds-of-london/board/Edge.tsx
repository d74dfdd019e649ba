// The table edge in front of the player: mayor cards, the hand, what the player has laid out, and the dock. On a phone a drawer.
import { useState } from 'react';
import { type CardId, cardOf } from '../data/kinds.ts';
import { costOf } from '../rules/jobs.ts';
import type { Own } from '../types.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import { Dock } from './Dock.tsx';
import { Sign } from './glyphs.tsx';
import { Hand } from './Hand.tsx';
import type { GuildsBoardProps } from './index.tsx';
import { Symbols } from './Shield.tsx';
import type { Play } from './usePlay.ts';

interface EdgeProps {
  readonly props: GuildsBoardProps;
  readonly play: Play;
  readonly words: BoardWords;
  readonly owners: readonly string[];
  readonly isPhone: boolean;
  openMayors(): void;
}
const HAND_STEPS = ['pay', 'discard', 'cycle'];

export function Edge({ props, play, words, owners, isPhone, openMayors }: EdgeProps) {
  const { view, texts } = props;
  const { hand, mayors } = view.own[view.seat ?? 0] as Own;
  const { task, asking, card } = play;
  const [isWanted, want] = useState(false);
  const isAnswer = task !== null && HAND_STEPS.includes(task.do);
  const isOpen = !isPhone || isAnswer || (isWanted && (task === null || task.do === 'act'));
  const priceOf = (one: CardId): number => costOf(view, one);
  const mayorButton = mayors.length > 0 && (
    <button type="button" className="gl-my-mayors" onClick={openMayors} title={words.mayors}>
      <Sign name="mayor" size={28} />
      <b>{mayors.length}</b>
      <span className="k-unseen">{words.mayors}</span>
    </button>
  );
  return (
    <div className={`gl-edge${isOpen ? '' : ' is-folded'}`}>
      <InFront props={props} words={words} />
      {isPhone && (
        <div className="gl-drawer-row">
          {mayorButton}
          <button type="button" className="gl-drawer" aria-expanded={isOpen} onClick={() => want(!isOpen)}>
            <span className="k-unseen">{isOpen ? words.closeHand : words.openHand}</span>
            <span className="gl-drawer-count">{words.handOf(hand.length)}</span>
            <span className="gl-drawer-cards" aria-hidden="true">
              {hand.map((one) => (
                <Symbols key={one} symbols={cardOf(one).standards} size={22} />
              ))}
            </span>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="gl-control">
              <path d={isOpen ? 'M5 9L12 16L19 9' : 'M5 15L12 8L19 15'} />
            </svg>
          </button>
        </div>
      )}
      <div className="gl-edge-row">
        {!isPhone && mayorButton}
        {isOpen && (
          <Hand
            cards={hand}
            open={new Set(asking.cards.keys())}
            chosen={card}
            isAnswer={isAnswer}
            words={words}
            costOf={priceOf}
            press={play.pressCard}
            drop={play.drop}
            carry={play.take}
          />
        )}
        <Dock view={view} play={play} words={words} texts={texts} owners={owners} />
      </div>
    </div>
  );
}

/** R6.1 Special actions of this turn, and what they change until its end. */
function InFront({ props: { view }, words }: { readonly props: GuildsBoardProps; readonly words: BoardWords }) {
  const { played, turn } = view.open;
  const lasting = words.lasting(turn);
  if (played.length === 0) return null;
  return (
    <p className="gl-infront">
      <span>{words.inFront}:</span>
      {played.map((card) => (
        <b key={card}>{cardTitle(words, card)}</b>
      ))}
      {lasting.map((text) => (
        <em key={text}>{text}</em>
      ))}
    </p>
  );
}
