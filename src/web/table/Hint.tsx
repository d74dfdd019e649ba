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

function useAdvice(): Found {
  const { seen } = useAtTable();
  const { game, edition, view, decision } = seen;
  const [found, setFound] = useState<Found>('thinking');
  useEffect(() => {
    if (view === null || decision === null || !isGameId(game)) return;
    setFound('thinking');
    const { seat, task, options } = decision;
    const { language } = currentPrefs();
    return think({ ask: 'hint', game, edition, view, decision: { seat, task, options }, language }, (answer) => {
      if (answer.is === 'advice') setFound(answer.advice);
      if (answer.is === 'failed') setFound('failed');
    });
  }, [game, edition, view, decision]);
  return found;
}

export function Hint({ onClose }: { readonly onClose: () => void }) {
  const { hint, nav } = useWords();
  const { seen } = useAtTable();
  const found = useAdvice();
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
      {seen.edition !== undefined && <p className="w-about">{hint.ownCards}</p>}
      {typeof found !== 'string' && (
        <ol>
          {found.map((advice, i) => (
            <AdviceLine key={advice.index} advice={advice} sign={String(i + 1)} />
          ))}
        </ol>
      )}
      <Marks marks={useMarks(found)} />
    </section>
  );
}

/** Where each of them would be done. */
function useMarks(found: Found): readonly BoardMark[] {
  const { seen, texts } = useAtTable();
  const { decision, view } = seen;
  return useMemo(() => {
    if (typeof found === 'string' || decision === null || view === null) return [];
    return found.map(({ index }, i) => ({
      sign: String(i + 1),
      of: texts.option(view, decision.task, decision.options[index]).of ?? [],
    }));
  }, [found, decision, view, texts]);
}

function AdviceLine({ advice, sign }: { readonly advice: Advice; readonly sign: string }) {
  const { seen, texts, act } = useAtTable();
  const { hint } = useWords();
  const lang = useGameLang();
  const { pointed } = useLighting();
  const { decision, view } = seen;
  if (decision === null || view === null) return null;
  const { index, value, differs, brings } = advice;
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
      <ul className="w-lines">
        {differs.length === 0 && <li>{brings.length === 0 ? hint.same : hint.sameAnd}</li>}
        {[...differs, ...brings].map(({ line, by }) => {
          const what = line === null ? hint.rival : texts.kind(line);
          return (
            <li key={what}>
              <span lang={line === null ? undefined : lang}>{what}</span>
              <b>{hint.points(signed(by))}</b>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** To half a point: '+2', '−1½'. */
function signed(points: number): string {
  const size = Math.abs(points);
  const whole = Math.floor(size);
  return `${points < 0 ? '−' : '+'}${whole === 0 && size > 0 ? '' : whole}${size > whole ? '½' : ''}`;
}
