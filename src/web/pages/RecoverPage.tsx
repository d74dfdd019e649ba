import { lazy, Suspense, useState } from 'react';
import { codeIn } from '../../text/way-back-code.ts';
import type { Me } from '../../wire/me.ts';
import { json, Problem } from '../lib/api.ts';
import { refusalText } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { comeBack, recover } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';

const OtherWays = lazy(async () => ({ default: (await import('../ways-back/OtherWays.tsx')).OtherWays }));
const byCode = (code: string): Promise<Me> => json('POST', '/back/code', { code });

/** The token is after the #, so it is in no server's log; it is used by a press, never just by looking. */
export function RecoverPage({ token }: { readonly token: string }) {
  const { recover: words, lang } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const welcome = ({ name }: Me): void => {
    toast(words.done(name));
    go('/', 'replace');
  };
  const bring = async (wanted: string): Promise<void> => {
    setBusy(true);
    try {
      welcome(await (codeIn(wanted) === null ? recover(wanted) : comeBack(byCode(wanted))));
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
        {token === '' && (
          <Suspense>
            <OtherWays welcome={welcome} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
