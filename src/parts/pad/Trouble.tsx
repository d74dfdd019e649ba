// What is wrong, at the place where it is wrong.
import { createContext, useContext } from 'react';
import type { Refusal } from '../../kernel/types.ts';
import type { Language } from '../../text/languages.ts';
import type { PadProblem } from '../../text/pad.ts';
import type { Texts } from '../../text/texts.ts';
import type { RoomWords } from '../../words/index.ts';

interface Pad {
  readonly problem: PadProblem | null;
  readonly texts: Texts | null;
  readonly language: Language;
  /** What the parts of an entry say themselves. */
  readonly entry: RoomWords['entry'];
  openRule(rule: string): void;
}
/** What every part of an entry may need. */
export const PadContext = createContext<Pad | null>(null);
export function usePadContext(): Pad {
  const pad = useContext(PadContext);
  if (pad === null) throw new Error('not on a score pad');
  return pad;
}

/** Whether `at` is this place or inside it: 'players[1].hand[3]' is inside 'players[1].hand' and 'players[1]'. */
export const liesIn = (at: string, place: string): boolean =>
  at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`);

/** What is wrong at one of these places, or null. */
export function useTrouble(...places: readonly string[]): PadProblem | null {
  const { problem } = usePadContext();
  return problem !== null && places.some((place) => liesIn(problem.at, place)) ? problem : null;
}

/** In words, without the rule's number where a link to it follows. */
export function said(texts: Texts, refusal: Refusal): string {
  const text = texts.refusal(refusal) ?? refusal.why;
  const rule = ` (${refusal.rule})`;
  return text.endsWith(rule) ? text.slice(0, -rule.length) : text;
}

interface TroubleProps {
  /** Paths as in `PadProblem.at`. */
  readonly at: readonly string[];
  /** Only here, not in anything inside it: that says so itself. */
  readonly isExact?: boolean;
}
export function Trouble({ at, isExact = false }: TroubleProps) {
  const problem = useTrouble(...at);
  if (problem === null || (isExact && !at.includes(problem.at))) return null;
  return <TroubleText problem={problem} />;
}

/** A refusal in words, with the way to its rule. */
export function TroubleText({ problem, text }: { readonly problem: Refusal; readonly text?: string }) {
  const { texts, openRule } = usePadContext();
  return (
    <p className="k-trouble">
      <span className="k-trouble-mark" aria-hidden="true">
        !
      </span>
      <span>{text ?? (texts === null ? problem.why : said(texts, problem))}</span>
      {problem.rule !== '' && (
        <button type="button" onClick={() => openRule(problem.rule)}>
          {problem.rule}
        </button>
      )}
    </p>
  );
}
