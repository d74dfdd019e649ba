import { useState } from 'react';
import { Problem } from '../lib/api.ts';
import { refusalText } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { recover } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';

/** The token is after the #, so it is in no server's log; it is used by a press, never just by looking. */
export function RecoverPage({ token }: { readonly token: string }) {
  const { recover: words, lang } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const bring = async (wanted: string): Promise<void> => {
    setBusy(true);
    try {
      const { name } = await recover(wanted);
      toast(words.done(name));
      go('/', 'replace');
    } catch (error) {
      setBusy(false);
      toast(error instanceof Problem && error.status === 0 ? refusalText(error, null) : words.bad, 'refusal');
    }
  };
  return (
    <Page title={words.title} narrow lang={lang.recover}>
      <div className="w-card w-stack">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        {token !== '' ? (
          <button type="button" className="w-main w-big" disabled={isBusy} onClick={() => bring(token)}>
            {words.now}
          </button>
        ) : (
          <form
            className="w-row"
            onSubmit={(event) => {
              event.preventDefault();
              void bring(typed.trim().split('#').at(-1) ?? '');
            }}
          >
            <input
              className="w-field"
              aria-label={words.paste}
              placeholder={words.paste}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className="w-main" disabled={isBusy || typed.trim() === ''}>
              {words.go}
            </button>
          </form>
        )}
      </div>
    </Page>
  );
}
