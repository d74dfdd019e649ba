import { hasOpenHands } from '../../kernel/settings.ts';
import { storyOf } from '../../table/series.ts';
import { later } from '../lib/later.tsx';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Mark, TopButtons } from '../ui/Page.tsx';
import { useAtTable } from './context.ts';
import { ScoreStrip } from './Players.tsx';
import type { Papers, Sheet } from './use-papers.ts';

const HandsTag = later(async () => (await import('../teach/Hands.tsx')).HandsTag);
const Waiting = later(async () => (await import('../mine/Waiting.tsx')).Waiting);

/** 'Chapter 3 of 8', if the game tells a story; and whose cards these are, if not the built-in ones. */
export function StoryPart() {
  const { pkg, seen } = useAtTable();
  const { table } = useWords();
  const story = storyOf(pkg, seen);
  return (
    <>
      {story !== null && <span className="w-tag">{table.part(story.part, story.of)}</span>}
      {seen.edition !== undefined && <span className="w-tag">{table.cards(seen.edition.name)}</span>}
    </>
  );
}

interface HeadProps {
  readonly papers: Papers;
  /** How many chat lines are new; null: there is nobody to talk to. */
  readonly unread: number | null;
}

/** What I hold, or else whatever I may choose on the board. */
const HELD = [
  '.k-fan :is(button, [tabindex="0"])',
  '.k-dock :is(button, [tabindex="0"])',
  ':is(button, [tabindex="0"])',
];
function toHand(): void {
  const found = HELD.map((held) => document.querySelector<HTMLElement>(`.w-board ${held}`));
  found.find((one) => one !== null)?.focus();
}

export function TableHead({ papers, unread }: HeadProps) {
  const { nav, table, menu } = useWords();
  const { id, texts, seen, link } = useAtTable();
  const { local } = link;
  const { frame, hasSheets, setSheet } = papers;
  return (
    <header className="w-table-head">
      {seen.you !== null && (
        <button type="button" className="w-skip" onClick={toHand}>
          {table.toHand}
        </button>
      )}
      <Link to="/" className="w-wordmark" label={nav.home}>
        <Mark size={26} />
      </Link>
      <Waiting here={id} isSmall={hasSheets} />
      <h1 className={hasSheets ? 'w-hidden' : ''}>{texts.title}</h1>
      {!hasSheets && <StoryPart />}
      {hasSheets && <ScoreStrip onPress={() => setSheet('players')} />}
      {seen.phase === 'playing' && (hasOpenHands(seen) || seen.showing !== undefined) && (
        <HandsTag
          open={() => (seen.hands === undefined ? setSheet('menu') : papers.show('hands'))}
          isSmall={hasSheets}
        />
      )}
      {local?.isTryOut === true && <span className="w-tag">{table.tryOut}</span>}
      {seen.you === null && !hasSheets && local === undefined && (
        <span className="w-tag">
          <Icon name="eye" size={16} />
          {table.watching}
        </span>
      )}
      <div className="w-table-head-buttons">
        {!hasSheets && <TopButtons />}
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={nav.help}
          aria-keyshortcuts="?"
          onClick={() => setSheet('help')}
        >
          <span aria-hidden="true" className="w-question">
            ?
          </span>
        </button>
        {frame === 'low' && <PaperButtons papers={papers} unread={unread} />}
        {frame !== 'phone' && (
          <button type="button" className="w-quiet w-square" aria-label={menu.title} onClick={() => setSheet('menu')}>
            <Icon name="menu" />
          </button>
        )}
        {!hasSheets && <SideButton papers={papers} unread={unread} />}
      </div>
    </header>
  );
}

/** Opens and closes the papers beside the board. */
function SideButton({ papers: { side }, unread }: HeadProps) {
  const { table, chat } = useWords();
  return (
    <button
      type="button"
      className={unread ? 'w-quiet has-news' : 'w-quiet'}
      aria-expanded={side.isOpen}
      aria-keyshortcuts="G"
      onClick={() => side.setOpen(!side.isOpen)}
    >
      <Icon name="log" size={20} />
      {unread ? chat.titleNew(unread) : table.log}
    </button>
  );
}

/** Where it is low, small buttons for what a phone has in its bar. */
function PaperButtons({ papers: { setSheet }, unread }: HeadProps) {
  const { table, nav, chat } = useWords();
  const { hands, phase } = useAtTable().seen;
  const papers: readonly (readonly [Sheet, IconName, string])[] = [
    ...(hands === undefined || phase !== 'playing' ? [] : [['hands', 'eye', table.hands] as const]),
    ['log', 'log', table.log],
    ['rules', 'book', nav.rules],
    ...(unread === null ? [] : [['chat', 'chat', unread > 0 ? chat.titleNew(unread) : chat.title] as const]),
  ];
  return papers.map(([sheet, icon, label]) => (
    <button
      key={sheet}
      type="button"
      className={sheet === 'chat' && unread ? 'w-quiet w-square has-news' : 'w-quiet w-square'}
      aria-label={label}
      title={label}
      onClick={() => setSheet(sheet)}
    >
      <Icon name={icon} />
    </button>
  ));
}
