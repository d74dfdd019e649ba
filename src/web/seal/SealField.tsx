// Where somebody says who they are: a press on the seal chooses another, and a colour to wish for.
import { useState } from 'react';
import { later } from '../lib/later.tsx';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Seal } from './Seal.tsx';

const SealDialog = later(async () => (await import('./SealDialog.tsx')).SealDialog);

export function SealField() {
  const { home } = useWords();
  const { seal } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="w-quiet w-square"
        aria-label={home.sealAndColour}
        title={home.sealAndColour}
        onPointerEnter={SealDialog.preload}
        onFocus={SealDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Seal name={seal} size={36} />
      </button>
      {isOpen && <SealDialog onClose={() => setOpen(false)} />}
    </>
  );
}
