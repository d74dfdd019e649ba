import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Language } from '../../text/languages.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** 'sheet' slides up from the bottom of a phone, and so does 'beside'; elsewhere that one leaves the board to be seen. */
  readonly kind?: 'sheet' | 'paper' | 'beside';
  /** Focus its contents first, not the close button. */
  readonly focusInside?: boolean;
  /** If the reader's language lacks its texts. */
  readonly lang?: Language | undefined;
}

/** A field that has the focus opens the keyboard of a phone. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The browser's own dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, children, kind = 'paper', focusInside = false, lang }: DialogProps) {
  const { nav } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    const first = element.querySelector<HTMLElement>(`.w-dialog-body :is(${isTouched() ? '' : 'input, '}button, a)`);
    if (focusInside) first?.focus();
  }, [focusInside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={kind === 'beside' ? 'w-dialog w-dialog-sheet is-beside' : `w-dialog w-dialog-${kind}`}
      aria-labelledby={heading}
      lang={lang}
      onClose={({ target }) => {
        if (target === dialog.current) onClose();
        else dialog.current?.close(); // one inside it was closed, and the focus returns to what opened this one
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="w-dialog-inner">
        <div className="w-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="w-quiet w-square"
            aria-label={nav.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="w-dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
