// No bot knows more than its seat: it chooses the same where only what the seat cannot know differs.
import { describe, expect, test } from 'vitest';
import { runQuietly } from '../src/bots/ahead.ts';
import { levelAt } from '../src/bots/levels.ts';
import { BOT_NAMES } from '../src/bots/names.ts';
import { BOTS } from '../src/bots/player.ts';
import type { GamePackage } from '../src/games/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import type { Settings } from '../src/kernel/types.ts';
import { everyGame, given, lots, type Position, packages, positions, SOME, spread, unusual } from './bot-positions.ts';
import { isKnown } from './known.ts';

const knownTo = ({ s }: Position): string => canonical({ ...s, rng: {} });

/** Whether there is anything in `dark` or in what the others hold. */
const hides = ({ s, seat }: Position): boolean =>
  holds(s.dark) || s.own.some((own, other) => other !== seat && holds(own));
const holds = (x: unknown): boolean =>
  Array.isArray(x) ? x.length > 0 : typeof x === 'object' && x !== null && Object.values(x).some(holds);

/** The same position to its seat, and another one in truth where that can be. */
function elsewhere(here: Position): Position {
  const { engine, s, seat } = here;
  let there = here;
  for (let i = 0; i < 8 && knownTo(there) === knownTo(here); i++)
    there = { engine, s: engine.imagine(engine.view(s, seat), lots(`other world ${i}`)), seat };
  return there;
}

/** The most and the fewest seats (a game alone among them), and the table settings that are furthest from the usual ones. */
const tables = (pkg: GamePackage): [number, Settings][] => {
  const { min, max } = pkg.game.seats;
  const odd = unusual(pkg);
  return [[min, {}], ...(Object.keys(odd).length === 0 ? [] : [[max, odd] satisfies [number, Settings]]), [max, {}]];
};

describe.each(everyGame)('%s', (id, pkg) => {
  test.each(BOT_NAMES)('%s chooses the same where only what the seat cannot know differs', async (name) => {
    let [hidden, differing] = [0, 0];
    for (const [seats, settings] of name === 'master' ? spread(tables(pkg), 2) : tables(pkg)) {
      const all = [...positions(pkg, seats, `unseen ${seats}`, settings)].filter(hides);
      for (const here of spread(all, SOME[name])) {
        const there = elsewhere(here);
        hidden++;
        if (knownTo(there) !== knownTo(here)) differing++;
        const [one, other] = await Promise.all([BOTS[name](pkg), BOTS[name](pkg)]);
        expect(other.choose(...given(there), lots('bot'))).toEqual(one.choose(...given(here), lots('bot')));
      }
    }
    if (hidden === 0 && !isKnown(id)) return; // a game in which everything lies open
    expect(hidden).toBeGreaterThanOrEqual(2);
    expect(differing).toBeGreaterThan(0.8 * hidden);
  });
});

describe.each(packages.map((pkg) => [pkg.game.id, pkg] as const))('%s', (id, pkg) => {
  // The first level that walks, if any: only walks know anything about the next pick.
  const name = levelAt(pkg, 'expert').walks > 0 ? 'expert' : 'master';

  test(`${name} goes on from its thoughts through a chain of its own picks as it would in another world`, async () => {
    const { walks } = levelAt(pkg, name);
    let [longest, kept] = [0, 0];
    for (const first of chainsIn(pkg)) {
      if (longest > 1) break;
      let [here, there] = [first, elsewhere(first)];
      if (knownTo(there) === knownTo(here)) continue;
      const [one, other] = await Promise.all([BOTS[name](pkg), BOTS[name](pkg)]);
      let before = 0;
      for (let picks = 1; picks <= MOST_PICKS; picks++) {
        const choice = one.choose(...given(here), lots(`pick ${picks}`));
        expect(other.choose(...given(there), lots(`pick ${picks}`))).toEqual(choice);
        expect(other.walks!()).toBe(one.walks!());
        if (picks > 1) kept = Math.max(kept, walks - (one.walks!() - before));
        before = one.walks!();
        longest = Math.max(longest, picks);
        const [next, beside] = [picked(here, choice), picked(there, choice)];
        if (next === null || beside === null) break;
        [here, there] = [next, beside];
        expect(canonical(given(there))).toBe(canonical(given(here))); // still nothing to tell them apart by
      }
    }
    if (!isKnown(id)) return; // nobody may pick twice, or everything lies open
    expect(longest).toBeGreaterThan(1);
    if (walks > 0) expect(kept).toBeGreaterThan(0);
  });
});

const MOST_PICKS = 3;

/** Positions in which a pick can be followed by another one of the same seat. */
function* chainsIn(pkg: GamePackage): Generator<Position> {
  for (let game = 0; game < 3; game++)
    for (const position of positions(pkg, pkg.game.seats.max, `chain ${game}`)) {
      const [, { options }] = given(position);
      if (options.some((option) => picked(position, option) !== null)) yield position;
    }
}

/** After a pick: where the same seat has to pick again, and nothing has come to light in between. */
function picked({ engine, s, seat }: Position, choice: unknown): Position | null {
  const next = engine.clone(s);
  const { task, options } = engine.decision(next, seat)!;
  const index = options.findIndex((option) => canonical(option) === canonical(choice));
  engine.play(next, task, options[index]);
  if (engine.step(task).reveals !== undefined) return null;
  runQuietly(
    engine,
    next,
    next.own.map((_, other) => other).filter((other) => other !== seat),
  );
  return (engine.decision(next, seat)?.options.length ?? 0) > 1 ? { engine, s: next, seat } : null;
}
