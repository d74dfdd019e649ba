// A guided first game: the ordinary board, and beside it somebody who explains.
import { useCallback, useMemo } from 'react';
import { aboutGame, type GameId, type GamePackage, isGameId } from '../../games/index.ts';
import { wordsOf } from '../../text/languages.ts';
import type { Lesson, LessonScript } from '../../text/lesson.ts';
import { LostPage } from '../App.tsx';
import { useAbout } from '../lib/about-game.ts';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Ending } from './Ending.tsx';
import { LessonRoom, Loading } from './LessonRoom.tsx';
import { LessonLink } from './lesson-link.ts';
import { keepProgress, recallProgress } from './progress.ts';
import { LessonRun } from './run.ts';

export function LearnPage({ game }: { readonly game: string }) {
  const { language } = usePrefs();
  const pkg = useGame(game);
  const loaded = useLoaded(
    async () => (pkg && (await wordsOf(pkg.words, language, 'lesson')?.())) ?? null,
    [pkg, language],
  );
  if (!isGameId(game) || aboutGame(game).hasLesson !== true) return <LostPage />;
  if (pkg === null || !loaded) return <Loading />;
  return <Learning key={game} game={game} pkg={pkg} lesson={loaded.lesson} />;
}

/** The script is the same in every language, so a lesson continues when the language changes. */
const links = new Map<LessonScript, LessonLink>();

function linkFor(game: GameId, pkg: GamePackage, script: LessonScript, name: string): LessonLink {
  const known = links.get(script);
  if (known !== undefined) return known;
  const run = new LessonRun(pkg, script);
  const kept = recallProgress(game);
  if (kept !== null) run.resume(kept.at, kept.picks);
  const link = new LessonLink(run, name);
  links.set(script, link);
  return link;
}

interface LearningProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly lesson: Lesson;
}

function Learning({ game, pkg, lesson }: LearningProps) {
  const { title } = useAbout(game);
  const topic = useWords('learn');
  const { name } = useSession();
  const link = useMemo(() => linkFor(game, pkg, lesson.script, name), [game, pkg, lesson.script, name]);
  const onStop = useCallback((at: number) => keepProgress(game, { at, picks: link.run.picks }), [game, link]);
  return (
    <LessonRoom
      {...{ game, pkg, lesson, link, onStop }}
      part="lesson"
      title={topic.title(title)}
      leave={{ to: '/', about: topic.leaveAbout }}
    >
      {(light) => <Ending game={game} link={link} lesson={lesson} light={light} />}
    </LessonRoom>
  );
}
