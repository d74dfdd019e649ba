// How the tables look in every window, and what the law of windows says of them:
//   npm run windows -- [game…] [--window 844x390…] [--lang de] [--which 0|1] [--end] [--folder F]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, isGameId } from '../src/games/index.ts';
import { buildPage, isPageFresh } from '../src/server/build-page.ts';
import { House, launch, Person } from '../test/browser/players.ts';
import { golden } from '../test/browser/position.ts';
import { MIDDLES, middleOf, offencesIn, seatedAt, WINDOWS } from '../test/browser/window-law.ts';
import { argsOf } from './args.ts';

const USAGE = 'npm run windows -- [game…] [--window 844x390…] [--lang de] [--which 0|1] [--end] [--folder F]';
const { values, positionals } = argsOf(USAGE, {
  allowPositionals: true,
  options: {
    window: { type: 'string', multiple: true },
    lang: { type: 'string', default: 'en' },
    which: { type: 'string' },
    end: { type: 'boolean' },
    dark: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'docs/screens/windows' },
  },
});
const games: readonly GameId[] = positionals.length === 0 ? GAME_IDS : positionals.filter(isGameId);
const windows = WINDOWS.filter(({ width, height }) => values.window?.includes(`${width}x${height}`) ?? true);

if (!isPageFresh()) {
  const problem = await buildPage();
  if (problem !== null) throw new Error(problem);
}
mkdirSync(values.folder, { recursive: true });
const house = new House(20);
await house.open();
const browser = await launch();
for (const game of games)
  for (const which of values.which === undefined ? MIDDLES[game].keys() : [Number(values.which)]) {
    for (const isTouch of [false, true]) {
      const some = windows.filter((one) => (one.isTouch ?? false) === isTouch);
      if (some.length === 0) continue;
      const person = await Person.come(browser, {
        locale: values.lang === 'de' ? 'de-DE' : 'en-GB',
        isTouch,
        dark: values.dark,
      });
      const record = golden(MIDDLES[game][which][0]);
      const url = values.end
        ? await seatedAt(house, person, record, record.choices.length)
        : await middleOf(house, person, game, which);
      await person.page.goto(url);
      await person.page.locator('.w-board .k-board').waitFor();
      await person.page.waitForTimeout(1200);
      for (const one of some) {
        const offences = await offencesIn(person.page, one);
        const name = `${game}-${which}-${one.width}x${one.height}-${values.lang}${values.dark ? '-dark' : ''}`;
        console.log(`${name}: ${offences.length === 0 ? 'in order' : ''}`);
        for (const offence of offences) console.log(`  ${offence}`);
        await person.page.screenshot({ path: join(values.folder, `${name}${values.end ? '-end' : ''}.png`) });
      }
      await person.context.close();
    }
  }
await browser.close();
await house.tearDown();
