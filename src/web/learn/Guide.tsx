// The paper beside the board: what this stop says, and the way on.

import { type RefObject, useEffect, useRef } from 'react';
import type { GameId } from '../../games/index.ts';
import { isFocusLost } from '../../parts/focus.ts';
import type { Lesson, Stop } from '../../text/lesson.ts';
import { keyOf } from '../../text/lesson.ts';
import type { RoomWords } from '../../words/index.ts';
import { type Prefs, usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { OptionList } from '../table/OptionList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Source } from '../ui/Source.tsx';
import { Chapters } from './Chapters.tsx';
import { useLessonLang } from './lang.ts';
import type { LessonLink, Walked } from './lesson-link.ts';
import { Said } from './Said.tsx';

interface GuideProps {
  readonly game: GameId;
  readonly link: LessonLink;
  readonly walked: Walked;
  readonly lesson: Lesson;
}

/** How long a move of the others is shown. */
const PAUSE: Readonly<Record<Prefs['speed'], number>> = { calm: 1500, brisk: 800, instant: 150 };

/** Something nobody can see, like a card picked face down, needs no time. */
const SOON = 20;

function useWatching(link: LessonLink, { at, isWatching, table }: Walked): void {
  const { speed } = usePrefs();
  const { log } = table;
  const begun = useRef({ at: -1, made: 0 });
  if (begun.current.at !== at) begun.current = { at, made: log.length };
  const isSeen = log.length === begun.current.made || (log.at(-1)?.events.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every choice made is shown before the next
  useEffect(() => {
    if (!isWatching) return;
    const timer = setTimeout(() => link.watchOne(), isSeen ? PAUSE[speed] : SOON);
    return () => clearTimeout(timer);
  }, [link, isWatching, isSeen, log, speed]);
}

/** What is above the words: whose move it is. */
function labelOf(stop: Stop, topic: RoomWords['learn']): string | null {
  if ('do' in stop) return topic.yourTurn;
  if ('free' in stop) return topic.yourChoice;
  return 'watch' in stop ? topic.watching : null;
}

export function Guide({ game, link, walked, lesson }: GuideProps) {
  const topic = useWords('learn');
  const lang = useLessonLang();
  useWatching(link, walked);
  const { steps } = link.run;
  const { stop, chapter } = steps[walked.at];
  const isAsked = ('do' in stop || 'free' in stop) && walked.picked === null;
  const said = walked.picked !== null && 'free' in stop ? stop.choose[walked.picked] : keyOf(stop);
  const label = walked.picked === null ? labelOf(stop, topic) : null;
  const next = steps.findIndex((step) => step.chapter > chapter);
  return (
    <section className={isAsked ? 'lr-guide is-asking' : 'lr-guide'} aria-label={topic.guide} data-stop={keyOf(stop)}>
      <Chapters link={link} at={walked.at} names={lesson.words.chapters} />
      <div className="lr-words" aria-live="polite">
        {label !== null && <p className="lr-label">{label}</p>}
        {lesson.words.stops[said].split('\n').map((text) => (
          <p key={text} className="lr-say" lang={lang}>
            <Said game={game} text={text} />
          </p>
        ))}
        {walked.at === 0 && link.run.script.arrange === undefined && <Source game={game} />}
        <Stray key={walked.at} count={walked.strays} isAsked={isAsked} />
      </div>
      {isAsked && <Listed key={walked.at} />}
      <div className="lr-buttons">
        <button
          type="button"
          className="w-second w-square"
          aria-label={topic.back}
          title={topic.back}
          disabled={walked.at === 0}
          onClick={() => link.jump(walked.at - 1)}
        >
          <Icon name="left" size={18} />
        </button>
        <button
          type="button"
          className="w-quiet"
          title={topic.skipAbout}
          onClick={() => link.jump(next < 0 ? steps.length : next)}
        >
          {topic.skip}
        </button>
        {!isAsked && <NextButton key={walked.at} go={() => link.next()} />}
      </div>
    </section>
  );
}

/** The focus moves on with the lesson when its element is gone. */
function useLostFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
  }, [element]);
}

function NextButton({ go }: { readonly go: () => void }) {
  const { next } = useWords('learn');
  const button = useRef<HTMLButtonElement>(null);
  useLostFocus(button);
  return (
    <button ref={button} type="button" className="w-main lr-next" onClick={go}>
      {next}
      <Icon name="right" size={18} />
    </button>
  );
}

/** Something else was pressed: says kindly where to go on, at this stop only. */
function Stray({ count, isAsked }: { readonly count: number; readonly isAsked: boolean }) {
  const { stray } = useWords('learn');
  const before = useRef(count);
  if (count === before.current || !isAsked) return null;
  return (
    <p key={count} className="lr-stray">
      {stray}
    </p>
  );
}

function Listed() {
  const { list } = useWords('learn');
  const summary = useRef<HTMLElement>(null);
  useLostFocus(summary);
  return (
    <details className="lr-list">
      <summary ref={summary}>
        <Icon name="list" size={18} />
        {list}
      </summary>
      <OptionList />
    </details>
  );
}
