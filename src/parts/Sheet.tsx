// Something shown large. It closes with Escape, its cross, or a press beside it.
import './frame.css';
import './sheet.css';
import { type ReactNode, useEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The pigments of the game. */
  readonly className?: string;
  onClose(): void;
  /** Arrow keys go to the one before or after. */
  turn?(by: 1 | -1): void;
}

export function Sheet({ title, closeLabel, children, className = '', onClose, turn }: SheetProps) {
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
      className={`k-sheet ${className}`}
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
      <div className="k-sheet-paper">
        <div className="k-sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="k-cross"
            aria-label={closeLabel}
            onClick={onClose}
            onKeyDown={(e) => {
              // Space opened it, Space closes it: its press must not reach what gets the focus back.
              if (e.key !== ' ') return;
              e.preventDefault();
              onClose();
            }}
          >
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface EnlargedProps extends Omit<SheetProps, 'children'> {
  /** The drawing of a card. */
  readonly face: ReactNode;
  /** What it does, what it would bring, its rule. */
  readonly children: ReactNode;
}

/** A card as large as it is lovely, and all that is to be said of it. */
export function Enlarged({ face, children, ...sheet }: EnlargedProps) {
  return (
    <Sheet {...sheet} className={`is-enlarged ${sheet.className ?? ''}`}>
      <div className="k-enlarged">
        <span className="k-card" aria-hidden="true">
          <span className="k-card-face">{face}</span>
        </span>
        <div className="k-enlarged-text">{children}</div>
      </div>
    </Sheet>
  );
}
