import { useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';

const ICONS = 'https://game-icons.net';
const SHIPPED = [
  ['React', 'Meta Platforms, Inc. and contributors', 'MIT', 'https://react.dev'],
  ['@noble/hashes, @noble/ciphers', 'Paul Miller', 'MIT', 'https://paulmillr.com/noble'],
  ['uqr', 'Anthony Fu; QR code generator by Project Nayuki', 'MIT', 'https://github.com/unjs/uqr'],
  [
    'Fraunces',
    'The Fraunces Project Authors',
    'SIL Open Font License 1.1',
    'https://github.com/undercasetype/Fraunces',
  ],
  ['game-icons.net', 'Lorc, Delapouite', 'CC BY 3.0', ICONS],
  ['Source Sans 3', 'Adobe', 'SIL Open Font License 1.1', 'https://github.com/adobe-fonts/source-sans'],
] as const;

/** Other people's work in the page. */
export function NoticePage() {
  const { libraries: notice, lang } = useWords();
  return (
    <Page title={notice.title} narrow lang={lang.libraries}>
      <article className="w-card w-stack">
        <h1>{notice.title}</h1>
        <p>{notice.about}</p>
        <ul className="w-notice" translate="no">
          {SHIPPED.map(([name, by, licence, url]) => (
            <li key={name}>
              <strong>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </strong>
              <span>© {url === ICONS ? notice.icons(by) : by}</span>
              <span className="w-about">{notice.licence(licence)}</span>
            </li>
          ))}
        </ul>
        <p>{notice.own}</p>
      </article>
    </Page>
  );
}
