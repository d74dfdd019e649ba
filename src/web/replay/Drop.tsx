// The place for a record: dropped anywhere on the page, or chosen by hand or keyboard.

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import type { Bad } from './read.ts';

interface DropProps {
  readonly bad: Bad | null;
  take(text: string): Promise<void>;
}

export function Drop({ bad, take }: DropProps) {
  const { sayings, lang } = useWords();
  const replay = useWords('replay');
  const { drop, title } = replay;
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    await take(await file.text()).finally(() => setBusy(false));
    if (field.current !== null) field.current.value = ''; // the same file may be chosen again, mended
  };
  const isOver = useDropping((file) => void read(file));
  return (
    <Page title={title} narrow lang={lang.replay}>
      <div className={isOver ? 'rp-drop is-over' : 'rp-drop'}>
        <Sheets />
        <h1>{drop.title}</h1>
        <p>{drop.about}</p>
        <input
          ref={field}
          id="record-file"
          className="w-hidden"
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <label htmlFor="record-file" className="w-main w-big">
          <Icon name="share" />
          {drop.choose}
        </label>
        <p className="w-about">{drop.paste}</p>
        <div role="alert">
          {bad !== null && !isBusy && (
            <p className="rp-bad">
              <strong>{bad.line === null ? drop.failed : drop.line(bad.line)}</strong> {bad.said({ sayings, replay })}
            </p>
          )}
        </div>
        {isBusy && <p role="status">{drop.reading}</p>}
      </div>
    </Page>
  );
}

/** A file may be dropped anywhere; whether one is being held over the page. */
function useDropping(take: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Written pages on a pile, the top one with a ribbon. */
const Sheets = () => (
  <svg className="rp-sheets" viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
    <path className="rp-sheet" d="M38 20 118 10 128 92 48 102Z" />
    <path className="rp-sheet" d="M32 16 114 14 116 98 34 100Z" />
    <path className="rp-sheet" d="M40 8H122V94H40Z" />
    <path className="rp-ink" d="M52 24H96M52 36H110M52 48H88M52 60H106M52 72H78" />
    <path className="rp-ribbon" d="M100 8H112V38L106 32 100 38Z" />
  </svg>
);
