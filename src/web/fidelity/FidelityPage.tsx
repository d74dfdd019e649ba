// How true the games are to their rules, rule by rule (`npm run fidelity`), each with a place on the board to see it at.
import { useState } from 'react';
import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';
import { type Fidelity, lacksOf } from '../../text/fidelity.ts';
import { foreign, wordsOf } from '../../text/languages.ts';
import { LostPage } from '../App.tsx';
import { useAbout } from '../lib/about-game.ts';
import { byGame } from '../lib/by-game.ts';
import { useGame, useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { useExamples } from '../rules/ExampleLinks.tsx';
import { Page } from '../ui/Page.tsx';
import { RuleRow } from './RuleRow.tsx';
import { isShown, partsOf, SHOWS, type Show } from './rows.ts';
import '../style/rules.css';
import './fidelity.css';

const FIDELITY = byGame(import.meta.glob<{ default: Fidelity }>('../../games/*/fidelity.json'));
const TOLD: readonly GameId[] = GAME_IDS.filter((id) => FIDELITY.has(id));

export function FidelityPage({ game }: { readonly game: string }) {
  if (game !== '' && !(isGameId(game) && FIDELITY.has(game))) return <LostPage />;
  return <Told game={game === '' ? TOLD[0] : (game as GameId)} />;
}

function Told({ game }: { readonly game: GameId }) {
  const words = useWords('fidelity');
  const loaded = useLoaded(async () => (await FIDELITY.get(game)!()).default, [game]);
  return (
    <Page title={words.title} narrow>
      <article className="w-card w-fidelity">
        <h1>{words.title}</h1>
        <p className="w-lead">{words.lead}</p>
        <nav aria-label={words.games}>
          <ul className="w-fidelity-games">
            {TOLD.map((id) => (
              <li key={id}>
                <GameLink id={id} isHere={id === game} />
              </li>
            ))}
          </ul>
        </nav>
        {loaded !== null && <Rules key={game} game={game} fidelity={loaded} />}
      </article>
    </Page>
  );
}

function GameLink({ id, isHere }: { readonly id: GameId; readonly isHere: boolean }) {
  const { title } = useAbout(id);
  return isHere ? (
    <span className="w-second is-here" aria-current="page">
      {title}
    </span>
  ) : (
    <Link to={`/fidelity/${id}`} className="w-second">
      {title}
    </Link>
  );
}

function Rules({ game, fidelity }: { readonly game: GameId; readonly fidelity: Fidelity }) {
  const words = useWords('fidelity');
  const { lang } = useWords();
  const { language } = usePrefs();
  const pkg = useGame(game);
  const book = useLoaded(
    async () => (pkg === null ? null : (await wordsOf(pkg.words, language, 'rulebook')()).rulebook),
    [pkg, language],
  );
  const examples = useExamples(pkg);
  const [show, setShow] = useState<Show>('all');
  const rows = Object.values(fidelity.rules);
  const whole = rows.filter((row) => lacksOf(row).length === 0).length;
  const parts = book === null ? [] : partsOf(book, words.rulings);
  const shown = parts
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => isShown(show, rule, fidelity.rules[rule.id])) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <>
      <p className="w-fidelity-sum">
        <strong>{words.summary(whole, rows.length)}</strong>
        <span>{words.summaryAbout}</span>
        <meter min={0} max={rows.length} value={whole} aria-hidden="true" />
      </p>
      <details>
        <summary>{words.how}</summary>
        <p>{words.howAbout(fidelity.games)}</p>
      </details>
      <label className="w-fidelity-show">
        {words.show}{' '}
        <select className="w-field w-level" value={show} onChange={(event) => setShow(event.target.value as Show)}>
          {SHOWS.map((one) => (
            <option key={one} value={one}>
              {words.shows[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="w-spoken" lang={pkg === null ? undefined : foreign(pkg.words, language, 'rulebook')}>
        {shown.map(({ id, title, rules }) => (
          <section key={id} aria-labelledby={`part-${id}`}>
            <h2 id={`part-${id}`} lang={id === 'rulings' ? (lang.fidelity ?? language) : undefined}>
              {title}
            </h2>
            <ul className="w-fidelity-rules">
              {rules.map((rule) => (
                <RuleRow key={rule.id} {...{ game, pkg, rule, fidelity, examples }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {book !== null && shown.length === 0 && <p>{words.none}</p>}
    </>
  );
}
