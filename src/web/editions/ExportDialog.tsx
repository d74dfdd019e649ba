// As files: the whole as JSON, for anybody's Kontor; a kind as CSV, for a spreadsheet.
import { toCsv } from '../../text/edition/csv.ts';
import { saveFile } from '../lib/save-file.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useEditing } from './context.ts';

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { kind, draft, shower } = useEditing();
  const words = useWords('editions');
  const { edition } = draft;
  const csv = (table: string): void =>
    saveFile(
      toCsv(kind.shape[table], edition.tables[table], table, shower.words),
      `${edition.id}-${table}.csv`,
      'text/csv',
    );
  return (
    <Dialog title={words.tools.export} onClose={onClose}>
      <div className="w-stack">
        <p>{words.exportAbout}</p>
        <button
          type="button"
          className="w-main"
          onClick={() => saveFile(JSON.stringify(edition, null, 2), `${edition.id}.json`, 'application/json')}
        >
          <Icon name="download" size={18} />
          {words.exportJson}
        </button>
        <h3>{words.exportCsv}</h3>
        <p className="w-row">
          {Object.keys(kind.shape).map((table) => (
            <button key={table} type="button" className="w-second" onClick={() => csv(table)}>
              {shower.words.tables[table]?.title ?? table}
            </button>
          ))}
        </p>
      </div>
    </Dialog>
  );
}
