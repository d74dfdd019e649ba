import { useState } from 'react';
import { useWords } from '../lib/words.ts';
import { useVersion } from './version.ts';

/** Says that the server has a newer page. It is part of every page: one that is out of date may not find its other parts. */
export function NewVersion() {
  const version = useVersion();
  const words = useWords().version;
  const [isPutOff, putOff] = useState(false);
  if (version === 'same' || (version === 'newer' && isPutOff)) return null;
  const isRefused = version === 'refused';
  return (
    <div className={isRefused ? 'w-new-version is-refused' : 'w-new-version'} role="alert">
      <p>
        <strong>{isRefused ? words.refused : words.newer}</strong> {words.newerAbout}
      </p>
      {!isRefused && (
        <button type="button" className="w-quiet" onClick={() => putOff(true)}>
          {words.later}
        </button>
      )}
      <button type="button" className="w-main" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
