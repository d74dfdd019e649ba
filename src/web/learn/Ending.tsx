// The end of a lesson: what was learned, the score line by line, and a real game.

import { useEffect, useRef, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { total } from '../../kernel/score.ts';
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Lesson } from '../../text/lesson.ts';
import { playNow, withBots } from '../lib/open-table.ts';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { useAtTable, useGameLang } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Chapters } from './Chapters.tsx';
import type { Light } from './LessonRoom.tsx';
import { useLessonLang } from './lang.ts';
import type { LessonLink } from './lesson-link.ts';
import { Said } from './Said.tsx';

interface EndingProps {
  readonly game: GameId;
  readonly link: LessonLink;
  readonly lesson: Lesson;
  readonly light: Light;
}

export function Ending({ game, link, lesson, light }: EndingProps) {
  const topic = useWords('learn');
  const { run } = link;
  const lang = useLessonLang();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const seats = run.state.own
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === run.script.you) - Number(a === run.script.you));
  return (
    <section className="lr-guide lr-ending" aria-label={topic.guide} data-stop="">
      <Chapters link={link} at={run.at} names={lesson.words.chapters} />
      <div className="lr-words">
        <h2 ref={heading} tabIndex={-1}>
          {topic.endTitle}
        </h2>
        <h3>{topic.learned}</h3>
        <ul className="lr-learned" lang={lang}>
          {lesson.words.learned.map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              <span>
                <Said game={game} text={text} />
              </span>
            </li>
          ))}
        </ul>
        <h3>
          {topic.scores}
          {!run.engine.isOver(run.state) && <small> {topic.asIfOver}</small>}
        </h3>
        <p className="lr-say">
          <Said game={game} text={lesson.words.scored} />
        </p>
        {seats.map((seat) => (
          <SeatLines key={seat} seat={seat} lines={run.pkg.game.score(run.state, seat)} light={light} />
        ))}
      </div>
      <div className="lr-buttons">
        <button
          type="button"
          className="w-second w-square"
          aria-label={topic.back}
          title={topic.back}
          onClick={() => link.jump(run.at - 1)}
        >
          <Icon name="left" size={18} />
        </button>
        <button type="button" className="w-quiet" onClick={() => link.jump(0)}>
          {topic.again}
        </button>
        <Link to={`/rules/${game}`} className="w-quiet">
          {topic.rules}
        </Link>
        <PlayButton game={game} />
      </div>
    </section>
  );
}

function PlayButton({ game }: { readonly game: GameId }) {
  const topic = useWords('learn');
  const [isOpening, setOpening] = useState(false);
  const play = (): void => {
    setOpening(true);
    playNow(game, withBots(game)).catch((error) => {
      setOpening(false);
      complain(error);
    });
  };
  return (
    <button type="button" className="w-main lr-next" disabled={isOpening} onClick={play}>
      {isOpening ? topic.opening : topic.play}
    </button>
  );
}

interface SeatLinesProps {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly light: Light;
}

/** Pointing at a line lights up its pieces on the board. */
export function SeatLines({ seat, lines, light }: SeatLinesProps) {
  const { seen, names, texts } = useAtTable();
  const { table } = useWords();
  const topic = useWords('learn');
  const lang = useGameLang();
  const isYou = seat === seen.you;
  return (
    <details className="w-sheet-seat" open={isYou}>
      <summary>
        <PlayerSign seat={seat} size={30} />
        <strong>
          {names[seat]}
          {isYou && ` (${topic.you})`}
        </strong>
        <b>{table.points(total(lines))}</b>
      </summary>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={i}>
            <button
              type="button"
              className="w-sheet-line"
              onPointerEnter={() => light(line.of ?? [])}
              onPointerLeave={() => light([])}
              onFocus={() => light(line.of ?? [])}
              onBlur={() => light([])}
              onClick={() => light(line.of ?? [])}
            >
              <span lang={lang}>{texts.line(line)}</span>
              <b>{line.points}</b>
            </button>
            <RuleLink game={seen.game} rule={line.rule} />
          </li>
        ))}
        <li className="w-sheet-total">
          <span>{topic.total}</span>
          <b>{total(lines)}</b>
        </li>
      </ul>
    </details>
  );
}
