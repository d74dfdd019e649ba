// The game so far, last move first: what was laid, what it brought, and the way back.

import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { TroubleText } from '../../../../parts/pad/Trouble.tsx';
import type { PadProblem } from '../../../../text/pad.ts';
import type { Texts } from '../../../../text/texts.ts';
import type { Step } from '../../follow.ts';
import type { Move } from '../../pad-shape.ts';
import type { TileId } from '../../types.ts';
import type { TranscriptWords } from '../../words/transcript.ts';
import { TilePicture } from '../Tile.tsx';

interface StepsProps {
  readonly moves: readonly Move[];
  readonly steps: readonly Step[];
  readonly problem: PadProblem | null;
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly words: TranscriptWords;
  change(move: number): void;
  backTo(move: number): void;
}

export function Steps({ moves, steps, problem, names, texts, words, change, backTo }: StepsProps) {
  const all = moves.map((move, i) => ({ move, i, step: steps[i] })).reverse();
  return (
    <section className="blt-steps" aria-label={words.steps}>
      <h2>{words.steps}</h2>
      {moves.length === 0 && <p>{words.none}</p>}
      <ol reversed>
        {all.map(({ move, i, step }) => (
          <li key={i} className={step === undefined ? 'is-broken' : undefined}>
            <b className="blt-number">{i + 1}</b>
            <PlayerSign seat={i % names.length} size={24} label={names[i % names.length]} />
            <TilePicture tile={`${move[0]}1` as TileId} turn={move[3]} size={40} />
            <div>
              {step?.events.map((event, n) => {
                const { text, rule } = texts.event(event, names);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change its place
                  <p key={n} className={event.e === 'scored' ? 'is-scored' : undefined}>
                    {text} <small>{rule}</small>
                  </p>
                );
              })}
              {step !== undefined && <p className="blt-scores">{step.scores.join(' : ')}</p>}
              {step === undefined && i === steps.length && problem !== null && (
                <>
                  <TroubleText problem={problem} />
                  <p>{words.broken}</p>
                </>
              )}
            </div>
            <span className="blt-buttons">
              <button type="button" className="k-button" onClick={() => change(i)}>
                {words.change} <span className="k-unseen">{words.move(i + 1)}</span>
              </button>
              {i < moves.length - 1 && (
                <button type="button" className="k-button" onClick={() => backTo(i + 1)}>
                  {words.back} <span className="k-unseen">{words.move(i + 1)}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
