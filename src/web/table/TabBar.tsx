import { useWords } from '../lib/words.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';
import type { Sheet } from './use-papers.ts';

interface TabBarProps {
  readonly open: (sheet: Sheet) => void;
  /** How many chat lines are new; null: there is nobody to talk to. */
  readonly unread: number | null;
}

/** For the thumb: what a desktop shows beside the board. */
export function TabBar({ open, unread }: TabBarProps) {
  const { table, nav, chat } = useWords();
  const { hands, phase } = useAtTable().seen;
  const tabs: readonly (readonly [Sheet, IconName, string])[] = [
    ['players', 'people', table.players],
    ...(hands === undefined || phase !== 'playing' ? [] : [['hands', 'eye', table.hands] as const]),
    ['log', 'log', table.log],
    ['rules', 'book', nav.rules],
    ...(unread === null ? [] : [['chat', 'chat', unread > 0 ? chat.titleNew(unread) : chat.title] as const]),
    ['menu', 'menu', nav.more],
  ];
  return (
    <nav className="w-tabbar" aria-label={nav.more}>
      {tabs.map(([sheet, icon, text]) => (
        <button
          key={sheet}
          type="button"
          className={sheet === 'chat' && unread ? 'has-news' : ''}
          onClick={() => open(sheet)}
        >
          <Icon name={icon} />
          {text}
        </button>
      ))}
    </nav>
  );
}
