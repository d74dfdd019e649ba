// The paper beside the table: what is wrong, who wins, and everybody's lines.

import type { ReactNode } from 'react';
import type { GameId } from '../../games/index.ts';
import { said } from '../../parts/pad/Trouble.tsx';
import type { PadProblem, PadResult } from '../../text/pad.ts';
import type { Texts } from '../../text/texts.ts';
import { useAbout } from '../lib/about-game.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';

interface SheetProps {
  readonly kind: 'pad' | 'transcript';
  readonly problem: PadProblem | null;
  readonly texts: Texts;
  readonly game: GameId;
  readonly result: PadResult | null;
  /** Nothing has been entered: nobody wins yet. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

export function PadSheet({ kind, problem, texts, game, result, isEmpty, children }: SheetProps) {
  const words = useWords('pad');
  const { title } = useAbout(game);
  const told = result?.players ?? [];
  return (
    <section className="w-pad-sheet" id="score" aria-labelledby="score-title">
      <h2 id="score-title">
        <span className="w-pad-print">{title}: </span>
        {words.sheet}
      </h2>
      {problem !== null && (
        <div className="w-pad-wrong" role="alert">
          <strong>{result === null ? words.notYet : words.wrong}</strong> {said(texts, problem)}{' '}
          <RuleLink game={game} rule={problem.rule} />
          {result !== null && <p className="w-about">{words.wrongAbout[kind]}</p>}
        </div>
      )}
      {problem === null && result !== null && (
        <p className="w-pad-verdict">{isEmpty ? words.nothingYet : words.wins[kind](result.winners)}</p>
      )}
      {problem === null && result?.remarks !== undefined && (
        <div className="w-pad-remark">
          <strong>{words.remark}</strong>
          <ul>
            {result.remarks.map((one) => (
              <li key={`${one.at} ${one.why}`}>
                {said(texts, one)} <RuleLink game={game} rule={one.rule} />
              </li>
            ))}
          </ul>
          <p className="w-about">{words.remarkAbout}</p>
        </div>
      )}
      <p className="w-hidden" role="status">
        {problem === null
          ? words.standing(
              told.map(({ name }) => name),
              told.map(({ total }) => total),
            )
          : ''}
      </p>
      {children}
    </section>
  );
}
