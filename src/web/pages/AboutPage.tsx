import { aboutGame, GAME_IDS, type GameId } from '../../games/index.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Page } from '../ui/Page.tsx';
import { Source } from '../ui/Source.tsx';
import '../style/about.css';

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
  ['Noto Sans Math', 'The Noto Project Authors', 'SIL Open Font License 1.1', 'https://github.com/notofonts/math'],
  ['resvg', 'Yevhenii Reizner', 'MPL-2.0', 'https://github.com/thx/resvg-js'],
  ['SimpleWebAuthn', 'Matthew Miller', 'MIT', 'https://simplewebauthn.dev'],
  ['Source Sans 3', 'Adobe', 'SIL Open Font License 1.1', 'https://github.com/adobe-fonts/source-sans'],
] as const;

/** Whose games these are, and what is in the page that others have made. */
export function AboutPage() {
  const about = useWords('about');
  const { lang } = useWords();
  return (
    <Page title={about.title} narrow lang={lang.about}>
      <article className="w-card w-stack">
        <h1>{about.title}</h1>
        <p>{about.unofficial}</p>
        <h2>{about.games}</h2>
        {GAME_IDS.map((id) => (
          <GameCredits key={id} id={id} />
        ))}
        <h2>{about.others}</h2>
        <p>{about.thanks}</p>
        <ul className="w-notice" translate="no">
          {SHIPPED.map(([name, by, licence, url]) => (
            <li key={name}>
              <strong>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </strong>
              <span>© {url === ICONS ? about.icons(by) : by}</span>
              <span className="w-about">{about.licence(licence)}</span>
            </li>
          ))}
        </ul>
        <p>{about.own}</p>
      </article>
    </Page>
  );
}

function GameCredits({ id }: { readonly id: GameId }) {
  const { roles } = useWords('about');
  const { and } = useKit();
  const { title, edition, lang } = useAbout(id);
  const { credits = [] } = aboutGame(id);
  return (
    <section className="w-credits" aria-label={title}>
      <h3>
        <Link to={`/rules/${id}`}>
          <span lang={lang}>{title}</span>
        </Link>
      </h3>
      {edition !== undefined && <p lang={lang}>{edition}</p>}
      <dl>
        {credits.map(({ role, who, year }) => (
          <div key={role}>
            <dt>{roles[role](who.length)}</dt>
            <dd translate="no">{[and(who), year].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Source game={id} />
    </section>
  );
}
