// Tables in the middle of a game: people need not play up to there by hand, and every run meets the same deal.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '../../src/bots/names.ts';
import { freshSeed } from '../../src/fair/source.ts';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { type GameRecord, parseRecord } from '../../src/kernel/record.ts';
import { freshId, newIdentity } from '../../src/server/identity.ts';
import { botChair, EMPTY } from '../../src/table/doing.ts';
import { resume } from '../../src/table/resume.ts';
import type { Chair, Who } from '../../src/table/types.ts';
import type { House, Person } from './players.ts';

const GOLDEN = join(import.meta.dirname, '../golden');

/** One of the games in `test/golden`, by its name: 'riga-2-masters'. */
export const golden = (name: string): GameRecord => parseRecord(readFileSync(join(GOLDEN, `${name}.txt`), 'utf8'));

/** Gives somebody a name before they have seen any page. */
export async function introduce(house: House, { context }: Person, name: string): Promise<Who> {
  const { caller, token } = await newIdentity(house.store, name, Date.now());
  await context.addCookies([{ name: 'kontor', value: token, url: house.url }]);
  return caller.who;
}

export interface Sitting {
  readonly person: Person;
  readonly name: string;
}

/** A table where a game stands after `choices` choices (from its end, if negative), with people and bots on its chairs; its address. */
export async function tableAt(
  house: House,
  record: GameRecord,
  choices: number,
  seats: readonly (Sitting | BotName)[],
): Promise<string> {
  const pkg = await loadGame(record.game as GameId);
  const chairs = await Promise.all(
    seats.map(async (seat): Promise<Chair> => {
      if (typeof seat === 'string') return botChair(seat);
      const who = await introduce(house, seat.person, seat.name);
      return { ...EMPTY, kind: 'person', who, name: seat.name };
    }),
  );
  const id = freshId();
  const host = chairs.find(({ who }) => who !== null)?.who ?? freshId();
  const { settings, game } = record;
  const opening = { id, game: game as GameId, settings, chairs, pace: 'none', help: 'full', isPublic: false } as const;
  const { table, entries, broken } = resume(
    pkg,
    { ...opening, host, secret: freshSeed(), now: Date.now(), seed: record.seed! },
    record.choices.slice(0, choices),
  );
  if (broken !== null) throw new Error(`${game}: choice ${broken.choice} was refused: ${broken.refusal.why}`);
  if (!(await house.store.append({ table, expected: 0, entries, botsDue: true }))) throw new Error('not kept');
  return `${house.url}/t/${id}`;
}
