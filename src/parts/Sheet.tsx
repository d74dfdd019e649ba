// Something shown large. It closes with Escape, its cross, or a press beside it. Each game styles it.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** The class names of its three pieces. */
interface SheetDress {
  readonly sheet: string;
  readonly paper: string;
  readonly cross: string;
}
interface SheetProps {
  readonly dress: SheetDress;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
  /** Arrow keys go to the one before or after. */
  turn?(by: 1 | -1): void;
  onKeyDown?(e: KeyboardEvent<HTMLDialogElement>): void;
}

export function Sheet({ dress, title, closeLabel, children, onClose, turn, onKeyDown }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const el = dialog.current;
    if (el === null || el.open) return;
    el.showModal();
    return () => el.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={dress.sheet}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
      onKeyDown={(e) => {
        if (e.key === 'ArrowRight') turn?.(1);
        if (e.key === 'ArrowLeft') turn?.(-1);
        onKeyDown?.(e);
      }}
    >
      <div className={dress.paper}>
        <header>
          <h2>{title}</h2>
          <button type="button" className={dress.cross} aria-label={closeLabel} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
