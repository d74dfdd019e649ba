import { memo, type ReactNode } from 'react';
import { later } from '../lib/later.tsx';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';
import { Log } from './Log.tsx';

const ChatPanel = later(async () => (await import('../chat/ChatPanel.tsx')).ChatPanel);
const Hands = later(async () => (await import('../teach/Hands.tsx')).Hands);
export const Rulebook = later(async () => (await import('../rules/Rulebook.tsx')).Rulebook);

export type SideTab = 'score' | 'hands' | 'log' | 'rules' | 'chat';

interface SideProps {
  readonly tab: SideTab;
  readonly setTab: (tab: SideTab) => void;
  readonly rule: string;
  /** The score sheet, once there is one. */
  readonly score: ReactNode;
  /** How many chat lines are new; null: there is nobody to talk to. */
  readonly unread: number | null;
  readonly close: () => void;
}

/** The papers at the right of the board. */
export const Side = memo(function Side({ tab, setTab, rule, score, unread, close }: SideProps) {
  const { table, chat, nav } = useWords();
  const { seen } = useAtTable();
  const names: Readonly<Record<SideTab, string>> = {
    score: table.sheet,
    hands: table.hands,
    log: table.log,
    rules: table.rulebook,
    chat: unread ? chat.titleNew(unread) : chat.title,
  };
  const hands: readonly SideTab[] = seen.hands === undefined ? [] : ['hands'];
  const first: readonly SideTab[] = score === null ? hands : ['score'];
  const tabs: readonly SideTab[] = [...first, 'log', 'rules', ...(unread === null ? [] : (['chat'] as const))];
  const shown = tabs.includes(tab) ? tab : 'log';
  const move = (event: React.KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside className="w-side" aria-label={names[shown]}>
      <div className="w-side-head">
        <div className="w-tabs" role="tablist" onKeyDown={move}>
          {tabs.map((one) => (
            <button
              key={one}
              id={`tab-${one}`}
              type="button"
              role="tab"
              aria-selected={one === shown}
              aria-controls="side-panel"
              tabIndex={one === shown ? 0 : -1}
              className={one === 'chat' && unread ? 'has-news' : ''}
              onClick={() => setTab(one)}
            >
              {names[one]}
            </button>
          ))}
        </div>
        <button type="button" className="w-quiet w-square" aria-label={nav.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div id="side-panel" className="w-side-body" role="tabpanel" aria-labelledby={`tab-${shown}`} tabIndex={0}>
        {shown === 'score' && score}
        {shown === 'hands' && <Hands />}
        {shown === 'log' && <Log />}
        {shown === 'rules' && <Rulebook game={seen.game} edition={seen.edition} rule={rule} />}
        {shown === 'chat' && <ChatPanel />}
      </div>
    </aside>
  );
});
