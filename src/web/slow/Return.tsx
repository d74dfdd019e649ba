import { useEffect, useRef } from 'react';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';

const INPUTS = ['pointerdown', 'keydown'] as const;

/** A bot sits in because its person was away: the first thing they do here gives them the seat back, and so does coming here. */
export function Return({ atOnce }: { readonly atOnce: boolean }) {
  const { act } = useAtTable();
  const { welcome } = useWords().clocks;
  const isSent = useRef(false);
  useEffect(() => {
    const comeBack = (): void => {
      if (isSent.current || document.hidden) return;
      isSent.current = true;
      void act({ do: 'comeBack' }).then((isDone) => {
        isSent.current = isDone;
        if (isDone) toast(welcome);
      });
    };
    if (atOnce) comeBack();
    for (const input of INPUTS) window.addEventListener(input, comeBack, { capture: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, comeBack, { capture: true });
    };
  }, [act, atOnce, welcome]);
  return null;
}
