import type { PageWords } from './index.ts';

interface Named {
  readonly kind: string;
  readonly name: string;
  /** A bot that plays as somebody has their name. */
  readonly character?: string | undefined;
  /** Who plays the seat together with its person. */
  readonly beside?: string | undefined;
}

/** Everybody's name at the table, by seat. Bots get a name of their own, so that the log reads as if they were people. */
export function namesOf(
  chairs: readonly Named[],
  { house: { botNames, bot }, gather }: Pick<PageWords, 'house' | 'gather'>,
): string[] {
  const persons = chairs.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return chairs.map(({ kind, name, character, beside }, seat) => {
    if (kind === 'person') return beside === undefined ? name : `${name} & ${beside}`;
    if (kind !== 'bot') return name === '' ? gather.free : name;
    const own = character === undefined ? botNames[seat % botNames.length] : name;
    return persons.includes(own) ? `${own} (${bot})` : own;
  });
}
