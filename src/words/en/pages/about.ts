import type { Credit } from '../../../text/about.ts';
import { kitOf } from '../../../text/kit.ts';

const { plural } = kitOf('en');

export const about = {
  title: 'About Kontor',
  unofficial:
    'Kontor is unofficial: none of the people and publishers named here had a hand in it. It tells the rules in its own words and has drawings and texts of its own; nothing of the art or the texts of the games is in it.',
  games: 'The games, and who made them',
  roles: {
    authors: (n) => plural(n, 'Author', 'Authors'),
    solo: () => 'Solo game',
    development: () => 'Development',
    art: () => 'Art',
    graphics: () => 'Graphics',
    layout: () => 'Layout',
    publisher: () => 'Publisher',
    germanEdition: () => 'German edition',
    studentProject: () => 'A student project',
  } as Readonly<Record<Credit['role'], (people: number) => string>>,
  others: 'Libraries, fonts and icons',
  thanks: 'Kontor builds on the work of others. With thanks:',
  licence: (name: string) => `Licence: ${name}`,
  icons: (by: string) => `${by} and contributors; some are coloured or combined`,
  own: 'Kontor itself is free software under the MIT licence.',
};
