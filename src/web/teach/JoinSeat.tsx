// Somebody has come by the invitation to a seat: they play it together with its person.
import { useState } from 'react';
import { complain } from '../lib/refusal.ts';
import { ensureMe } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { NameField } from '../ui/NameField.tsx';

export function JoinSeat({ code }: { readonly code: string }) {
  const { act, link, texts } = useAtTable();
  const said = useWords('teach');
  const [isOpen, setOpen] = useState(true);
  const done = (): void => {
    setOpen(false);
    history.replaceState(history.state, '', location.pathname); // it counts once
  };
  const join = async (): Promise<void> => {
    try {
      if (await ensureMe()) link.reopen();
      if (await act({ do: 'joinSeat', code })) toast(said.joined);
      done();
    } catch (error) {
      complain(error);
    }
  };
  if (!isOpen) return null;
  return (
    <Dialog title={said.join} onClose={done} focusInside>
      <div className="w-stack">
        <p>{said.joinAbout(texts.title)}</p>
        <NameField />
        <button type="button" className="w-main w-big" onClick={() => void join()}>
          {said.joinNow}
        </button>
      </div>
    </Dialog>
  );
}
