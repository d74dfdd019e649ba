import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOpen } from '../lib/hooks.ts';
import { later } from '../lib/later.tsx';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { TableOf } from '../table/TableOf.tsx';
import { HereLink } from './local-link.ts';
import './here.css';

/** Only where several share the device. */
const HandOver = later(async () => (await import('./HandOver.tsx')).HandOver);

/** A table in this browser. While the device goes from one to the next, nothing of the table is in the page. */
export function HerePage({ id }: { readonly id: string }) {
  const link = useMemo(() => new HereLink(id), [id]);
  useOpen(link);
  const around = useSyncExternalStore(link.subscribe, link.around);
  const words = useWords().here;
  const next = around?.hand.next ?? null;
  const isShown = around !== null && next === null;
  const note = isShown && !around.isLasting ? words.fleeting : isShown && around.isOldRules ? words.oldRules : null;
  useEffect(() => {
    if (note !== null) toast(note);
  }, [note]);
  if (around !== null && next !== null) {
    const { hand, names, canChange } = around;
    const before =
      canChange && hand.from !== null ? { name: names[hand.from], onTakeBack: () => link.takeBack() } : undefined;
    return <HandOver key={next} seat={next} name={names[next]} onTake={() => link.take()} before={before} />;
  }
  return <TableOf id={id} link={link} />;
}
