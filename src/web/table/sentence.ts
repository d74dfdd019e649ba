// The one sentence that says what is going on.
import type { Seen } from '../../table/types.ts';
import type { Texts } from '../../text/texts.ts';
import type { PageWords } from '../../words/index.ts';

export interface Happening {
  readonly seen: Seen;
  readonly texts: Texts;
  readonly names: readonly string[];
}

/** All choose at once and I have chosen: it stays sealed, and can be changed, until the last player has chosen. */
export const isSealed = ({ phase, view, you, decision }: Seen): boolean =>
  phase === 'playing' &&
  view !== null &&
  you !== null &&
  decision === null &&
  view.lanes.length > 0 &&
  view.forked[you].length > 0 &&
  (view.lanes[you] as readonly unknown[]).length === 0;

export function sentenceOf({ seen, texts, names }: Happening, words: PageWords): string {
  const { table, menu } = words;
  const { decision, view, waitsFor, chairs, you } = seen;
  const waited = waitsFor.map((seat) => names[seat]);
  if (seen.verdict !== null) return table.verdict(seen.verdict.winners?.map((seat) => names[seat]) ?? []);
  if (seen.phase === 'abandoned') return table.abandoned;
  if (seen.result !== null) return endOf({ seen, texts, names }, words);
  if (you !== null && chairs[you].out) return menu.comeBack;
  if (decision !== null && view !== null) return texts.ask(view, decision.task);
  if (seen.mustConfirm) return seen.canUndo ? table.confirmAskUndo : table.confirmAsk;
  if (waited.length === 0) return table.loading;
  if (you === null) return table.watchSentence(waited);
  if (isSealed(seen)) return table.sealed(waited);
  const areBots = waitsFor.every((seat) => chairs[seat].kind === 'bot' || chairs[seat].out);
  return areBots ? table.thinking(waited) : table.waiting(waited);
}

function endOf({ seen, texts, names }: Happening, { end }: PageWords): string {
  const winners = seen.result?.winners ?? [];
  if (winners.length === 0) return texts.nobodyWins ?? end.nobody;
  if (winners.length === 1 && winners[0] === seen.you) return end.youWon;
  return end.won(winners.map((seat) => names[seat]));
}
