// What a circle may say of itself, as it is kept: plain text, and an address that is nothing but an address.
import { cleanLine } from '../../table/chat-text.ts';
import { MOST_CALL, MOST_HOUSE_RULES } from '../../wire/values.ts';
import { HttpProblem } from '../problem.ts';

const MOST_LINES = 60;

/** Several lines of plain text; an empty line separates, two are one. */
export function cleanHouseRules(given: string): string {
  const lines = given
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => (line.trim() === '' ? '' : (cleanLine(line) ?? '')));
  const text = lines
    .slice(0, MOST_LINES)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if ([...text].length > MOST_HOUSE_RULES) throw new HttpProblem(400, 'tooLong', { most: MOST_HOUSE_RULES });
  return text;
}

/** A public https address without a password in it; '': none. */
export function cleanCall(given: string): string {
  const text = given.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const isFine =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /^[\w-]+(\.[\w-]+)+$/.test(url.hostname);
  if (!isFine || url.href.length > MOST_CALL) throw new HttpProblem(400, 'badCall');
  return url.href;
}
