import { storyOf } from '../../table/series.ts';
import { setPrefs, usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark, TopButtons } from '../ui/Page.tsx';
import { useAtTable } from './context.ts';
import { ScoreStrip } from './Players.tsx';
import type { Sheet } from './use-papers.ts';

/** 'Chapter 3 of 8', if the game tells a story. */
export function StoryPart() {
  const { pkg, seen } = useAtTable();
  const { table } = useWords();
  const story = storyOf(pkg, seen);
  return story === null ? null : <span className="w-tag">{table.part(story.part, story.of)}</span>;
}

interface HeadProps {
  readonly openSheet: (sheet: Sheet) => void;
  readonly isPhone: boolean;
}

export function TableHead({ openSheet, isPhone }: HeadProps) {
  const { nav, table, menu } = useWords();
  const { texts, seen, link } = useAtTable();
  const { local } = link;
  const { side } = usePrefs();
  return (
    <header className="w-table-head">
      <Link to="/" className="w-wordmark" label={nav.home}>
        <Mark size={26} />
      </Link>
      <h1 className={isPhone ? 'w-hidden' : ''}>{texts.title}</h1>
      {!isPhone && <StoryPart />}
      {isPhone && <ScoreStrip onPress={() => openSheet('players')} />}
      {local?.isTryOut === true && <span className="w-tag">{table.tryOut}</span>}
      {seen.you === null && !isPhone && local === undefined && (
        <span className="w-tag">
          <Icon name="eye" size={16} />
          {table.watching}
        </span>
      )}
      <div className="w-table-head-buttons">
        {!isPhone && <TopButtons />}
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={nav.help}
          aria-keyshortcuts="?"
          onClick={() => openSheet('help')}
        >
          <span aria-hidden="true" className="w-question">
            ?
          </span>
        </button>
        {!isPhone && (
          <button type="button" className="w-quiet w-square" aria-label={menu.title} onClick={() => openSheet('menu')}>
            <Icon name="menu" />
          </button>
        )}
        {!isPhone && (
          <button type="button" className="w-quiet" aria-expanded={side} onClick={() => setPrefs({ side: !side })}>
            <Icon name={side ? 'right' : 'left'} size={18} />
            {side ? table.fold : table.unfold}
          </button>
        )}
      </div>
    </header>
  );
}
