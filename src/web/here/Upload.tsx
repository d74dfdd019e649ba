import { useState } from 'react';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import type { LocalTable } from '../lib/table-link.ts';
import { useWords } from '../lib/words.ts';
import { useOnline } from '../offline/online.ts';
import { Icon } from '../ui/Icon.tsx';
import './here.css';

/** A game that was played here, for the server to keep. */
export function Upload({ local }: { readonly local: LocalTable }) {
  const words = useWords().here;
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  if (local.isTryOut) return null;
  if (local.uploaded !== null)
    return (
      <div className="w-upload" role="status">
        <p>{words.uploaded}</p>
        <Link to={`/t/${local.uploaded}`} className="w-second">
          {words.toUploaded}
        </Link>
      </div>
    );
  const upload = (): void => {
    setBusy(true);
    local
      .upload()
      .catch((error) => complain(error))
      .finally(() => setBusy(false));
  };
  return (
    <div className="w-upload">
      <button
        type="button"
        className="w-second"
        disabled={isBusy || !isOnline}
        aria-describedby="upload"
        onClick={upload}
      >
        <Icon name="share" />
        {isBusy ? words.uploading : words.upload}
      </button>
      <p id="upload" className="w-about">
        {isOnline ? words.uploadAbout : words.uploadOffline}
      </p>
    </div>
  );
}
