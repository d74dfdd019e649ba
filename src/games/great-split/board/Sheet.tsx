// Something looked at large. It closes with Escape, its cross, or a press beside it.
import { type ReactNode, useEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
  /** Arrow keys go on to the one before or after. */
  turn?(by: 1 | -1): void;
}

export function Sheet({ title, closeLabel, children, onClose, turn }: SheetProps) {
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
      className="gs-sheet gs-pigments"
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
      onKeyDown={(e) => {
        if (e.key === 'ArrowRight') turn?.(1);
        if (e.key === 'ArrowLeft') turn?.(-1);
      }}
    >
      <div className="gs-sheet-paper">
        <header>
          <h2>{title}</h2>
          <button type="button" className="gs-close" aria-label={closeLabel} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
