// Says what the rules do just now, with the card that was turned up, and lets one hold, step and skip.
import { Card } from '../../../parts/Card.tsx';
import type { Texts } from '../../../text/texts.ts';
import { cardOf } from '../data/kinds.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import { CardFace } from './ActionCard.tsx';
import type { Story } from './useStory.ts';

interface StoryBarProps {
  readonly story: Story;
  readonly words: BoardWords;
  readonly texts: Texts;
  readonly names: readonly string[];
  openRule?: ((rule: string) => void) | undefined;
}

export function StoryBar({ story, words, texts, names, openRule }: StoryBarProps) {
  const { beat, beats, at, isRunning, go, run, skip } = story;
  if (beats.length === 0) return null;
  if (beat === null)
    return (
      <button type="button" className="gl-again" onClick={() => run(true)} title={words.story.again}>
        <Control d="M4.5 8.5a8 8 0 1 1-.6 6M4.4 3v5.6H10" />
        <span className="k-unseen">{words.story.again}</span>
      </button>
    );
  const { text, rule } = texts.event(beat.event, names);
  const card = beat.event.e === 'searched' ? beat.event.card : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls is not a form
    <div
      className="gl-story"
      role="group"
      aria-label={words.story.bar}
      onKeyDown={(e) => {
        if (e.key === 'Escape') skip();
      }}
    >
      {card !== null && (
        <span className="gl-story-card">
          <Card>
            <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
          </Card>
        </span>
      )}
      <p className="gl-story-text">
        {text}{' '}
        {openRule !== undefined && (
          <button type="button" className="gl-rule" onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
      </p>
      <span className="gl-story-controls">
        <span className="gl-story-count">
          {at + 1}/{beats.length}
        </span>
        <StoryButton label={words.story.back} d="M15 4L7 12L15 20" isOff={at === 0} press={() => go(at - 1)} />
        <StoryButton
          label={isRunning ? words.story.pause : words.story.play}
          d={isRunning ? 'M8 5V19M16 5V19' : 'M8 4L19 12L8 20Z'}
          press={() => run(!isRunning)}
        />
        <StoryButton label={words.story.on} d="M9 4L17 12L9 20" press={() => go(at + 1)} />
        <StoryButton label={words.story.skip} d="M5 4L12 12L5 20M13 4L20 12L13 20" press={skip} />
      </span>
    </div>
  );
}

interface StoryButtonProps {
  readonly label: string;
  readonly d: string;
  readonly isOff?: boolean;
  press(): void;
}
function StoryButton({ label, d, isOff = false, press }: StoryButtonProps) {
  return (
    <button type="button" className="gl-round-button" disabled={isOff} onClick={press} aria-label={label} title={label}>
      <Control d={d} />
    </button>
  );
}
const Control = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="gl-control">
    <path d={d} />
  </svg>
);
