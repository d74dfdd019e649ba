// The position explained: what is asked, what can be done and what that would do, which rule says so, and where to learn more.
import { useMemo } from 'react';
import { aboutGame, isGameId } from '../../games/index.ts';
import { foreign, wordsOf } from '../../text/languages.ts';
import { choicesOf } from '../general/options.ts';
import { useLoaded, useMedia } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { openRule, RuleLink, WithRules } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';
import { useLighting } from './light.ts';
import { sentenceOf } from './sentence.ts';

/** Of a group of options, before the list has to be opened. */
const SHOWN = 5;
const RULES = 3;

export function Explain({ openList }: { readonly openList: () => void }) {
  const at = useAtTable();
  const { seen, texts } = at;
  const { decision, view } = seen;
  const words = useWords();
  const said = useWords('explain');
  const lang = useGameLang();
  const groups = useMemo(
    () => (decision === null || view === null ? [] : choicesOf(view, decision, texts)),
    [decision, view, texts],
  );
  const hasKeyboard = useMedia('(any-hover: hover)');
  return (
    <div className="w-explain">
      <p className="w-sentence" lang={decision === null ? undefined : lang}>
        {sentenceOf(at, words)}
      </p>
      {decision === null && seen.you !== null && <p className="w-about">{said.nothing}</p>}
      {groups.length > 0 && <h3>{said.can}</h3>}
      {groups.map((group) => (
        <Group key={JSON.stringify(group[0].option)} group={group} openList={openList} />
      ))}
      <Why rules={[...new Set(groups.flatMap((group) => group.map(({ rule }) => rule)))]} />
      <p className="w-row">
        {isGameId(seen.game) && aboutGame(seen.game).hasLesson && (
          <Link to={`/learn/${seen.game}`} className="w-second">
            <Icon name="lamp" />
            {said.learn}
          </Link>
        )}
        <button type="button" className="w-second" onClick={() => openRule(seen.game, groups[0]?.[0].rule ?? '')}>
          <Icon name="book" />
          {said.rulebook}
        </button>
      </p>
      {hasKeyboard && <Keys />}
    </div>
  );
}

interface GroupProps {
  readonly group: ReturnType<typeof choicesOf>[number];
  readonly openList: () => void;
}

function Group({ group, openList }: GroupProps) {
  const said = useWords('explain');
  const { table } = useWords();
  const lang = useGameLang();
  const { seen } = useAtTable();
  const { pointed, show } = useLighting();
  const rest = group.length - SHOWN;
  return (
    <ul className="w-can">
      {group.slice(0, SHOWN).map(({ option, text, rule, of = [] }) => (
        <li key={JSON.stringify(option)} lang={lang}>
          {of.length === 0 ? (
            <span>{text}</span>
          ) : (
            <button
              type="button"
              className="w-log-line"
              title={table.showPlace}
              {...pointed(of)}
              onClick={() => show(of)}
            >
              {text}
            </button>
          )}{' '}
          <RuleLink game={seen.game} rule={rule} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className="w-quiet" onClick={openList}>
            {said.more(rest)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The rules behind the options, word by word. */
function Why({ rules }: { readonly rules: readonly string[] }) {
  const { pkg, seen } = useAtTable();
  const { language } = usePrefs();
  const said = useWords('explain');
  const loaded = useLoaded(() => wordsOf(pkg.words, language, 'rulebook')(), [pkg, language]);
  const all = loaded?.rulebook.chapters.flatMap((chapter) => chapter.rules) ?? [];
  const found = all.filter(({ id }) => rules.includes(id)).slice(0, RULES);
  if (found.length === 0) return null;
  return (
    <>
      <h3>{said.why}</h3>
      <ul className="w-can" lang={foreign(pkg.words, language, 'rulebook')}>
        {found.map(({ id, text }) => (
          <li key={id}>
            <RuleLink game={seen.game} rule={id} /> <WithRules game={seen.game} text={text} self={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Keys() {
  const { keysTitle, keys: what, names } = useWords('explain');
  const keys: readonly (readonly [string, keyof typeof what])[] = [
    [names.tab, 'tab'],
    [names.arrows, 'arrows'],
    [names.enter, 'enter'],
    ['Z', 'z'],
    ['R', 'r'],
    ['L', 'l'],
    ['H', 'h'],
    [', .', 'back'],
    ['S', 's'],
    ['V', 'v'],
    ['G', 'g'],
    ['B', 'b'],
    ['C', 'c'],
    ['?', 'question'],
    [names.escape, 'escape'],
  ];
  return (
    <details className="w-explain-keys">
      <summary>{keysTitle}</summary>
      <dl className="w-keys">
        {keys.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
