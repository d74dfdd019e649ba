import { useState } from 'react';
import { Problem } from '../lib/api.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import type { LocalTable } from '../lib/table-link.ts';
import { toast } from '../lib/toasts.ts';
import { useOnline } from '../offline/online.ts';
import { refusalText } from '../text/index.ts';
import { useTopic } from '../text/topic.ts';
import { Icon } from '../ui/Icon.tsx';
import { hereWords } from './here-words.ts';
import './here.css';

/** A game that was played here, for the server to keep. */
export function Upload({ local }: { readonly local: LocalTable }) {
  const words = useTopic(hereWords);
  const { language } = usePrefs();
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
      .catch((error) =>
        toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal'),
      )
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
