import { type FormEvent, useState } from 'react';
import type { NewDoubt } from '../../wire/doubts.ts';
import { json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { ensureMe } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type About, placeOfDoubt, setDoubt } from './doubt.ts';

const MOST = 500;
const LEAST = 3;

/** One sentence from the player; the place in the game goes with it. */
export function DoubtDialog({ about }: { readonly about: About }) {
  const words = useWords('doubt');
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const isShort = text.trim().length < LEAST;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isShort || isSending) return;
    setSending(true);
    try {
      await ensureMe();
      await json('POST', '/doubts', { ...about, ...placeOfDoubt(), text: text.trim() } satisfies NewDoubt);
      toast(words.sent);
      setDoubt(null);
    } catch (error) {
      complain(error);
      setSending(false);
    }
  };
  return (
    <Dialog title={words.title(about.rule)} lang={useWords().lang.doubt} onClose={() => setDoubt(null)}>
      <form className="w-stack" onSubmit={send}>
        <label className="w-stack-s">
          <span>{words.about[about.kind]}</span>
          <textarea
            className="w-field w-doubt-text"
            rows={3}
            maxLength={MOST}
            aria-label={words.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="w-about">{words.goes}</p>
        <button type="submit" className="w-main" disabled={isShort || isSending}>
          {words.send}
        </button>
      </form>
    </Dialog>
  );
}
