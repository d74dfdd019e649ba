// The way through the lesson: one bar per chapter, filled as far as the learner has come; pressing one goes there.

import type { LessonWords } from '../../text/lesson.ts';
import { useWords } from '../lib/words.ts';
import { useLessonLang } from './lang.ts';
import type { LessonLink } from './lesson-link.ts';

interface ChaptersProps {
  readonly link: LessonLink;
  readonly at: number;
  readonly names: LessonWords['chapters'];
}

export function Chapters({ link, at, names }: ChaptersProps) {
  const topic = useWords('learn');
  const lang = useLessonLang();
  const { steps, script } = link.run;
  const { chapters } = script;
  const here = steps[at]?.chapter ?? chapters.length;
  return (
    <nav className="lr-chapters" aria-label={topic.chapters}>
      <ol lang={lang}>
        {chapters.map(({ key, stops }, i) => {
          const first = steps.findIndex(({ chapter }) => chapter === i);
          const share = Math.max(0, Math.min(1, (at - first) / stops.length));
          return (
            <li key={key}>
              <button
                type="button"
                aria-label={`${i + 1}. ${names[key]}${i < here ? ` (${topic.done})` : ''}`}
                aria-current={i === here ? 'step' : undefined}
                title={names[key]}
                onClick={() => link.jump(first)}
              >
                <span className="lr-bar">
                  <span style={{ width: `${share * 100}%` }} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {here < chapters.length && (
        <h2>
          {chapters.length > 1 && <small>{topic.chapter(here + 1, chapters.length)}</small>}
          <span lang={lang}>{names[chapters[here].key]}</span>
        </h2>
      )}
    </nav>
  );
}
