// Pictures to take away from where one is: the position, and once the game is over, its result.
import { useState } from 'react';
import { later } from '../lib/later.tsx';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Shared } from './SharePicture.tsx';

const SharePicture = later(async () => (await import('./SharePicture.tsx')).SharePicture);

export function ShareButtons() {
  const { pkg, seen } = useAtTable();
  const share = useWords('share');
  const [shown, setShown] = useState<Shared | null>(null);
  if (pkg.picture === undefined || seen.view === null) return null;
  const kinds: Shared[] = seen.result === null ? ['position'] : ['result', 'position'];
  return (
    <>
      <div className="w-sheet-buttons">
        {kinds.map((what) => (
          <button key={what} type="button" className="w-second" onClick={() => setShown(what)}>
            <Icon name={what === 'result' ? 'star' : 'eye'} />
            {share[what]}
          </button>
        ))}
      </div>
      {shown !== null && <SharePicture what={shown} onClose={() => setShown(null)} />}
    </>
  );
}
