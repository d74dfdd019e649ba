// Along the top of the pad: undo, save, share, print, start over.

import { useEffect, useState } from 'react';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Entered, pack } from './position-address.ts';
import { allSaved, forget, save } from './saved.ts';
import type { Entering } from './use-entering.ts';

const FILE = 'kontor.json';

interface ToolsProps {
  readonly shelf: string;
  readonly path: string;
  readonly title: string;
  readonly entering: Entering;
  /** What is entered, as JSON. */
  file(): Promise<string>;
  /** With these players. */
  empty(names: readonly string[]): Entered;
  isRight(entered: Entered): boolean;
}

export function Tools({ shelf, path, title, entering, file, empty, isRight }: ToolsProps) {
  const words = useWords('pad');
  const [open, setOpen] = useState<'save' | 'share' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="w-pad-tools">
      <button type="button" className="w-second" disabled={!entering.canUndo} onClick={entering.undo}>
        <Icon name="undo" />
        {words.undo}
      </button>
      <button type="button" className="w-second" onClick={() => setOpen('save')}>
        <Icon name="download" />
        {words.save}
      </button>
      <button type="button" className="w-second" onClick={() => setOpen('share')}>
        <Icon name="share" />
        {words.share}
      </button>
      <button type="button" className="w-second" onClick={() => window.print()}>
        <Icon name="log" />
        {words.print}
      </button>
      <button
        type="button"
        className="w-quiet"
        onClick={() => {
          entering.change(empty(entering.now.names));
          toast(words.anewDone);
        }}
      >
        {words.anew}
      </button>
      {open === 'save' && (
        <Dialog title={words.save} onClose={close} kind="sheet" focusInside>
          <SaveSheet {...{ shelf, entering, isRight, close }} />
        </Dialog>
      )}
      {open === 'share' && (
        <Dialog title={words.share} onClose={close} kind="sheet">
          <ShareSheet path={path} title={title} entered={entering.now} file={file} />
        </Dialog>
      )}
    </div>
  );
}

interface SaveSheetProps extends Pick<ToolsProps, 'shelf' | 'entering' | 'isRight'> {
  close(): void;
}
function SaveSheet({ shelf, entering, isRight, close }: SaveSheetProps) {
  const words = useWords('pad');
  const kit = useKit();
  const [list, setList] = useState(() => allSaved(shelf));
  const [title, setTitle] = useState(() => kit.date(Date.now()));
  return (
    <div className="w-stack">
      <form
        className="w-pad-save"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() === '') return;
          setList(save(shelf, title.trim(), entering.now));
          toast(words.savedNow(title.trim()));
        }}
      >
        <label>
          <span>{words.saveAs}</span>
          <input className="w-field" maxLength={60} value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <button type="submit" className="w-main">
          {words.save}
        </button>
      </form>
      <p className="w-about">{words.saveAbout}</p>
      <h3>{words.saved}</h3>
      {list.length === 0 && <p className="w-about">{words.savedNone}</p>}
      <ul className="w-pad-saved">
        {list.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.title}</strong>
              <small>{one.names.join(', ')}</small>
            </span>
            <button
              type="button"
              className="w-second"
              aria-label={words.openOne(one.title)}
              disabled={isSameEdition(one, entering.now) && !isRight(one)}
              onClick={() => {
                openSaved(one, entering);
                close();
              }}
            >
              {words.open}
            </button>
            <button
              type="button"
              className="w-quiet w-square"
              aria-label={words.forget(one.title)}
              onClick={() => setList(forget(shelf, one.id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSameEdition = (a: Entered, b: Entered): boolean => JSON.stringify(a.edition) === JSON.stringify(b.edition);

function openSaved(saved: Entered, { now, change, countWith }: Entering): void {
  if (isSameEdition(saved, now)) change({ names: saved.names, value: saved.value });
  else countWith(saved);
}

interface ShareSheetProps {
  readonly path: string;
  readonly title: string;
  readonly entered: Entered;
  file(): Promise<string>;
}
function ShareSheet({ path, title, entered, file }: ShareSheetProps) {
  const words = useWords('pad');
  const [packed, setPacked] = useState('');
  const [, kind, game] = path.split('/');
  const command = `kontor ${kind === 'pad' ? 'score' : 'transcript'} ${game}`;
  useEffect(() => {
    pack(entered).then(setPacked, () => undefined);
  }, [entered]);
  return (
    <div className="w-stack-s">
      <p className="w-about">{words.shareAbout}</p>
      {packed !== '' && <CopyField label={words.link} text={`${location.origin}${path}#${packed}`} share={title} />}
      <h3>{words.file}</h3>
      <p className="w-about">
        {words.fileAbout}{' '}
        <code>
          {command} {FILE}
        </code>
      </p>
      <button type="button" className="w-second" onClick={() => void file().then(download)}>
        <Icon name="download" />
        {FILE}
      </button>
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
