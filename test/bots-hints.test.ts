// Hints held against deep trials: many more worlds than a hint has time for, and other luck.
import { describe, expect, test } from 'vitest';
import { positions } from '../bench/positions.ts';
import { learnedMind } from '../src/bots/experience.ts';
import { type Hint, hints } from '../src/bots/hint.ts';
import { apart, type NameOf, type Trial, tryOut } from '../src/bots/why.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { textsOf } from '../src/text/package.ts';

const IS_LONG = process.env.KONTOR_LONG !== undefined;
const COUNT = IS_LONG ? 300 : 2;
/** Worlds of a deep trial. What it speaks against, however faintly, is tried again in many more, and only that counts: most hints are clear at once. */
const DEEP = 60;
const DEEPER = 400;
/** How far off a deep trial may be, in placing; and in how many of a hundred hints or reasons luck may say otherwise. */
const SLACK = 0.04;
const SURE = 2.5;
const SELDOM = 0.05;

describe.each(GAME_IDS)('%s', (id) => {
  test('what is recommended is not clearly worse, what is said has the right sign', {
    timeout: 7_200_000,
  }, async () => {
    const pkg = await loadGame(id);
    const mind = await learnedMind(pkg);
    const nameOf = textsOf(pkg, 'en').kind;
    const wrong: string[] = [];
    let [said, compared] = [0, 0];
    for (const [k, { seen, decision }] of positions(pkg.game, 2, COUNT).entries()) {
      const found = hints(mind, seen, decision, chanceFrom(fastSource(`hint ${k}`)), nameOf);
      const options = found.map(({ option }) => option);
      const deep = (worlds: number) =>
        tryOut(mind, seen, decision, options, { worlds, seed: `deep ${worlds} ${k}`, nameOf });
      compared += Math.max(0, found.length - 1);
      for (const { than, reasons } of found) said += than === null ? 0 : reasons.length;
      if (contradicted(found, deep(DEEP), nameOf, 0).length > 0)
        wrong.push(...contradicted(found, deep(DEEPER), nameOf, SURE).map((what) => `${k}: ${what}`));
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.ceil(SELDOM * (said + compared)));
  });
});

/** What a deep trial says against a hint, by so many times its error. */
function contradicted(found: readonly Hint[], deep: Trial, nameOf: NameOf, sure: number): string[] {
  const options = found.map(({ option }) => option);
  return found.flatMap(({ isEven, reasons, than }, i) => {
    const wrong: string[] = [];
    const { by, error } = apart(deep.worth[0], deep.worth[i]);
    if (i > 0 && by < -(SLACK + sure * error)) wrong.push(`${i + 1} is better than the first by ${-by}`);
    if (isEven && by > 2 * SLACK + sure * error) wrong.push(`${i + 1} is not as good as the first: ${by}`);
    const other = than === null ? -1 : options.indexOf(than.option);
    for (const { line, seat, by: told } of other < 0 ? [] : reasons) {
      const kind = deep.kinds.find((one) =>
        line === null ? one.seat === seat : one.line !== null && nameOf(one.line) === nameOf(line),
      )!;
      const really = apart(kind.points[i], kind.points[other]);
      if (really.by * told <= 0) wrong.push(`${line === null ? seat : nameOf(line)} ${told}, deep ${really.by}`);
    }
    return wrong;
  });
}
