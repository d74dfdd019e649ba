// Every point has a reason that is in the rulebook and can be said in every language.
import { same } from '../../src/kernel/canonical.ts';
import { earned, standing, total, winners } from '../../src/kernel/score.ts';
import type { ScoreLine } from '../../src/kernel/types.ts';
import { view } from '../../src/kernel/view.ts';
import { type Going, type Law, Offence } from './drive.ts';

/** `explain` gives the line in every language, or throws; `named` what a line of a tie-break compares. */
export const scoring = (
  ruleIds: ReadonlySet<string>,
  explain: (line: ScoreLine) => string[],
  named: (line: ScoreLine) => string[],
): Law => ({
  name: 'score',
  after(g, step) {
    if (step.asks) return;
    for (const seat of g.s.own.keys()) check(g, g.game.score(g.s, seat), ruleIds, explain);
    // Each in turn looks at themselves and at a neighbour.
    const seat = g.choices.length % g.s.own.length;
    const seen = view(g.game, g.s, seat);
    if (!same(g.game.score(seen, seat), g.game.score(g.s, seat)))
      throw new Offence('score', `seat ${seat} counts otherwise from what it sees`, g);
    check(g, g.game.score(seen, (seat + 1) % g.s.own.length), ruleIds, explain);
  },
  end(g) {
    const lines = g.s.own.map((_, seat) => g.game.score(g.s, seat));
    for (const [seat, list] of lines.entries()) {
      check(g, list, ruleIds, explain);
      if (list.some((line) => line.pending))
        throw new Offence('score', `seat ${seat} has pending points at the end`, g);
      if (earned(list) !== total(list)) throw new Offence('score', 'earned and total differ at the end', g);
    }
    for (const viewer of [...g.s.own.keys(), null]) {
      const seen = view(g.game, g.s, viewer);
      if (lines.some((list, seat) => !same(g.game.score(seen, seat), list)))
        throw new Offence('score', 'at the end not everybody sees every point', g);
    }
    for (const seat of g.s.own.keys()) check(g, g.game.tieBreak?.(g.s, seat) ?? [], ruleIds, named);
    const { sharedBy } = g.game;
    if (sharedBy !== undefined && !ruleIds.has(sharedBy))
      throw new Offence('score', `a tie cites ${sharedBy}, which does not exist`, g);
    const places = standing(g.game, g.s);
    if (places.flat().sort().join() !== g.s.own.map((_, seat) => seat).join())
      throw new Offence('score', 'bad standing', g);
    if (winners(g.game, g.s).some((seat) => !(seat in g.s.own)))
      throw new Offence('score', 'a winner who did not play', g);
  },
});

function check(
  g: Going,
  lines: readonly ScoreLine[],
  ruleIds: ReadonlySet<string>,
  explain: (line: ScoreLine) => string[],
) {
  for (const line of lines) {
    if (!Number.isInteger(line.points)) throw new Offence('score', `'${line.label}' brings ${line.points}`, g);
    if (!ruleIds.has(line.rule))
      throw new Offence('score', `'${line.label}' cites ${line.rule}, which does not exist`, g);
    const bad = explain(line).find((text) => text === '' || /undefined|NaN/.test(text));
    if (bad !== undefined) throw new Offence('score', `'${line.label}' reads '${bad}'`, g);
  }
}
