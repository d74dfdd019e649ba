// The law of windows: at every size, with few players and with many, in German and English, the board has most of the window.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { lasting } from './company.ts';
import type { Person } from './players.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';
import { MIDDLES, middleOf, offencesIn, WINDOWS, type Window } from './window-law.ts';

const { house, come } = openHouse();
const isLong = process.env.KONTOR_LONG === '1';

interface Visit {
  readonly game: GameId;
  readonly locale: 'de-DE' | 'en-GB';
  readonly isTouch: boolean;
  readonly which: number;
}
/** Who comes: `npm test` sees every window once, half of them with few players and half with many; `test:long` sees all. */
const visits = GAME_IDS.filter((game) => game in MIDDLES).flatMap((game, i): Visit[] =>
  [false, true].flatMap((isTouch) =>
    (isLong ? (['de-DE', 'en-GB'] as const) : ([(i + Number(isTouch)) % 2 === 0 ? 'de-DE' : 'en-GB'] as const)).flatMap(
      (locale) => MIDDLES[game].map((_, which) => ({ game, locale, isTouch, which })),
    ),
  ),
);
const seenBy = ({ isTouch, which }: Visit): readonly Window[] => {
  const some = WINDOWS.filter((one) => (one.isTouch ?? false) === isTouch);
  return isLong ? some : some.filter((_, i) => i % 2 === which % 2);
};

/** Their browsers have the page already, but nothing else of who sat there before. */
const guests = (['de-DE', 'en-GB'] as const).flatMap((locale) =>
  [false, true].map((isTouch) => ({
    locale,
    isTouch,
    comes: lasting({ come }, { locale, isTouch, isMeasured: true }),
  })),
);
/** All but what every page begins with (players.ts): it is not loaded again. */
const FORGET = `for (const kept of [localStorage, sessionStorage])
  for (const name of Object.keys(kept)) if (name !== 'kontor.prefs') kept.removeItem(name);
null`;
async function guestOf({ locale, isTouch }: Visit): Promise<Person> {
  const person = await guests.find((one) => one.locale === locale && one.isTouch === isTouch)!.comes();
  if (person.page.url() !== 'about:blank') await person.page.evaluate(FORGET);
  return person;
}

describe('every window', () => {
  test.each(visits)('$game in $locale, touch: $isTouch, table $which', async (visit) => {
    const { game, which } = visit;
    const anna = await guestOf(visit);
    await sitAt(anna, await middleOf(house, anna, game, which));
    await anna.page.locator('.w-board .k-board').waitFor(); // the board is loaded by itself
    const found: Record<string, readonly string[]> = {};
    for (const one of seenBy(visit)) {
      const offences = await offencesIn(anna.page, one);
      if (offences.length > 0) found[`${one.width}×${one.height}`] = offences;
    }
    expect(found).toEqual({});
    expect(anna.complaints).toEqual([]);
  });
});
