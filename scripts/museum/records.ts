// One record of each game and number of players: from live tables, with a proof, and alternately from
// `kontor simulate`, without one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { simulateGame } from '../../src/cli/simulate-game.ts';
import { GAME_IDS, type GameId, loadGame } from '../../src/games/index.ts';
import { writeRecord } from '../../src/kernel/record.ts';
import type { Settings } from '../../src/kernel/types.ts';
import type { Guest, House } from './house.ts';
import { FILES, type Room } from './room.ts';

export async function writeRecords(room: Room, house: House, guests: readonly Guest[]): Promise<void> {
  mkdirSync(room.path(FILES.records));
  for (const game of GAME_IDS) {
    const { seats, presets } = (await loadGame(game)).game;
    const all = Object.entries(presets);
    for (let players = seats.min; players <= seats.max; players++) {
      const [name, settings] = all[(players - seats.min) % Math.max(1, all.length)] ?? ['', {}];
      const isSimulated = players % 3 === 0;
      const text = isSimulated
        ? await simulated(game, players, settings)
        : await live(house, guests, game, players, settings);
      writeFileSync(room.path(FILES.records, `${[game, players, name].filter(Boolean).join('-')}.txt`), text);
    }
  }
  const rik = await live(house, guests, 'guilds-of-london', 1, { opponent: 'rik' });
  writeFileSync(room.path(FILES.records, 'guilds-of-london-1-rik.txt'), rik);
}

async function simulated(game: GameId, players: number, settings: Settings): Promise<string> {
  const bots = Array.from({ length: players }, (_, seat) => (seat === 1 ? ('greedy' as const) : ('random' as const)));
  const { record } = await simulateGame(await loadGame(game), players, settings, `museum/${players}`, bots);
  return writeRecord(record);
}

/** People on every second chair, each with a part of the seed; one of them takes something back on the way. */
async function live(
  house: House,
  guests: readonly Guest[],
  game: GameId,
  players: number,
  settings: Settings,
): Promise<string> {
  const people = guests.slice(0, Math.ceil(players / 2));
  const bots = Array.from({ length: players - people.length }, () => 'random');
  const id = await house.begin({ game, settings }, people, bots);
  await house.playTo(id, 8, 'canUndo');
  const { person } = people[0];
  for (const guest of people) {
    const { seen } = await guest.person.read(id);
    if (seen.canUndo) await house.act(id, guest, { do: 'undo' });
  }
  await house.play(id);
  const { status, body } = await person.get<string>(`/api/tables/${id}/record`);
  if (status !== 200) throw new Error(`no record: ${status}`);
  return body;
}
