import { useWords } from '../text/index.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { Sheet } from './Play.tsx';

/** For the thumb: what a desktop shows beside the board. */
export function TabBar({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { table, nav } = useWords();
  const tabs: readonly (readonly [Sheet, IconName, string])[] = [
    ['players', 'people', table.players],
    ['log', 'log', table.log],
    ['rules', 'book', nav.rules],
    ['menu', 'menu', nav.more],
  ];
  return (
    <nav className="w-tabbar" aria-label={nav.more}>
      {tabs.map(([sheet, icon, text]) => (
        <button key={sheet} type="button" onClick={() => open(sheet)}>
          <Icon name={icon} />
          {text}
        </button>
      ))}
    </nav>
  );
}
