// The market and the scorings (R8–R11).
import type { Cx } from '../../../kernel/types.ts';
import { PRESTIGE } from '../data/kinds.ts';
import { SCORING_TILES, SCORINGS, type Scoring } from '../data/table.ts';
import { award, pointsOf, scoringNow, sliderOf } from '../scoring.ts';
import type { Happened, Open, S, SplitTask } from '../types.ts';

type SplitCx = Cx<SplitTask, Happened>;

export function turnMarketTile({ open, dark }: S, cx: SplitCx): void {
  const tile = dark.market[dark.market.length - 1];
  dark.market = dark.market.slice(0, -1);
  open.market = [...open.market, tile];
  cx.emit({ e: 'market', round: open.round, tile, slider: sliderOf(open) }); // R8.2
}

/** R10.1 Books, artworks, gems, whichever lie at the line (Q22). */
export const kindsAt = ({ lines }: Open, line: number): Scoring[] =>
  SCORINGS.filter((kind) => lines[line].some((tile) => SCORING_TILES[tile] === kind));

export const lineScoring = ({ open }: S, line: number, cx: SplitCx): void => scoreAll(open, kindsAt(open, line), cx);

export function finalScoring({ open }: S, cx: SplitCx): void {
  scoreAll(open, SCORINGS, cx);
  cx.emit({ e: 'ended', prestige: open.tracks.map((tracks) => tracks[PRESTIGE]) });
}

function scoreAll(open: Open, kinds: readonly Scoring[], cx: SplitCx): void {
  const scored = scoringNow(open, open.round, kinds);
  award(open, scored);
  for (const kind of kinds) cx.emit({ e: 'scored', round: open.round, kind, points: pointsOf(scored, kind, open) });
}
