// Shows the others what I am trying while I consider: at most a few times a second, and only where nothing is to be hidden.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isTriedOpenly } from '../../table/trying.ts';
import { usePrefs } from '../lib/prefs.ts';
import type { AtTable } from './context.ts';

const EVERY_MS = 150;

/** What goes to the link: the latest at the end of each interval, and nothing twice. */
class Sender {
  readonly #send: (index?: number) => void;
  #sent: number | undefined;
  #wanted: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (index?: number) => void) {
    this.#send = send;
  }

  want(index?: number): void {
    this.#wanted = index;
    if (this.#timer === undefined) this.#go();
  }

  /** Nothing stays behind on the others' boards. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.#sent !== undefined) this.#send();
  }

  #go(): void {
    this.#timer = undefined;
    if (this.#wanted === this.#sent) return;
    this.#sent = this.#wanted;
    this.#send(this.#wanted);
    this.#timer = setTimeout(() => this.#go(), EVERY_MS);
  }
}

function indexIn(options: readonly unknown[], option: unknown): number | undefined {
  const wanted = JSON.stringify(option);
  const found = options.findIndex((one) => one === option || JSON.stringify(one) === wanted);
  return found < 0 ? undefined : found;
}

/** Absent: there is nobody to see it, or nobody is to see it. Without an option: nothing is tried any more. */
export function useTryOut({ link, seen, pkg }: AtTable): ((...option: [] | [unknown]) => void) | undefined {
  const { tries } = usePrefs();
  const { decision } = seen;
  const isOpen = tries === 'shown' && link.tryOut !== undefined && isTriedOpenly(pkg, seen);
  const number = isOpen ? decision?.number : undefined;
  const sender = useMemo(
    () => (number === undefined ? null : new Sender((index) => link.tryOut?.(number, index))),
    [link, number],
  );
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) sender?.want();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      sender?.close();
    };
  }, [sender]);
  const options = useRef<readonly unknown[]>([]);
  options.current = decision?.options ?? [];
  const tryOut = useCallback(
    (...[option]: [] | [unknown]): void =>
      sender?.want(option === undefined ? option : indexIn(options.current, option)),
    [sender],
  );
  return sender === null ? undefined : tryOut;
}
