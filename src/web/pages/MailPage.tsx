import { useState } from 'react';
import { Problem } from '../lib/api.ts';
import { usePrefs } from '../lib/prefs.ts';
import { toast } from '../lib/toasts.ts';
import { notices } from '../push/notices.ts';
import { refusalText } from '../text/index.ts';
import { useTopic } from '../text/topic.ts';
import { Page } from '../ui/Page.tsx';

const words = {
  en: {
    confirm: {
      title: 'Is this your address?',
      about: 'Then you will be told by mail when it is your turn.',
      go: 'Yes, write to me',
      done: 'From now on we write to you when it is your turn.',
    },
    stop: {
      title: 'No more mails',
      about: 'You will not be told by mail any more that it is your turn.',
      go: 'No more mails',
      done: 'Done. No more mails will come.',
    },
    bad: 'There is no link of ours in this address.',
  },
  de: {
    confirm: {
      title: 'Ist das deine Adresse?',
      about: 'Dann erfährst du per Mail, wenn du am Zug bist.',
      go: 'Ja, schreibt mir',
      done: 'Von jetzt an schreiben wir dir, wenn du am Zug bist.',
    },
    stop: {
      title: 'Keine Mails mehr',
      about: 'Du erfährst dann nicht mehr per Mail, dass du am Zug bist.',
      go: 'Keine Mails mehr',
      done: 'Erledigt. Es kommen keine Mails mehr.',
    },
    bad: 'In dieser Adresse steht kein Link von uns.',
  },
};

/** Where the links in mails lead. Something happens by a press, never by a look. */
export function MailPage({ link }: { readonly link: string }) {
  const said = useTopic(words);
  const { language } = usePrefs();
  const [isDone, setDone] = useState(false);
  const [what, token = ''] = link.split('.');
  const kind = what === 'confirm' || what === 'stop' ? what : null;
  const { title, about, go, done } = said[kind ?? 'confirm'];
  const answer = (): void => {
    notices.answer(kind!, token).then(
      () => setDone(true),
      (error) =>
        toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal'),
    );
  };
  return (
    <Page title={title} narrow>
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
