// One sentence in a fixed place, at most one main button under it, and undo.

import { memo, type ReactNode, useState } from 'react';
import { Problem } from '../lib/api.ts';
import { playAgain } from '../lib/open-table.ts';
import { usePrefs } from '../lib/prefs.ts';
import { toast } from '../lib/toasts.ts';
import { refusalText, useWords, type Words } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { type AtTable, useAtTable } from './context.ts';
import { confirmsItself, isMyTurn } from './use-turn.ts';

export function sentenceOf({ seen, texts, names }: AtTable, { table, menu, end }: Words): string {
  const { decision, view, waitsFor, chairs, you } = seen;
  const waited = waitsFor.map((seat) => names[seat]);
  if (seen.phase === 'abandoned') return table.abandoned;
  if (seen.result !== null) {
    const { winners } = seen.result;
    return you !== null && winners.length === 1 && winners[0] === you
      ? end.youWon
      : end.won(winners.map((w) => names[w]));
  }
  if (you !== null && chairs[you].out) return menu.comeBack;
  if (decision !== null && view !== null) return texts.ask(view, decision.task);
  if (seen.mustConfirm) return seen.canUndo ? table.confirmAskUndo : table.confirmAsk;
  if (waited.length === 0) return table.loading;
  if (you === null) return table.watchSentence(waited);
  const areBots = waitsFor.every((seat) => chairs[seat].kind === 'bot' || chairs[seat].out);
  return areBots ? table.thinking(waited) : table.waiting(waited);
}

export const TurnBar = memo(function TurnBar({ openList }: { readonly openList: () => void }) {
  const at = useAtTable();
  const words = useWords();
  const { confirm } = usePrefs();
  const { seen, act } = at;
  const { table } = words;
  const isMine = isMyTurn(seen) && !confirmsItself(seen, confirm);
  return (
    <section className={isMine ? 'w-turn is-mine' : 'w-turn'} aria-label={table.actions}>
      <p className="w-sentence">{sentenceOf(at, words)}</p>
      <div className="w-turn-buttons">
        {seen.decision !== null && (
          <button type="button" className="w-quiet" onClick={openList} aria-keyshortcuts="L" title={table.options}>
            <Icon name="list" />
            {table.optionsShort}
          </button>
        )}
        {seen.canUndo && (
          <button type="button" className="w-second" aria-keyshortcuts="Z" onClick={() => act({ do: 'undo' })}>
            <Icon name="undo" />
            {table.undo}
          </button>
        )}
        <MainButton isMine={isMine} />
      </div>
    </section>
  );
});

function MainButton({ isMine }: { readonly isMine: boolean }): ReactNode {
  const { seen, act } = useAtTable();
  const { table, menu } = useWords();
  if (seen.phase === 'finished' || seen.phase === 'abandoned') return <Rematch />;
  if (seen.you !== null && seen.chairs[seen.you].out)
    return (
      <button type="button" className="w-main" onClick={() => act({ do: 'comeBack' })}>
        {menu.comeBack}
      </button>
    );
  if (!seen.mustConfirm || !isMine) return null;
  return (
    <button type="button" className="w-main" aria-keyshortcuts="Enter" onClick={() => act({ do: 'confirm' })}>
      <Icon name="check" />
      {table.confirm}
    </button>
  );
}

function Rematch(): ReactNode {
  const { id, seen, names } = useAtTable();
  const { end } = useWords();
  const { language } = usePrefs();
  const [isBusy, setBusy] = useState(false);
  if (seen.you === null) return null;
  const again = (): void => {
    setBusy(true);
    playAgain(id, names[seen.you!]).catch((error) => {
      setBusy(false);
      toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal');
    });
  };
  return (
    <button type="button" className="w-main" disabled={isBusy} onClick={again}>
      {seen.next === null ? end.rematch : end.rematchGo}
    </button>
  );
}
