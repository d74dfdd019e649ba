// What the bot would do here and why, based only on what I may know myself.
import { useEffect, useMemo, useState } from 'react';
import { isGameId } from '../../games/index.ts';
import type { Advice } from '../bots/messages.ts';
import { think } from '../bots/think.ts';
import { currentPrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { useLighting } from './light.ts';
import { type BoardMark, Marks } from './Marks.tsx';

type Found = readonly Advice[] | 'thinking' | 'failed';

function useAdvice(): { readonly found: Found; readonly part: number } {
  const { seen } = useAtTable();
  const [part, setPart] = useState(0);
  const { game, edition, view, decision } = seen;
  const [found, setFound] = useState<Found>('thinking');
  useEffect(() => {
    if (view === null || decision === null || !isGameId(game)) return;
    setFound('thinking');
    setPart(0);
    const { seat, task, options } = decision;
    const { language } = currentPrefs();
    return think({ ask: 'hint', game, edition, view, decision: { seat, task, options }, language }, (answer) => {
      if (answer.is === 'progress') setPart(answer.part);
      if (answer.is === 'advice') setFound(answer.advice);
      if (answer.is === 'failed') setFound('failed');
    });
  }, [game, edition, view, decision]);
  return { found, part };
}

export function Hint({ onClose }: { readonly onClose: () => void }) {
  const { hint, nav } = useWords();
  const { seen } = useAtTable();
  const { found, part } = useAdvice();
  return (
    <section className="w-hint" aria-label={hint.title}>
      <header>
        <h2>{hint.title}</h2>
        <button type="button" className="w-quiet w-square" aria-label={nav.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <p className="w-about" role="status">
        {found === 'thinking' ? hint.thinking : found === 'failed' ? hint.failed : hint.about}
      </p>
      {found === 'thinking' && <progress value={part} aria-label={hint.thinking} />}
      {seen.edition !== undefined && <p className="w-about">{hint.ownCards}</p>}
      {typeof found !== 'string' && (
        <ol>
          {found.map((advice, i) => (
            <AdviceLine key={advice.index} advice={advice} sign={signOf(found, i)} isFirst={i === 0} />
          ))}
        </ol>
      )}
      <Marks marks={useMarks(found)} />
    </section>
  );
}

/** Those that are as good as the first have its number. */
const signOf = (found: readonly Advice[], i: number): string => (found[i].isEven ? '1' : String(i + 1));

/** Where each of them would be done. */
function useMarks(found: Found): readonly BoardMark[] {
  const { seen, texts } = useAtTable();
  const { decision, view } = seen;
  return useMemo(() => {
    if (typeof found === 'string' || decision === null || view === null) return [];
    return found.map(({ index }, i) => ({
      sign: signOf(found, i),
      of: texts.option(view, decision.task, decision.options[index]).of ?? [],
    }));
  }, [found, decision, view, texts]);
}

function AdviceLine({ advice, sign, isFirst }: WhyProps & { readonly sign: string }) {
  const { seen, texts, act } = useAtTable();
  const { hint } = useWords();
  const lang = useGameLang();
  const { pointed } = useLighting();
  const { decision, view } = seen;
  if (decision === null || view === null) return null;
  const { index, value } = advice;
  const { text, of } = texts.option(view, decision.task, decision.options[index]);
  const choose = () => act({ do: 'choose', decision: decision.number, choice: decision.notations[index] });
  return (
    <li>
      <button type="button" className="w-option" {...pointed(of)} onClick={choose}>
        <strong lang={lang}>
          <span className="w-mark">{sign}</span> {text}
        </strong>
        <span>{hint.outlook(Math.round(100 * value))}</span>
      </button>
      <p className="w-about">
        <Why advice={advice} isFirst={isFirst} />
      </p>
    </li>
  );
}

interface WhyProps {
  readonly advice: Advice;
  readonly isFirst: boolean;
}

/** In one sentence: what speaks for the first, or against another one. */
function Why({ advice: { reasons, than, isEven }, isFirst }: WhyProps) {
  const { seen, texts, names } = useAtTable();
  const { hint } = useWords();
  const { decision, view } = seen;
  if (isEven) return hint.even;
  if (than === null || decision === null || view === null) return hint.allEven;
  // A place or a piece comes first; what it costs and brings is said elsewhere.
  const [named] = texts.option(view, decision.task, decision.options[than]).text.split(/\s?[:;]\s/);
  const other = isFirst ? hint.quoted(named) : hint.first;
  const parts = reasons.map(({ line, seat, by }) =>
    line === null ? hint.others(names[seat ?? 0], halves(by), by > 0) : hint.own(texts.kind(line), halves(by), by > 0),
  );
  return parts.length === 0 ? hint.unsaid : hint.because(parts, other);
}

/** To half a point: '2', '1½'. */
function halves(points: number): string {
  const size = Math.abs(points);
  const whole = Math.floor(size);
  return `${whole === 0 && size > 0 ? '' : whole}${size > whole ? '½' : ''}`;
}
