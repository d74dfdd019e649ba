// Apart from the other words of time: it brings the table's clocks along, which the front page does without.
import { STORES } from '../../table/paces.ts';
import type { Pace } from '../../table/types.ts';
import { useKit, useWords } from '../lib/words.ts';

/** How much time a pace gives, as the tables define it. */
export function usePaceAbout(): (pace: Pace) => string {
  const { paces } = useWords();
  const kit = useKit();
  return (pace) => {
    if (pace === 'none') return paces.aboutNone;
    const { most, refill } = STORES[pace];
    return paces.about(kit.span(most), kit.span(refill));
  };
}
