// Whether a building can be paid for, and what of the payment is lost.
import type { Quote } from './preview.ts';
import { useTable } from './useTable.ts';

export function Verdict({ quote }: { readonly quote: Quote }) {
  const { words } = useTable();
  const { cheapest, cost, reach, kept, lost, isMove } = quote;
  if (cheapest === null) return <strong className="rg-bad">{words.missing(cost - reach)}</strong>;
  const parts = [
    kept > 0 ? words.kept(kept) : '',
    lost > 0 ? (isMove ? words.moved(lost) : words.lost(lost)) : '',
  ].filter(Boolean);
  const isWasted = lost > 0 && !isMove;
  return (
    <strong className={isWasted ? 'rg-bad' : 'rg-well'}>{parts.length === 0 ? words.exact() : parts.join(', ')}</strong>
  );
}
