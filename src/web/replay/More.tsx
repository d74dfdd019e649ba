// The rest: links and pictures of this step, the proof of fairness, the record.

import { lazy, Suspense, useState } from 'react';
import { writeRecord } from '../../kernel/record.ts';
import { Link } from '../lib/router.ts';
import { saveFile } from '../lib/save-file.ts';
import { useWords } from '../lib/words.ts';
import { ShareButtons } from '../share/ShareButtons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Links } from './Links.tsx';
import { tableHereOf } from './open.ts';
import type { Watching } from './use-watching.ts';

const Slip = lazy(async () => ({ default: (await import('../teach/Slip.tsx')).Slip }));
const Proof = lazy(async () => ({ default: (await import('../table/Proof.tsx')).Proof }));

export function More({ watching, id }: { readonly watching: Watching; readonly id: string | null }) {
  const { more } = useWords('replay');
  const { menu } = useWords();
  const [isChecking, setChecking] = useState(false);
  const { record } = watching.model;
  const table = id ?? tableHereOf(record);
  const text = (): string => writeRecord(record);
  return (
    <div className="rp-more">
      <Links watching={watching} id={id} />
      <ShareButtons />
      {table !== null && (
        <section>
          <h2>{menu.notes}</h2>
          <Suspense>
            <Slip id={table} isHere={id === null} />
          </Suspense>
        </section>
      )}
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
