// Tables in the middle of a game, at every kind of point where it can stop.

import { absent } from './absent.ts';
import type { Guest, House } from './house.ts';

export async function running(house: House, guests: readonly Guest[]): Promise<void> {
  await takenBack(house, guests);
  await held(house, guests);
  await atOnce(house, guests);
  await rigaWithAll(house, guests);
  await alone(house, guests);
  await absent(house, guests);
}

/** What can be taken back, who is asked to go back, and a program at one of the seats. */
async function takenBack(house: House, [anna, juergen, cigdem, kobayashi]: readonly Guest[]): Promise<void> {
  const settings = { followers: 5, refugeeEnd: 'half', cityPartCount: 'segments' };
  const id = await house.begin({ game: 'baselland', preset: 'camp', settings }, [anna, juergen, cigdem]);
  await house.playTo(id, 9, 'canUndo');
  const seat = (await house.load(id)).choices.at(-1)!.seat;
  await house.act(id, [anna, juergen, cigdem][seat], { do: 'undo' });
  await house.playTo(id, 20, 'canUndo');
  await house.act(id, anna, { do: 'say', text: 'Schöner Zug, Jürgen!', to: 'players' });
  await house.act(id, kobayashi, { do: 'say', text: '次は誰？', to: 'watchers' });
  await house.act(id, juergen, { do: 'askBack', to: 3 });
  const { status, body } = await cigdem.person.post<{ key: string }>(`/api/tables/${id}/key`);
  if (status !== 201) throw new Error(`no key: ${status}`);
  await house.keep(
    id,
    'a choice was taken back, the next can be; one asks all to go back; a program has a key',
    ['canUndo', 'tookBack', 'backAsked', 'seatKey', 'chat', 'watchersChat', 'promised', 'clockRuns'],
    { seat: 2, key: body.key },
  );
}

async function held(house: House, guests: readonly Guest[]): Promise<void> {
  const id = await house.begin({ game: 'baselland', settings: { firstPlayer: 'first' } }, guests.slice(0, 4), [
    'greedy',
  ]);
  await house.playTo(id, 25, 'held');
  await house.keep(id, 'the last choice waits to be confirmed', ['held', 'canUndo']);
  const stop = await house.begin({ game: 'baselland', pace: 'none' }, guests.slice(2, 5), ['random']);
  await house.playTo(stop, 12);
  await house.act(stop, guests[3], { do: 'abandon' });
  await house.act(stop, guests[4], { do: 'leave' });
  await house.keep(stop, 'one wants to stop, one has left his chair to anybody', ['someWantToStop', 'freeChair']);
}

/** In the middle of a fork. */
async function atOnce(house: House, guests: readonly Guest[]): Promise<void> {
  const two = await house.begin({ game: 'tybor', preset: 'exodus' }, guests.slice(0, 2));
  await house.playTo(two, 6, 'sealed');
  await house.keep(two, 'one has sealed his choice, the other has not', ['forked', 'sealed', 'canUndo']);

  const split = await house.begin({ game: 'great-split' }, guests.slice(4, 6));
  await house.playTo(split, 12, 'sealed');
  await house.keep(split, 'one has divided, the other has not', ['forked', 'sealed']);

  const lanes = await house.begin({ game: 'great-split', help: 'plain' }, guests.slice(0, 3), ['club']);
  await house.playTo(lanes, 30, 'heldInLane');
  const { chairs, journal } = await house.load(lanes);
  const other = guests.find(({ who }) => {
    const seat = chairs.findIndex((chair) => chair.who === who);
    return seat >= 0 && !journal!.lanesToConfirm.includes(seat);
  })!;
  await house.act(lanes, other, { do: 'sitOut', bot: 'beginner' });
  await house.keep(lanes, 'a lane waits to be confirmed, and a bot sits in for somebody', ['heldInLane', 'sitsOut']);
}

async function rigaWithAll(house: House, [, , cigdem, kobayashi]: readonly Guest[]): Promise<void> {
  const id = await house.begin({ game: 'riga', preset: 'everything' }, [cigdem, kobayashi]);
  await house.playTo(id, 30, 'canUndo');
  await house.keep(id, 'all modules, in the middle of a turn', ['canUndo']);
}

/** Solo against the automaton, and bots among themselves. */
async function alone(house: House, [anna, juergen]: readonly Guest[]): Promise<void> {
  for (const opponent of ['boris', 'rik']) {
    const id = await house.begin({ game: 'guilds-of-london', settings: { opponent }, pace: 'none' }, [juergen]);
    await house.playTo(id, 25, 'canUndo');
    await house.keep(id, `alone against ${opponent}`, ['canUndo', 'promised']);
  }
  const bots = ['random', 'greedy', 'club', 'expert'].map((bot) => `bot:${bot}`);
  const opening = { game: 'guilds-of-london', chairs: bots, settings: { plantation: 'virginia' } };
  const id = await anna.person.open(opening);
  await house.act(id, anna, { do: 'start' });
  await house.playTo(id, 50);
  await house.keep(id, 'bots only; their host looks on', ['botsOnly']);
}
