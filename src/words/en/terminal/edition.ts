import { kitOf } from '../../../text/kit.ts';
import { problems, trials } from '../editions.ts';

const { and, counted, or } = kitOf('en');

export const edition = {
  problems,
  trials,
  sameId: (file: string, id: string) => `${file}: there is an edition '${id}' already`,
  onlyOne: (game: string) => `${game} has one edition only`,
  unknownDoes: (given: string, list: readonly string[]) => `'${given}' is none of ${or(list)}`,
  holds: (name: string, changed: number) =>
    `“${name}” fits, and a thousand games with it came to an end. ${counted(changed, 'value differs', 'values differ')} from the built-in edition.`,
  differs: (changed: number) => `${counted(changed, 'value differs', 'values differ')} from the built-in edition.`,
  name: 'name',
  added: 'new',
  gone: 'left out',
  needsOnto: '--onto must name the game, or the edition, that the table belongs to',
  needsTable: (list: readonly string[]) => `--table must name the table: ${or(list)}`,
  unknownTable: (given: string, list: readonly string[]) => `There is no table '${given}'; there are: ${and(list)}`,
  unknownHeadings: (file: string, list: readonly string[]) =>
    `${file}: nothing is known about the headings ${and(list)}`,
};
