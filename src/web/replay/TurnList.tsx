// The course of the game: turns, what happened in each, and who had how many points after it. A press jumps there.

import { memo, useEffect, useMemo, useRef } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { Sentence } from '../../text/texts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable, useGameLang } from '../table/context.ts';
import { useLighting } from '../table/light.ts';
import { type Replay, scoresOf, type Turn } from './model.ts';
import { sayingsOf } from './sayings.ts';
import type { Watching } from './use-watching.ts';

/** A step: its number, whose it was, and what it says. */
interface Line {
  readonly step: number;
  readonly seat: number | null;
  readonly said: readonly Sentence[];
}
interface Told {
  readonly turn: Turn;
  readonly lines: readonly Line[];
  /** A bot sat in for its player. */
  readonly isStandIns: boolean;
  /** Points gained in it, by seat. */
  readonly gains: readonly (readonly [seat: number, gain: number, points: number])[];
}

function toldTurns(model: Replay, by: Parameters<typeof sayingsOf>[2]): Told[] {
  const scores = scoresOf(model);
  return model.turns.map((turn) => {
    const steps = Array.from({ length: turn.last - turn.first + 1 }, (_, i) => turn.first + i);
    const lines = steps.map((step) => {
      return { step, seat: model.steps[step].seat, said: sayingsOf(model, step, by) };
    });
    const before = scores[Math.max(0, turn.first - 1)];
    const gains = scores[turn.last]
      .map((points, seat) => [seat, points - before[seat], points] as const)
      .filter(([, gain]) => gain !== 0);
    return { turn, lines, gains, isStandIns: steps.some((step) => model.isStandIns(step)) };
  });
}

interface TurnListProps {
  readonly watching: Watching;
  readonly goTo: (step: number) => void;
}

export function TurnList({ watching: { model, viewer, step, isOpen }, goTo }: TurnListProps) {
  const { texts, names } = useAtTable();
  const { unseen } = useWords('replay').turns;
  const turns = useMemo(
    () => toldTurns(model, { texts, names, viewer, isOpen, unseen }),
    [model, texts, names, viewer, isOpen, unseen],
  );
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(goTo);
  latest.current = goTo;
  const jump = useMemo(() => (to: number) => latest.current(to), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows every step
  useEffect(() => {
    const here = list.current?.querySelector('.is-here');
    here?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <ol className="rp-turns" ref={list}>
      {turns.map((told) => {
        const { first, last } = told.turn;
        const at = step >= first && step <= last ? step : null;
        return <TurnEntry key={first} {...told} at={at} names={names} jump={jump} />;
      })}
    </ol>
  );
}

interface EntryProps extends Told {
  /** The step shown, if it belongs to this turn. */
  readonly at: number | null;
  readonly names: readonly string[];
  readonly jump: (step: number) => void;
}

/** A long game has hundreds of lines; those that do not change are drawn once. */
const TurnEntry = memo(function TurnEntry({ turn, lines, gains, isStandIns, at, names, jump }: EntryProps) {
  const { turns: said } = useWords('replay');
  const lang = useGameLang();
  const { pointed } = useLighting();
  const { seat, first, last } = turn;
  const whose = seat === null ? said.atOnce : isStandIns ? said.botFor(names[seat]) : names[seat];
  const name = first === 0 ? said.begin : whose;
  return (
    <li className={at === null ? 'rp-turn' : 'rp-turn is-now'}>
      <button type="button" className="rp-turn-head" onClick={() => jump(last)}>
        {seat !== null && <PlayerSign seat={seat} size={22} />}
        <strong>{name}</strong>
        {gains.map(([who, gain, points]) => (
          <span key={who} className="rp-gain">
            {who !== seat && <PlayerSign seat={who} label={names[who]} size={18} />}
            <b>{gain > 0 ? `+${gain}` : `−${-gain}`}</b> <small>{points}</small>
          </span>
        ))}
      </button>
      {lines.map(({ step, seat: one, said: sentences }) => (
        <button
          key={step}
          type="button"
          className={step === at ? 'rp-line is-here' : 'rp-line'}
          aria-current={step === at ? 'step' : undefined}
          {...pointed(sentences.flatMap(({ of = [] }) => of))}
          onClick={() => jump(step)}
        >
          {seat === null && one !== null && <PlayerSign seat={one} size={18} />}
          <span lang={lang}>
            {sentences.map((sentence, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays as it is
              <span key={i}>{sentence.text}</span>
            ))}
          </span>
        </button>
      ))}
    </li>
  );
});
