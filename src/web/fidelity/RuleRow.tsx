import type { GameId, GamePackage } from '../../games/index.ts';
import { type Fidelity, type FidelityRow, lacksOf } from '../../text/fidelity.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { WithRules } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { openReplay, read } from '../replay/open.ts';
import { hashOf } from '../replay/step-address.ts';
import { type ByRule, ExampleLinks } from '../rules/ExampleLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Listed } from './rows.ts';

interface RuleRowProps {
  readonly game: GameId;
  readonly rule: Listed;
  readonly fidelity: Fidelity;
  readonly pkg: GamePackage | null;
  readonly examples: ByRule;
}

const UNKNOWN: FidelityRow = { code: [], tests: [], games: 0, since: 1 };

export function RuleRow({ game, rule, fidelity, pkg, examples }: RuleRowProps) {
  const words = useWords('fidelity');
  const { rules: said, lang } = useWords();
  const { language } = usePrefs();
  const row = fidelity.rules[rule.id] ?? UNKNOWN;
  const lacks = lacksOf(row);
  const origin = rule.origin === null ? words.ruling : said.origins[rule.origin];
  // What the page says stands among rules that may be in another language.
  const spoken = { facts: lang.fidelity ?? language, origin: lang.rules ?? language };
  return (
    <li className={lacks.length > 0 ? 'w-fidelity-rule is-lacking' : 'w-fidelity-rule'} id={rule.id}>
      <Link to={`/rules/${game}#${rule.id}`} className="w-rule-number">
        {rule.id}
      </Link>
      <div>
        <p>
          <WithRules game={game} text={rule.text} self={rule.id} />{' '}
          <span className="w-origin is-ours" lang={rule.origin === null ? spoken.facts : spoken.origin}>
            {origin}
          </span>
        </p>
        <ExampleLinks {...{ pkg, examples }} rule={rule.id} />
        <ul className="w-fidelity-facts" lang={spoken.facts}>
          {lacks.map((lack) => (
            <li key={lack} className="is-lack">
              <Icon name="close" size={16} /> {words.lacks[lack]}
            </li>
          ))}
          {row.code.length > 0 && <Places label={words.code(row.code.length)} places={row.code} />}
          {row.tests.length > 0 && <Places label={words.tests(row.tests.length)} places={row.tests} />}
          {row.games > 0 && <li>{words.came(row.games, fidelity.games)}</li>}
          <li>{words.since(row.since)}</li>
          {row.see !== undefined && (
            <li>
              <See rule={rule.id} record={fidelity.records[row.see[0]]} step={row.see[1]} />
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

const Places = ({ label, places }: { readonly label: string; readonly places: readonly string[] }) => (
  <li>
    <details>
      <summary>{label}</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <code>{place}</code>
          </li>
        ))}
      </ul>
    </details>
  </li>
);

/** Opens a game at the step where the rule has just come up, seen by whoever chose; you can play on from there. */
function See({ rule, record, step }: { readonly rule: string; readonly record: string; readonly step: number }) {
  const words = useWords('fidelity');
  const open = (): void => {
    const game = read(record);
    const viewer = step === 0 ? null : game.choices[step - 1].seat;
    openReplay(game, hashOf({ step, viewer, isOpen: false }));
  };
  return (
    <button type="button" className="w-link" onClick={open}>
      <Icon name="eye" size={18} /> {words.seeOne(rule)}
    </button>
  );
}
