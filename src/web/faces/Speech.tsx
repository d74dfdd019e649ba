// A word of a character, in a bubble beside its chair for a few seconds. It is decoration: nothing of it is read aloud.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { View } from '../../kernel/types.ts';
import { useAtTable } from '../table/context.ts';
import { knownLines } from '../table/use-scores.ts';
import { Portrait } from './Portrait.tsx';
import { type Saying, sayingAt } from './saying.ts';
import { useCharacterWords } from './use-characters.ts';
import './faces.css';

/** How long a word is shown, and how many choices of each player lie between two words. */
const SHOWN = 5200;
const QUIET = 4;
/** A share of the lead that makes a difference is worth a word. */
const BIG = 0.35;
const LEAST = 3;

/** What anybody who passes by could count: nothing that only I know is spoken of. */
function publicPoints(pkg: Parameters<typeof knownLines>[0], view: View): number[] {
  const engine = new Engine(pkg.game, () => 0);
  const passer = engine.view(engine.imagine(view, chanceFrom(fastSource('passer'))), null);
  return knownLines(pkg, passer).map((lines) => total(lines));
}

interface Spoken extends Saying {
  readonly key: number;
}

function useSpoken(): Spoken | null {
  const { id, seen, log, pkg, since, counting } = useAtTable();
  const [spoken, say] = useState<Spoken | null>(null);
  const before = useRef<{ readonly points: readonly number[]; readonly seq: number } | null>(null);
  const last = useRef(-Infinity);
  const { view, result, chairs, phase } = seen;
  const seq = log.at(-1)?.seq ?? since;
  const isCounting = counting?.isRunning === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything changes with the log
  useEffect(() => {
    const isEnd = result !== null && !isCounting;
    if (view === null || (seq === before.current?.seq && !isEnd)) return;
    const was = before.current;
    const points = publicPoints(pkg, view);
    before.current = { points, seq };
    const isStart = was === null && seen.stepsBack <= chairs.length && phase === 'playing';
    if (was === null && !isStart) return; // what was there when the page was opened is no news
    if (!isEnd && seq - last.current < QUIET * chairs.length) return;
    const found = sayingAt(
      chairs.map(({ kind, character }) => (kind === 'bot' ? (character ?? null) : null)),
      {
        ...{ table: id, seq, isStart },
        before: was?.points ?? points,
        now: points,
        big: Math.max(LEAST, BIG * (pkg.bot?.scale ?? 0)),
        winners: isEnd ? result.winners : null,
      },
    );
    if (found === null) return;
    last.current = seq;
    say({ ...found, key: seq });
  }, [seq, view, result, isCounting]);
  const key = spoken?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => say(null), SHOWN);
    return () => clearTimeout(timer);
  }, [key]);
  return spoken;
}

export function Speech() {
  const { seen } = useAtTable();
  const words = useCharacterWords(seen.game);
  const spoken = useSpoken();
  const character = spoken === null ? undefined : seen.chairs[spoken.seat]?.character;
  const lines = spoken === null || character === undefined ? [] : (words?.who[character]?.says[spoken.occasion] ?? []);
  if (spoken === null || lines.length === 0) return null;
  return createPortal(
    <Bubble key={spoken.key} seat={spoken.seat}>
      <Portrait game={seen.game} character={character} size={40} />
      <span>{lines[spoken.line % lines.length]}</span>
    </Bubble>,
    document.body,
  );
}

const APART = 12;

/** Beside the chair where the chairs are in a column; else below it. */
function Bubble({ seat, children }: { readonly seat: number; readonly children: React.ReactNode }) {
  const self = useRef<HTMLDivElement>(null);
  const [isBeside, setBeside] = useState(false);
  useLayoutEffect(() => {
    const mark = document.querySelector(`[data-total="${seat}"]`);
    const chair = mark?.closest('.k-player') ?? mark?.parentElement;
    const element = self.current;
    if (element === null) return;
    if (chair == null) {
      element.hidden = true;
      return;
    }
    const box = chair.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const beside = chair.closest('.has-row, .w-strip') === null && box.right + own.width + 2 * APART < innerWidth;
    setBeside(beside);
    const left = beside ? box.right + APART : Math.min(Math.max(APART, box.left), innerWidth - own.width - APART);
    const top = beside ? box.top + box.height / 2 - own.height / 2 : box.bottom + APART;
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(APART, top)}px`;
    element.style.setProperty('--tip', `${Math.max(16, Math.min(own.width - 28, box.left + 18 - left))}px`);
  }, [seat]);
  return (
    <div ref={self} className={`w-bubble ${isBeside ? 'is-beside' : 'is-below'}`} aria-hidden="true">
      {children}
    </div>
  );
}
