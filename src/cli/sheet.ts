// The score explained: every line with its rule, and who has won.
import { total } from '../kernel/score.ts';
import type { Game, ScoreLine, State } from '../kernel/types.ts';
import { outcomeOf } from '../table/outcome.ts';
import type { Texts } from '../text/texts.ts';
import { tieSentence } from '../text/tie.ts';
import { bold, type Io, quiet } from './io.ts';
import { clean, wrap } from './layout.ts';
import { withRule } from './records.ts';

export function scoreSheet(name: string, lines: readonly ScoreLine[], texts: Texts, io: Io): string[] {
  const head = bold(`${clean(name)}: ${io.t.points(total(lines))}`, io);
  if (lines.length === 0) return [head, `        ${io.t.noLines}`];
  return [
    head,
    ...lines.flatMap((line) => {
      const said = withRule(clean(texts.line(line)), line.rule);
      const pending = line.pending === true ? `, ${io.t.pending}` : '';
      return wrap(`${String(line.points).padStart(6)}  ${said}${pending}`, io.width, 8).map((part) => quiet(part, io));
    }),
  ];
}

/** Who has won a game that is over, and how equals were told apart. */
export function outcomeLines(game: Game, state: State, names: readonly string[], texts: Texts, io: Io): string {
  const { winners, tie } = outcomeOf(game, state);
  const said = winnersLine(
    winners.map((seat) => names[seat]),
    texts,
    io,
  );
  if (tie === undefined) return said;
  const { text, rule } = tieSentence(tie, winners, names.map(clean), texts, {
    tied: io.t.tied,
    compared: io.t.tieCompared,
    shared: io.t.tieShared,
  });
  return [said, ...wrap(withRule(text, rule), io.width, 0)].join('\n');
}

export function winnersLine(names: readonly string[], texts: Texts, io: Io): string {
  if (names.length === 0) return texts.nobodyWins ?? io.t.nobodyWins;
  return io.t.winners(names.map(clean));
}
