// A slip of notes at a table: private to the person, kept with the replay, gone with the person.
import type { Who } from '../table/types.ts';
import { MOST_SLIP, MOST_SLIPS } from '../wire/slips.ts';
import type { Keeper } from './keeper.ts';
import { HttpProblem } from './problem.ts';

export const SLIP = 'slip ';
const nameOf = (table: string): string => `${SLIP}${table}`;

export const slipOf = async (keeper: Keeper, who: Who, table: string): Promise<string> =>
  (await keeper.ask((store) => store.personal(who, nameOf(table)))) ?? '';

/** What is empty is not kept. */
export async function keepSlip(keeper: Keeper, who: Who, table: string, text: string): Promise<void> {
  const kept = await keeper.ask((store) => store.personalsOf(who, SLIP, MOST_SLIPS));
  if (text !== '' && kept.length >= MOST_SLIPS && !kept.some(({ name }) => name === nameOf(table)))
    throw new HttpProblem(409, 'tooManySlips', { most: MOST_SLIPS });
  await keeper.ask((store) => store.setPersonal(who, nameOf(table), text === '' ? null : text));
}

/** All slips of a person, for an export. */
export const slipsOf = async (keeper: Keeper, who: Who): Promise<{ table: string; text: string }[]> =>
  (await keeper.ask((store) => store.personalsOf(who, SLIP, 10_000))).map(({ name, value }) => ({
    table: name.slice(SLIP.length),
    text: value,
  }));

/** Two slips of one table as one. */
export const withSlip = (own: string | null, other: string): string =>
  (own === null || own === other ? other : `${own}\n${other}`).slice(0, MOST_SLIP).toWellFormed();
