// The rest: links and pictures of this step, the proof of fairness, the record.

import { lazy, Suspense, useState } from 'react';
import { writeRecord } from '../../kernel/record.ts';
import { Link } from '../lib/router.ts';
import { saveFile } from '../lib/save-file.ts';
import { useWords } from '../lib/words.ts';
import { ShareButtons } from '../share/ShareButtons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Links } from './Links.tsx';
import type { Watching } from './use-watching.ts';

const Proof = lazy(async () => ({ default: (await import('../table/Proof.tsx')).Proof }));

export function More({ watching, id }: { readonly watching: Watching; readonly id: string | null }) {
  const { more } = useWords('replay');
  const [isChecking, setChecking] = useState(false);
  const { record } = watching.model;
  const text = (): string => writeRecord(record);
  return (
    <div className="rp-more">
      <Links watching={watching} id={id} />
      <ShareButtons />
      <div className="w-sheet-buttons">
        <button type="button" className="w-second" onClick={() => saveFile(text(), `kontor-${record.game}.txt`)}>
          <Icon name="download" />
          {more.record}
        </button>
        {Object.keys(record.proof).length > 0 && (
          <button type="button" className="w-second" onClick={() => setChecking(true)}>
            <Icon name="shield" />
            {more.proof}
          </button>
        )}
        {id !== null && (
          <Link to={`/t/${id}`} className="w-second">
            <Icon name="chair" />
            {more.table}
          </Link>
        )}
      </div>
      {isChecking && (
        <Suspense>
          <Proof record={text()} onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </div>
  );
}
