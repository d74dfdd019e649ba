// For play by keyboard: the focus moves to where the game goes on, instead of vanishing with the button pressed.
import { type RefObject, useEffect } from 'react';
import { isFocusLost, useKeyed } from '../../../parts/focus.ts';

const FIRST =
  '.rg-ledger [data-first], .rg-table .is-open[tabindex="0"], .rg-table .is-open, .rg-edge .is-open, .rg-ledger button';

export function useFocus(root: RefObject<HTMLElement | null>, decision: object | null, held: number | null): void {
  const isKeyed = useKeyed(root);
  useEffect(() => {
    const table = root.current;
    if (decision === null || table === null || !isKeyed.current) return;
    const now = document.activeElement;
    // On a piece that was used, or with which nothing can be done any more.
    const isUsedUp = now !== null && table.contains(now) && !now.matches('.is-open, .rg-ledger button');
    if (isFocusLost() || isUsedUp) table.querySelector<HTMLElement>(FIRST)?.focus();
  }, [root, decision, isKeyed]);
  // A building chosen by keys: Enter again erects it.
  useEffect(() => {
    if (held === null || !isKeyed.current) return;
    root.current?.querySelector<HTMLElement>('.rg-ledger [data-first]')?.focus();
  }, [root, held, isKeyed]);
}
