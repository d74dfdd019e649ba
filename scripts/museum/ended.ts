// Tables that are over, and what follows from them.

import { simulateGame } from '../../src/cli/simulate-game.ts';
import { loadGame } from '../../src/games/index.ts';
import { writeRecord } from '../../src/kernel/record.ts';
import { DAY } from '../../src/table/paces.ts';
import type { Guest, House } from './house.ts';

export async function ended(house: House, guests: readonly Guest[]): Promise<void> {
  await finished(house, guests);
  await story(house, guests);
  await daily(house, guests);
  await elsewhere(house, guests[5]);
  await stopped(house, guests);
  await forgotten(house, guests);
}

async function next(id: string, { person }: Guest): Promise<string> {
  const { status, body } = await person.post<{ id: string }>(`/api/tables/${id}/rematch`);
  if (status !== 200) throw new Error(`no rematch: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function finished(house: House, [anna, juergen, cigdem]: readonly Guest[]): Promise<void> {
  const back = await house.begin({ game: 'baselland' }, [anna, juergen]);
  await house.playTo(back, 10, 'canUndo');
  await house.act(back, anna, { do: 'askBack', to: 4 });
  await house.act(back, juergen, { do: 'agreeBack' });
  await house.playTo(back, 20, 'canUndo');
  await house.desk('POST', `/tables/${back}/rewind`);
  await house.play(back);
  await house.act(back, juergen, { do: 'say', text: 'Danke für das Spiel – ’s war schön!', to: 'players' });
  await house.keep(back, 'gone back by agreement, and once by the house', ['wentBack', 'chat', 'promised']);

  const first = await house.begin({ game: 'riga', preset: 'brothers', isPublic: true }, [cigdem, anna], ['random']);
  await house.play(first);
  const second = await next(first, anna);
  await house.keep(first, 'the first game of a series', ['goesOn']);
  await house.keep(second, 'the second game of a series: bots are there, people have to sit down again', [
    'series',
    'neverBegun',
  ]);

  const solo = await house.begin({ game: 'guilds-of-london', settings: { opponent: 'rik', promo: true } }, [cigdem]);
  await house.play(solo);
  await house.keep(solo, 'alone against Rik, to the end', ['promised']);
}

/** The story is told over eight games: the first two are played, the third is under way. */
async function story(house: House, guests: readonly Guest[]): Promise<void> {
  const people = guests.slice(5, 7);
  let id = await house.begin({ game: 'tybor', preset: 'story' }, people, ['random', 'greedy', 'club']);
  for (const told of ['the first', 'the second']) {
    await house.play(id);
    const sequel = await next(id, people[0]);
    await house.keep(id, `${told} game of the story`, ['story', 'goesOn']);
    const { chairs } = await house.load(sequel);
    for (const guest of people)
      await house.sit(
        sequel,
        guest,
        chairs.findIndex(({ name }) => name === guest.name),
      );
    await house.act(sequel, people[0], { do: 'start' });
    for (const guest of people) await house.reveal(sequel, guest);
    id = sequel;
  }
  await house.playTo(id, 20, 'forked');
  await house.keep(id, 'the third game of the story, in the middle of a fork', [
    'story',
    'series',
    'forked',
    'promised',
  ]);
}

/** Deals of the day: two played to the end, one under way, one given up. */
async function daily(house: House, [anna, juergen, , , zoe]: readonly Guest[]): Promise<void> {
  const sitDown = async ({ person }: Guest, game: string): Promise<string> => {
    const { status, body } = await person.post<{ id: string }>(`/api/daily/${game}`);
    if (status !== 200) throw new Error(`no deal: ${status} ${JSON.stringify(body)}`);
    return body.id;
  };
  for (const guest of [anna, zoe]) {
    const id = await sitDown(guest, 'great-split');
    await house.play(id);
    await house.keep(id, `${guest.name}'s deal of the day, to the end`, ['daily']);
  }
  const under = await sitDown(anna, 'riga');
  await house.playTo(under, 10);
  await house.keep(under, 'the deal of the day, under way', ['daily']);
  const left = await sitDown(juergen, 'tybor');
  await house.playTo(left, 5);
  await house.act(left, juergen, { do: 'leave' });
  await house.keep(left, 'the deal of the day, given up', ['daily']);
  const { status } = await anna.person.get('/api/daily'); // looking notes the results
  if (status !== 200) throw new Error(`no results: ${status}`);
  house.pass(DAY);
}

/** A game that was played elsewhere and handed in as a record. */
async function elsewhere(house: House, guest: Guest): Promise<void> {
  const { record } = await simulateGame(await loadGame('tybor'), 3, {}, 'elsewhere', ['random', 'random', 'random']);
  const { status, body } = await guest.person.post<{ id: string }>('/api/records', { record: writeRecord(record) });
  if (status !== 201) throw new Error(`not taken: ${status} ${JSON.stringify(body)}`);
  await house.keep(body.id, 'played elsewhere and handed over', ['elsewhere']);
}

/** Ended early: by agreement, and by the house. */
async function stopped(house: House, guests: readonly Guest[]): Promise<void> {
  const agreed = await house.begin({ game: 'tybor', preset: 'harbour' }, guests.slice(1, 4));
  await house.playTo(agreed, 15);
  for (const guest of guests.slice(1, 4)) await house.act(agreed, guest, { do: 'abandon' });
  await house.keep(agreed, 'all agreed to stop', []);
  const judged = await house.begin({ game: 'riga' }, guests.slice(5, 7));
  await house.playTo(judged, 25);
  await house.desk('POST', `/tables/${judged}/end`, { winners: [1] });
  await house.keep(judged, 'ended by the house, with a winner', ['byTheHouse']);
  const never = await house.open(guests[7], { game: 'great-split' }, ['open', 'open'], false);
  await house.desk('POST', `/tables/${never}/end`, { winners: null });
  await house.keep(never, 'ended by the house before it began', ['byTheHouse', 'neverBegun']);
}

/** Somebody who wanted to be forgotten: their name is gone from finished games, and their chair is free in the others. */
async function forgotten(house: House, [anna]: readonly Guest[]): Promise<void> {
  const xaver = await house.guest('Xaver Weiß');
  const over = await house.begin({ game: 'great-split' }, [anna, xaver], ['random']);
  await house.play(over);
  await house.act(over, xaver, { do: 'say', text: 'Das bleibt unter uns.', to: 'players' });
  const open = await house.begin({ game: 'guilds-of-london' }, [xaver, anna], ['random']);
  await house.playTo(open, 30);
  await house.desk('DELETE', `/persons/${xaver.who}`);
  await house.keep(over, 'somebody who played here has been forgotten', ['erased', 'chat']);
  await house.keep(open, 'the host has been forgotten, and his chair is free', ['freeChair']);
}
