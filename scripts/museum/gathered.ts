// Tables that have not started.
import type { Guest, House } from './house.ts';

export async function gathered(house: House, guests: readonly Guest[]): Promise<void> {
  const [anna, juergen, cigdem] = guests;
  const open = await house.open(anna, { game: 'baselland', preset: 'haven', pace: 'hour', isPublic: true }, ['open']);
  await house.act(open, anna, {
    do: 'say',
    text: 'Wer spielt mit? Bitte bis 20 Uhr – ich koche Tee 🍵',
    to: 'players',
  });
  await house.act(open, juergen, { do: 'react', to: 0, sign: 'moment' });
  await house.keep(open, 'waits for a second player, public, with chat', ['neverBegun', 'promised', 'chat']);

  const how = { absent: 'vote', help: 'plain', chat: false } as const;
  const mixed = await house.open(anna, { game: 'guilds-of-london', preset: 'shared', ...how }, [
    'open',
    'closed',
    'bot:club',
  ]);
  await house.sit(mixed, cigdem, 1);
  await house.keep(mixed, 'all kinds of chairs, ready to start', ['neverBegun', 'promised']);

  const reveal = await house.open(
    anna,
    { game: 'tybor', preset: 'motley' },
    guests.slice(1).map(() => 'open'),
  );
  for (const [i, guest] of guests.slice(1).entries()) await house.sit(reveal, guest, i + 1);
  await house.act(reveal, anna, { do: 'start' });
  for (const guest of guests.slice(0, 5)) await house.reveal(reveal, guest);
  await house.keep(reveal, 'started; five of eight have revealed what they promised', ['neverBegun', 'promised']);
}
