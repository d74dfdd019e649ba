// Ratings from placings, on the scale of the bots: with strengths that are known, because the games are drawn from them.
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/names.ts';
import { ratings } from '../src/games/riga/ratings.ts';
import { fastSource } from '../src/kernel/random.ts';
import type { FinishedGame, FinishedSeat } from '../src/stats/finished.ts';
import { ENOUGH, rate } from '../src/stats/rating.ts';

const elo = ratings[2] as Record<BotName, number>;
const anchors = new Map([['riga', elo]] as const);

const seat = (given: Partial<FinishedSeat>): FinishedSeat => ({
  ...{ who: null, name: '', bot: null, points: 0, place: 1, left: false, sources: {}, noted: {}, cards: {} },
  ...given,
});
const bot = (level: BotName, place: number): FinishedSeat => seat({ bot: level, place });
const person = (who: string, place: number, left = false): FinishedSeat => seat({ who, place, left });
const game = (seats: readonly FinishedSeat[], given: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ table: 't', game: 'riga', at: 0, minutes: 30, settings: {}, rules: 1, circle: 'c', evening: null, counts: true },
  seats,
  ...given,
});
const times = (n: number, made: (i: number) => FinishedGame): FinishedGame[] =>
  Array.from({ length: n }, (_, i) => ({ ...made(i), at: i }));
const of = (who: string, games: readonly FinishedGame[]) => rate(games, anchors).find((one) => one.who === who)!;

/** Games of somebody with a known strength at tables with bots, by the model that ratings assume. */
function drawn(who: string, strength: number, n: number, seed: string): FinishedGame[] {
  const source = fastSource(seed);
  let drawnSoFar = 0;
  const chance = (): number => (source('x', drawnSoFar++) + 0.5) / 2 ** 32;
  const levels = ['beginner', 'club', 'expert', 'master'] as const;
  return times(n, () => {
    const met = [0, 1].map(() => levels[Math.floor(chance() * levels.length)]);
    const did = [strength, ...met.map((one) => elo[one])].map(
      (own) => own - (400 / Math.LN10) * Math.log(-Math.log(chance())),
    );
    const places = did.map((own) => 1 + did.filter((other) => other > own).length);
    return game([person(who, places[0]), ...met.map((one, i) => bot(one, places[i + 1]))]);
  });
}

describe('a rating', () => {
  test('before there are enough games it says how many are missing, and nothing else', () => {
    const games = times(ENOUGH - 3, () => game([person('anna', 1), bot('expert', 2)]));
    expect(of('anna', games)).toEqual({ who: 'anna', game: 'riga', games: 5, missing: 3, strength: null });
  });

  test.each(['beginner', 'club', 'expert', 'master'] as const)('somebody as strong as %s plays like that', (level) => {
    const [rated] = rate(drawn('anna', elo[level], 120, `as ${level}`), anchors);
    expect(rated.strength).toMatchObject({ level });
    expect(Math.abs(rated.strength!.elo - elo[level])).toBeLessThanOrEqual(rated.strength!.within);
  });

  test('± is honest: of sixty people, at most one in ten is outside', () => {
    const outside = Array.from({ length: 60 }, (_, i) => {
      const truth = -500 + i * 20;
      const { strength } = of('x', drawn('x', truth, 20, `person ${i}`));
      return Math.abs(strength!.elo - truth) > strength!.within;
    }).filter(Boolean);
    expect(outside.length).toBeLessThanOrEqual(6);
  });

  test('bots stay where they were measured, however often they lose', () => {
    const lost = times(200, () => game([person('anna', 1), bot('beginner', 2)]));
    const won = of('anna', lost).strength!;
    const after = times(400, (i) => game([person(i < 200 ? 'anna' : 'bert', 1), bot('beginner', 2)]));
    expect(of('bert', after).strength!.elo).toBe(won.elo);
  });

  test('leaving counts as last, even where a bot made it first', () => {
    const stayed = times(10, (i) => game([person('anna', 1 + (i % 2)), bot('club', 2 - (i % 2))]));
    const fled = stayed.map((one) => ({ ...one, seats: [{ ...one.seats[0], left: true }, one.seats[1]] }));
    const lost = stayed.map((one) => ({ ...one, seats: [person('anna', 2), bot('club', 1)] }));
    expect(of('anna', fled)).toEqual(of('anna', lost));
    expect(of('anna', fled).strength!.elo).toBeLessThan(of('anna', stayed).strength!.elo);
  });

  test('what does not count, and what was played alone, changes nothing', () => {
    const games = times(10, () => game([person('anna', 1), person('bert', 2), bot('club', 3)]));
    const forged = times(50, () => game([person('bert', 1), bot('master', 2)], { counts: false }));
    const alone = times(50, () => game([person('bert', 1)]));
    expect(rate([...games, ...forged, ...alone], anchors)).toEqual(rate(games, anchors));
  });

  test('without a bot anywhere there is an order, but no level; one table with bots ties all to the scale', () => {
    const among = times(10, () => game([person('anna', 1), person('bert', 2)]));
    const [first, second] = rate(among, anchors);
    expect([first.who, first.strength!.level, second.strength!.level]).toEqual(['anna', null, null]);
    expect(first.strength!.elo).toBeGreaterThan(second.strength!.elo);
    const tied = rate([...among, game([person('bert', 1), bot('club', 2)], { at: 99 })], anchors);
    for (const { strength } of tied) expect(strength!.level).not.toBeNull();
  });

  test('every game has its own', () => {
    const games = times(10, (i) =>
      game([person('anna', 1), bot('club', 2)], { game: i < 9 ? 'riga' : 'tybor', at: i }),
    );
    expect(rate(games, anchors).map((one) => [one.game, one.games, one.missing])).toEqual([
      ['riga', 9, 0],
      ['tybor', 1, 7],
    ]);
  });
});
