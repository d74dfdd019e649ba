// Where an edition is kept, and who may play with it.
import { useState } from 'react';
import { hashOf } from '../../fair/hash.ts';
import { complain } from '../lib/refusal.ts';
import { useWords } from '../lib/words.ts';
import { useOnline } from '../offline/online.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useEditing } from './context.ts';
import { sendOwn, takeBackOwn } from './own.ts';
import type { OwnEdition } from './store.ts';

export function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft } = useEditing();
  const words = useWords('editions');
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const { kept } = draft.own;
  const isOld = kept !== undefined && kept.hash !== hashOf(draft.edition);
  const change = (does: Promise<OwnEdition>): void => {
    setBusy(true);
    does.then(draft.refresh, complain).finally(() => setBusy(false));
  };
  const isOff = isBusy || !isOnline || !draft.isKept;
  return (
    <Dialog title={words.tools.keep} onClose={onClose}>
      <div className="w-stack">
        <p>{words.keepAbout}</p>
        <label className="w-ed-check">
          <input
            type="checkbox"
            disabled={isOff}
            checked={kept !== undefined}
            onChange={({ target }) => change(target.checked ? sendOwn(draft.own) : takeBackOwn(draft.own))}
          />
          {words.keepThere}
        </label>
        <label className="w-ed-check">
          <input
            type="checkbox"
            disabled={isOff || kept === undefined}
            checked={kept?.isShared === true}
            onChange={({ target }) => change(sendOwn(draft.own, target.checked))}
          />
          {words.keepShared}
        </label>
        {isOld && (
          <p>
            {words.keptOld}{' '}
            <button type="button" className="w-second" disabled={isOff} onClick={() => change(sendOwn(draft.own))}>
              {words.sendAgain}
            </button>
          </p>
        )}
        <p role="status" className="w-about">
          {isBusy ? words.sending : isOnline ? '' : words.offline}
        </p>
      </div>
    </Dialog>
  );
}
