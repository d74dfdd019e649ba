// The scenario card with the end of this round up, and the chapter card over its lower part (R1.4, R2.1).
import { chapterOf, scenarioOf } from '../data/kinds.ts';
import { housePath } from '../picture/glyphs.ts';
import { roundOf } from '../rules/order.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { chapterProgress, type Progress, roundProgress } from './preview.ts';

export const ROMAN = ['I', 'II', 'III', 'IV'];

export const HouseSign = ({ isLarge }: { readonly isLarge: boolean }) => (
  <svg className="ty-housesign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={isLarge ? housePath(12, 12, 19, 22) : housePath(12, 15.5, 13, 14)} />
    {isLarge && <path className="ty-housesign-floor" d="M3 14.5H21" />}
  </svg>
);

interface ScenarioProps {
  readonly open: Open;
  readonly seat: number | null;
  readonly words: BoardWords;
  readonly isFull: boolean;
  look(): void;
}

export function Scenario({ open, seat, words, isFull, look }: ScenarioProps) {
  const { names } = words;
  const { small, large, hand, direction } = roundOf(open);
  const chapter = chapterOf(open.chapter);
  const round = Math.max(1, open.round);
  const mine = isFull && seat !== null;
  return (
    <button type="button" className="ty-scenario" onClick={look} title={words.more}>
      {/* The card is turned end over end after I and III, and over after II (R2.1). */}
      <span key={round} className={`ty-sc ${round === 3 ? 'is-over' : 'is-round'}`}>
        <span className="ty-sc-name">{names.scenarios[open.scenario]}</span>
        <b className="ty-roman">
          <span className="k-unseen">{words.round} </span>
          {ROMAN[round - 1]}
        </b>
        <span className="ty-sc-costs">
          <b>
            <HouseSign isLarge={false} />
            <span className="k-unseen">{words.cost.small} </span>
            {small}
          </b>
          <b>
            <HouseSign isLarge />
            <span className="k-unseen">{words.cost.large} </span>
            {large}
          </b>
        </span>
        <span className="ty-sc-end">{endOf(open, words) ?? words.dealt(hand, direction === 'cw')}</span>
        {mine && <Pips progress={roundProgress(open, seat)} />}
      </span>
      <span className="ty-ch">
        <span className="ty-ch-name">
          {chapter.roman} · {names.chapters[open.chapter]}
        </span>
        <span className="ty-ch-goal">
          {words.goals[open.chapter]}
          {chapter.points > 0 && <b> +{chapter.points}</b>}
        </span>
        {mine && <Pips progress={chapterProgress(open, seat)} />}
      </span>
    </button>
  );
}

/** What this round's end, or the scenario's goal, asks for; null if nothing. */
export function endOf(open: Open, words: BoardWords): string | null {
  const { effect, threshold } = roundOf(open);
  const { goal } = scenarioOf(open.scenario);
  if (effect !== null) return words.end(effect, threshold, ROMAN[Math.max(1, open.round) - 1]);
  return goal === null ? null : words.largeGoal(goal.every, goal.points);
}

export function Pips({ progress }: { readonly progress: Progress | null }) {
  if (progress === null) return null;
  const { count, needs } = progress;
  return (
    <span className={count >= needs ? 'ty-pips is-met' : 'ty-pips'}>
      {count}/{needs}
    </span>
  );
}
