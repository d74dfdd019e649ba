// Slow tables: clocks, holidays, and what happens when somebody's time is up.

import { loadGame } from '../../src/games/index.ts';
import { DAY } from '../../src/table/paces.ts';
import { waitsFor } from '../../src/table/seen.ts';
import type { Guest, House, Opening } from './house.ts';

export async function absent(house: House, guests: readonly Guest[]): Promise<void> {
  const split = await house.begin({ game: 'great-split', pace: 'threeDays' }, guests.slice(0, 7));
  await house.playTo(split, 40, 'clockRuns');
  await house.act(split, guests[4], { do: 'holiday', days: 9 });
  await house.keep(split, 'slow, one is on holiday', ['holiday', 'clockRuns', 'forked']);

  const vote = await late(house, { game: 'riga', preset: 'base', pace: 'day', absent: 'vote' }, guests.slice(1, 4));
  const { table, seat, others } = vote;
  await house.act(table.id, others[0], { do: 'vote', seat, wants: 'bot' });
  await house.keep(table.id, "one's time is up, one of two others has voted", ['vote']);

  const open = await late(house, { game: 'riga', preset: 'mayors', pace: 'hour', absent: 'open' }, guests.slice(0, 4));
  await house.keep(open.table.id, 'one has lost his chair and may come back while it is free', [
    'lostChair',
    'freeChair',
  ]);

  const bot = await late(
    house,
    { game: 'guilds-of-london', preset: 'promo', pace: 'live', absent: 'bot' },
    guests.slice(4, 6),
  );
  await house.keep(bot.table.id, "one's time was up, a bot plays for him until he is back", ['standIn', 'sitsOut']);
}

/** A table where the time of a seat it was waiting for has run out. */
async function late(house: House, opening: Opening, guests: readonly Guest[]) {
  const id = await house.begin(opening, guests);
  const table = await house.play(
    id,
    (loaded) => loaded.table.choices.length >= 30 && loaded.table.journal!.toConfirm === null,
  );
  const [seat] = waitsFor(await loadGame(table.game), table);
  house.pass(7 * DAY);
  await house.asHouse(id, { do: 'timeUp', seat });
  const others = guests.filter(({ who }) => who !== table.chairs[seat].who);
  return { table, seat, others };
}
