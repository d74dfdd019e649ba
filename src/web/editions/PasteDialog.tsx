// From a spreadsheet: what is pasted, and what it would change, before it does.
import { useDeferredValue, useMemo, useState } from 'react';
import { toCsv } from '../../text/edition/csv.ts';
import { problemSentence } from '../../text/edition/say.ts';
import { useLoaded } from '../lib/hooks.ts';
import { complain } from '../lib/refusal.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Changes } from './CompareDialog.tsx';
import { useEditing } from './context.ts';
import { type Preview, previewOf } from './pasted.ts';
import { everyEditionWords } from './pictures.ts';
import { firstOf } from './places.ts';

const MOST_SAID = 12;

/** What this text would do; null: nothing was pasted yet. */
function usePreview(table: string, text: string, isWhole: boolean): Preview | null {
  const { kind, draft, shower } = useEditing();
  const settled = useDeferredValue(text);
  const languages = useLoaded(() => everyEditionWords(shower.pkg), [shower.pkg]);
  return useMemo(
    () =>
      languages === null || settled.trim() === ''
        ? null
        : previewOf(kind, draft.edition, table, settled, languages, isWhole),
    [kind, draft.edition, table, settled, languages, isWhole],
  );
}

export function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const { kind, draft, shower, at, go } = useEditing();
  const words = useWords('editions');
  const [table, setTable] = useState(at.table);
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const preview = usePreview(table, text, isWhole);
  const canTake = preview !== null && preview.refusals.length === 0 && preview.changes.length > 0;
  const take = (): void => {
    if (preview === null) return;
    draft.set(() => preview.edition, firstOf(draft.edition, table));
    go(firstOf(preview.edition, table));
    toast(words.pasted(preview.changes.length));
    onClose();
  };
  const [head] = toCsv(kind.shape[table], [], table, shower.words).split('\n');
  return (
    <Dialog title={words.tools.paste} onClose={onClose}>
      <div className="w-stack">
        <select
          className="w-field"
          aria-label={words.kinds}
          value={table}
          onChange={({ target }) => setTable(target.value)}
        >
          {Object.keys(kind.shape).map((one) => (
            <option key={one} value={one}>
              {shower.words.tables[one]?.title ?? one}
            </option>
          ))}
        </select>
        <p className="w-about">
          {words.pasteAbout} <code>{head}</code>
        </p>
        <textarea
          className="w-field w-ed-paste"
          aria-label={words.pasteHere}
          rows={6}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <CsvFile onRead={setText} />
        {kind.shape[table].rows !== 'fixed' && (
          <label className="w-ed-check">
            <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
            {words.pasteWhole}
          </label>
        )}
        <Foreseen preview={preview} />
        <button type="button" className="w-main" disabled={!canTake} onClick={take}>
          {words.takeOver}
        </button>
      </div>
    </Dialog>
  );
}

/** What would come of it. */
function Foreseen({ preview }: { readonly preview: Preview | null }) {
  const { shower } = useEditing();
  const words = useWords('editions');
  const isFine = preview !== null && preview.refusals.length === 0;
  return (
    <>
      <div role="status" className="w-stack-s">
        {preview?.isEmpty && <p>{words.pasteEmpty}</p>}
        {preview !== null && preview.unknown.length > 0 && (
          <p className="w-ed-why">{words.unknownHeadings(preview.unknown)}</p>
        )}
        {preview?.refusals.slice(0, MOST_SAID).map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike
          <p key={i} className="w-ed-why">
            {problemSentence(problem, shower.words, words.problems)}
          </p>
        ))}
        {isFine && <p>{words.wouldChange(preview.changes.length)}</p>}
      </div>
      {isFine && <Changes changes={preview.changes} />}
    </>
  );
}

/** The same from a file. */
function CsvFile({ onRead }: { readonly onRead: (text: string) => void }) {
  const words = useWords('editions');
  return (
    <label className="w-second w-ed-file">
      {words.openCsv}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="w-hidden"
        onChange={({ target }) => void target.files?.[0]?.text().then(onRead, complain)}
      />
    </label>
  );
}
