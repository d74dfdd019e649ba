// A worked example of the rules, played on the real board: what is given, what is chosen, what comes of it.
import { useEffect, useMemo, useRef } from 'react';
import { type GameId, type GamePackage, isGameId } from '../../games/index.ts';
import { countedIn, type Example, type ExampleWords, lessonOf, scriptOf } from '../../text/example.ts';
import { languageOf, wordsOf } from '../../text/languages.ts';
import { choiceOf } from '../../text/lesson.ts';
import { textsOf } from '../../text/package.ts';
import { LostPage } from '../App.tsx';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatLines } from './Ending.tsx';
import { LessonRoom, type Light, Loading } from './LessonRoom.tsx';
import { useLessonLang } from './lang.ts';
import { LessonLink } from './lesson-link.ts';
import { LessonRun } from './run.ts';
import { Said } from './Said.tsx';

/** Where an example lies over another page: how to go back to that, and to another example. */
interface Inside {
  leave(): void;
  show(example: string): void;
}
interface ExamplePageProps {
  readonly game: string;
  readonly example: string;
  readonly inside?: Inside;
}
type AllWords = Readonly<Record<string, ExampleWords>>;

export function ExamplePage({ game, example, inside }: ExamplePageProps) {
  const { language } = usePrefs();
  const pkg = useGame(game);
  const list = useLoaded(async () => (pkg === null ? null : ((await pkg.examples?.()) ?? [])), [pkg]);
  const words = useLoaded(
    async () => (pkg && (await wordsOf(pkg.words, language, 'examples')?.())?.examples) ?? null,
    [pkg, language],
  );
  if (!isGameId(game)) return <LostPage />;
  if (pkg === null || list === null || (list.length > 0 && words === null)) return <Loading />;
  const at = list.findIndex(({ id }) => id === example);
  if (at < 0 || words === null) return <LostPage />;
  return <Playing {...{ game, pkg, words, inside }} example={list[at]} next={list[(at + 1) % list.length]} />;
}

interface PlayingProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly words: AllWords;
  readonly example: Example;
  readonly next: Example;
  readonly inside: Inside | undefined;
}

/** What each choice of the example is called, and what everybody has at its end. */
function playedOut(pkg: GamePackage, example: Example, texts: ReturnType<typeof textsOf>) {
  const run = new LessonRun(pkg, scriptOf(example));
  const said = example.choices.map((choice, i) => {
    const { seat, text } = choiceOf(choice);
    run.play(i);
    const task = run.engine.pending(run.state, seat)!;
    return texts.option(run.engine.view(run.state, seat), task, pkg.game.notation.read(task, text)).text;
  });
  run.play(example.choices.length);
  return { said, counted: countedIn(example, pkg.game, run.state) };
}

function Playing({ game, pkg, words, example, next, inside }: PlayingProps) {
  const { language } = usePrefs();
  const topic = useWords('learn');
  const { name } = useSession();
  const script = useMemo(() => scriptOf(example), [example]);
  const link = useMemo(() => new LessonLink(new LessonRun(pkg, script), name), [pkg, script, name]);
  const texts = textsOf(pkg, languageOf(pkg.words, language, 'examples'));
  const { said, counted } = useMemo(() => playedOut(pkg, example, texts), [pkg, example, texts]);
  const lesson = lessonOf(example, script, words[example.id], counted, (choice) => said[choice]);
  return (
    <LessonRoom
      {...{ game, pkg, lesson, link }}
      part="examples"
      title={topic.example(words[example.id].title)}
      leave={{ to: `/fidelity/${game}#${example.rules[0]}`, about: topic.leaveExample }}
      onLeave={inside?.leave}
    >
      {(light) => <Outcome {...{ game, link, example, next, words, light, inside }} said={lesson.words.scored} />}
    </LessonRoom>
  );
}

interface OutcomeProps extends Omit<PlayingProps, 'pkg'> {
  readonly link: LessonLink;
  readonly said: string;
  readonly light: Light;
}

function Outcome({ game, link, example, next, words, said, light, inside }: OutcomeProps) {
  const topic = useWords('learn');
  const lang = useLessonLang();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { run } = link;
  return (
    <section className="lr-guide lr-ending lr-outcome" aria-label={topic.guide} data-stop="">
      <div className="lr-words">
        <h2 ref={heading} tabIndex={-1} lang={lang}>
          {words[example.id].title}
        </h2>
        <p className="lr-say" lang={lang}>
          <Said game={game} text={said} />
        </p>
        <p className="lr-rules">
          {topic.shows}{' '}
          {example.rules.map((rule) => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
        <h3>
          {topic.scores}
          {!run.engine.isOver(run.state) && <small> {topic.asIfOver}</small>}
        </h3>
        {run.state.own.map((_, seat) => (
          <SeatLines
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            lines={run.pkg.game.score(run.state, seat)}
            light={light}
          />
        ))}
      </div>
      <div className="lr-buttons">
        <button type="button" className="w-quiet" onClick={() => link.jump(0)}>
          {topic.again}
        </button>
        {inside === undefined ? (
          <Link to={`/example/${game}#${next.id}`} className="w-main lr-next" label={words[next.id].title}>
            {topic.nextExample}
            <Icon name="right" size={18} />
          </Link>
        ) : (
          <>
            <button type="button" className="w-second" onClick={() => inside.show(next.id)}>
              {topic.nextExample}
            </button>
            <button type="button" className="w-main" onClick={inside.leave}>
              {topic.backToRules}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
