// Where the cubes would be with what is pointed at. Only my tracks show it: nothing else on the stage is drawn anew for it, and no
// press waits for it. A finger points at a card just before it presses it.
import { startTransition, useEffect, useState } from 'react';

type Ghost = readonly number[] | null;

export interface Pointed {
  show(ghost: Ghost): void;
  /** Ends when what is returned is called. */
  listen(hear: (ghost: Ghost) => void): () => void;
}

function newPointed(): Pointed {
  const listeners = new Set<(ghost: Ghost) => void>();
  return {
    show: (ghost) => {
      for (const hear of listeners) hear(ghost);
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

/** For whoever points; stays the same. */
export const usePointed = (): Pointed => useState(newPointed)[0];

const isSame = (a: Ghost, b: Ghost): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((at, i) => at === b[i]));

/** For whoever shows it. */
export function useGhost(pointed: Pointed): Ghost {
  const [ghost, setGhost] = useState<Ghost>(null);
  useEffect(
    () => pointed.listen((now) => startTransition(() => setGhost((was) => (isSame(was, now) ? was : now)))),
    [pointed],
  );
  return ghost;
}
