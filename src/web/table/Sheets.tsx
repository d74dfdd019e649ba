// What temporarily covers the board.
import { later } from '../lib/later.tsx';
import { useWords } from '../lib/words.ts';
import { Rulebook } from '../rules/Rulebook.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useAtTable } from './context.ts';
import { Log } from './Log.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { OptionList } from './OptionList.tsx';
import { Players } from './Players.tsx';
import { StoryPart } from './TableHead.tsx';
import type { Papers } from './use-papers.ts';

const Explain = later(async () => (await import('./Explain.tsx')).Explain);
const Hands = later(async () => (await import('../teach/Hands.tsx')).Hands);
const Slip = later(async () => (await import('../teach/Slip.tsx')).Slip);
const ChatPanel = later(async () => (await import('../chat/ChatPanel.tsx')).ChatPanel);

type SheetsProps = Pick<Papers, 'sheet' | 'setSheet' | 'rule'> & Pick<MenuProps, 'lookBack'>;

export function Sheets({ sheet, setSheet, rule, lookBack }: SheetsProps) {
  const { table, menu, chat, nav } = useWords();
  const { seen } = useAtTable();
  const close = (): void => setSheet(null);
  switch (sheet) {
    case 'players':
      return (
        <Dialog title={table.players} kind="sheet" onClose={close}>
          <StoryPart />
          <Players inSheet />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={table.log} kind="sheet" onClose={close}>
          <Log />
        </Dialog>
      );
    case 'hands':
      return <HandsSheet onClose={close} />;
    case 'slip':
      return <SlipSheet onClose={close} />;
    case 'chat':
      return (
        <Dialog title={chat.title} kind="sheet" onClose={close}>
          <ChatPanel />
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={table.rulebook} kind="sheet" onClose={close}>
          <Rulebook game={seen.game} edition={seen.edition} rule={rule} />
        </Dialog>
      );
    case 'list':
      return (
        <Dialog title={table.options} kind="beside" focusInside onClose={close}>
          <OptionList onChosen={close} />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={menu.title} kind="sheet" focusInside onClose={close}>
          <Menu onClose={close} open={setSheet} lookBack={lookBack} />
        </Dialog>
      );
    case 'help':
      return (
        <Dialog title={nav.help} kind="beside" onClose={close}>
          <Explain openList={() => setSheet('list')} />
        </Dialog>
      );
    case null:
      return null;
  }
}

function HandsSheet({ onClose }: Pick<MenuProps, 'onClose'>) {
  const { table } = useWords();
  return (
    <Dialog title={table.hands} kind="sheet" onClose={onClose}>
      <Hands />
    </Dialog>
  );
}

function SlipSheet({ onClose }: Pick<MenuProps, 'onClose'>) {
  const { id, link } = useAtTable();
  const { menu } = useWords();
  return (
    <Dialog title={menu.notes} kind="beside" onClose={onClose}>
      <Slip id={id} isHere={link.local !== undefined} />
    </Dialog>
  );
}
