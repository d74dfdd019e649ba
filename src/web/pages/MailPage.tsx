import { useState } from 'react';
import { complain } from '../lib/refusal.ts';
import { useWords } from '../lib/words.ts';
import { notices } from '../push/notices.ts';
import { Page } from '../ui/Page.tsx';

/** Where the links in mails lead. Nothing happens without a press: looking is not enough. */
export function MailPage({ link }: { readonly link: string }) {
  const said = useWords('mail');
  const { lang } = useWords();
  const [isDone, setDone] = useState(false);
  const [what, token = ''] = link.split('.');
  const kind = what === 'confirm' || what === 'stop' ? what : null;
  const { title, about, go, done } = said[kind ?? 'confirm'];
  const answer = (): void => {
    notices.answer(kind!, token).then(
      () => setDone(true),
      (error) => complain(error),
    );
  };
  return (
    <Page title={title} narrow lang={lang.mail}>
      <div className="w-card w-stack">
        <h1>{title}</h1>
        <p role="status">{kind === null ? said.bad : isDone ? done : about}</p>
        {kind !== null && !isDone && (
          <button type="button" className="w-main w-big" onClick={answer}>
            {go}
          </button>
        )}
      </div>
    </Page>
  );
}
