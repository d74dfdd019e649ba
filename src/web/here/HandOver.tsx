import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTitle } from '../ui/Page.tsx';
import './here.css';

/** So that the second half of a double click, or a key held down, does not uncover the table. */
const BLIND = 500;

interface HandOverProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onTake: () => void;
  /** Who had it before and may still change something. */
  readonly before?: { readonly name: string; readonly onTakeBack: () => void } | undefined;
}

/** Covers everything until the next player confirms who they are. The focus is on the sentence, not on the button. */
export function HandOver({ seat, name, onTake, before }: HandOverProps) {
  const words = useWords().here;
  const { name: house } = useWords().house;
  const title = words.pass(name);
  const heading = useRef<HTMLHeadingElement>(null);
  const since = useRef(Number.POSITIVE_INFINITY);
  useTitle(`${title} · ${house}`);
  // As soon as the cover is up: otherwise a deliberate press on a slow device would be lost.
  useLayoutEffect(() => {
    since.current = performance.now();
    heading.current?.focus({ preventScroll: true });
  }, []);
  const soon = (act: () => void) => (): void => {
    if (performance.now() - since.current > BLIND) act();
  };
  return (
    <main className="w-hand-over">
      <div className="w-hand-over-cloth">
        <Passing seat={seat} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{words.passAbout}</p>
        <button type="button" className="w-main w-big" onClick={soon(onTake)}>
          {words.take(name)}
        </button>
        {before !== undefined && (
          <button type="button" className="w-quiet" onClick={soon(before.onTakeBack)}>
            <Icon name="undo" />
            {words.change(before.name)}
          </button>
        )}
      </div>
    </main>
  );
}

/** The device, face down, on its way to somebody. */
function Passing({ seat }: { readonly seat: Seat }) {
  return (
    <div className="w-hand-over-picture">
      <svg viewBox="0 0 220 120" aria-hidden="true">
        <ellipse className="w-hand-over-shade" cx="112" cy="103" rx="76" ry="9" />
        <g transform="rotate(-7 80 62)">
          <rect className="w-hand-over-device" x="34" y="26" width="104" height="70" rx="9" />
          <rect className="w-hand-over-back" x="42" y="34" width="88" height="54" rx="4" />
          <path className="w-hand-over-mark" d="M79 50v22M79 62l14-12M83 58l11 14" />
        </g>
        <path className="w-hand-over-way" d="M148 50q16-26 34-18M175 24l9 8-10 7" />
      </svg>
      <PlayerSign seat={seat} size={76} />
    </div>
  );
}
