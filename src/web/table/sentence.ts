// The one sentence that says what is going on.
import { total } from '../../kernel/score.ts';
import type { Counting } from '../../parts/count.ts';
import type { Seen } from '../../table/types.ts';
import type { GamePackage } from '../../text/package.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import { tieSentence } from '../../text/tie.ts';
import type { PageWords } from '../../words/index.ts';
import { areBotsToMove } from '../lib/bots-to-move.ts';

export interface Happening {
  readonly pkg: Pick<GamePackage, 'rival'>;
  readonly seen: Seen;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly counting?: Counting;
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

export function sentenceOf(at: Happening, words: PageWords): string {
  const { seen, texts, names, counting } = at;
  const { table, menu } = words;
  const { decision, view, waitsFor, chairs, you } = seen;
  const waited = waitsFor.map((seat) => names[seat]);
  if (seen.verdict !== null) return table.verdict(seen.verdict.winners?.map((seat) => names[seat]) ?? []);
  if (seen.phase === 'abandoned') return table.abandoned;
  if (counting?.isRunning === true) return countedSoFar(at, words);
  if (seen.result !== null) return wonSentence(at, words);
  if (you !== null && chairs[you].out) return menu.comeBack;
  if (decision !== null && view !== null) return texts.ask(view, decision.task);
  if (seen.mustConfirm) return seen.heldUntil === undefined ? table.heldForYou : table.held;
  if (waited.length === 0) return table.loading;
  if (you === null) return table.watchSentence(waited);
  if (isSealed(seen)) return table.sealed(waited);
  return areBotsToMove(seen) ? table.thinking(waited) : table.waiting(waited);
}

/** The source that has just been counted, and what everybody got for it. */
function countedSoFar({ counting, names }: Happening, { end }: PageWords): string {
  const row = counting?.rows[(counting?.count ?? 0) - 1];
  if (row === undefined) return end.counting;
  return end.counted(
    row.title,
    row.points.map((points, seat) => `${names[seat]} ${points}`),
  );
}

/** Who has won; at equal points also why, with the rule. */
function wonSentence(at: Happening, words: PageWords): string {
  const tie = tieAt(at, words);
  const won = endOf(at, words);
  return tie === null ? won : `${won}. ${tie.text}${tie.rule === '' ? '' : ` (${tie.rule})`}`;
}

/** How equals were told apart; null: there was no tie. */
export function tieAt({ seen, texts, names }: Happening, { end }: PageWords): Sentence | null {
  const { tie, winners = [] } = seen.result ?? {};
  const words = { tied: end.tied, compared: end.tieCompared, shared: end.tieShared };
  return tie === undefined ? null : tieSentence(tie, winners, names, texts, words);
}

export function endOf({ pkg, seen, texts, names }: Happening, { end }: PageWords): string {
  const winners = seen.result?.winners ?? [];
  if (winners.length === 0) {
    const rival = seen.view === null ? null : (pkg.rival?.(seen.view) ?? null);
    if (rival === null) return texts.nobodyWins ?? end.nobody;
    return end.rivalWon(rival.name, rival.score, Math.max(...(seen.result?.scores ?? []).map(total)));
  }
  if (winners.length === 1 && winners[0] === seen.you) return end.youWon;
  return end.won(winners.map((seat) => names[seat]));
}
