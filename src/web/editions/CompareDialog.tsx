// Where this edition differs from the built-in one, card by card.
import { useMemo } from 'react';
import { type Changed, compareEditions } from '../../text/edition/compare.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { cellWords } from './cells.ts';
import { useEditing } from './context.ts';

/** Nobody reads more, and a page with thousands of them is slow. */
const MOST_SHOWN = 300;

export function CompareDialog({ onClose }: { readonly onClose: () => void }) {
  const { kind, draft, go } = useEditing();
  const words = useWords('editions');
  const changes = useMemo(() => compareEditions(kind.builtIn, draft.edition), [kind, draft.edition]);
  return (
    <Dialog title={words.compareTitle} onClose={onClose}>
      <div className="w-stack">
        <p>{changes.length === 0 ? words.same : words.differs(changes.length)}</p>
        <Changes
          changes={changes}
          onPick={({ table, row }) => {
            onClose();
            go({ table, row }, 'first');
          }}
        />
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  readonly changes: readonly Changed[];
  readonly onPick?: (change: Changed) => void;
}

export function Changes({ changes, onPick }: ChangesProps) {
  const { shower, draft } = useEditing();
  const words = useWords('editions');
  const said = (column: string, cell: unknown): string =>
    column === 'names'
      ? [...new Set(Object.values(cell ?? {}))].join(' · ') || words.nothing
      : cellWords(cell, shower.words.values, words);
  return (
    <ul className="w-ed-changes">
      {changes.slice(0, MOST_SHOWN).map((change) => {
        const { table, row, column, from, to } = change;
        const tableWords = shower.words.tables[table];
        const name = `${tableWords?.title ?? table}: ${shower.rowName(draft.edition, { table, row })}`;
        return (
          <li key={`${table}/${row}/${column}`}>
            {onPick === undefined || to === null ? (
              <span>{name}</span>
            ) : (
              <button type="button" className="w-ed-link" onClick={() => onPick(change)}>
                {name}
              </button>
            )}
            <span className="w-ed-change">
              {column === null ? (
                <b>{to === null ? words.rowGone : words.rowNew}</b>
              ) : (
                <>
                  {column === 'names' ? words.name : (tableWords?.columns[column] ?? column)}:{' '}
                  <s>{said(column, from)}</s> → <b>{said(column, to)}</b>
                </>
              )}
            </span>
          </li>
        );
      })}
      {changes.length > MOST_SHOWN && <li>{words.moreChanges(changes.length - MOST_SHOWN)}</li>}
    </ul>
  );
}
