// Between start and deal: whom the table is waiting for and until when, what failed before, and what this browser refuses.

import type { Seen } from '../../table/types.ts';
import type { Part } from '../lib/shuffle.ts';
import { useKit, useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

export function ShuffleState({ part }: { readonly part: Part['what'] }) {
  const { seen, names } = useAtTable();
  const words = useWords('shuffle');
  const kit = useKit();
  const { roll, callUntil, failed } = seen;
  const had = roll?.promises ?? failed?.at(-1)?.promises ?? [];
  const waits = seen.chairs.flatMap(({ kind, promise, hasRevealed }, seat) => {
    const isDone = roll === undefined ? promise !== null : hasRevealed;
    return kind === 'person' && (had[seat] ?? null) !== null && !isDone ? [names[seat]] : [];
  });
  const until = callUntil === undefined ? null : kit.date(callUntil, UNTIL);
  return (
    <>
      <p role="status">
        {roll === undefined && failed !== undefined ? words.promising : words.revealing}
        {waits.length > 0 && until !== null && ` ${words.until(waits, until)}`}
      </p>
      {part === 'lost' && <p role="alert">{words.lost}</p>}
      {part === 'program' && <p role="status">{words.program}</p>}
      {part === 'missing' && <p role="alert">{words.missing}</p>}
      {part === 'changed' && <p role="alert">{words.changed}</p>}
    </>
  );
}
const UNTIL = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Nobody spoils a start in secret. */
export function FailedAttempts({ failed }: Pick<Required<Seen>, 'failed'>) {
  const words = useWords('shuffle');
  return (
    <ul className="w-about">
      {failed.map(({ attempt, by }) => (
        <li key={attempt}>{words.attempt(attempt, by)}</li>
      ))}
    </ul>
  );
}
