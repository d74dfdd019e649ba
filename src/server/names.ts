import { HttpProblem } from './problem.ts';

const LONGEST = 40;
/**
 * Control, format (including those that change the writing direction), half characters, private and unassigned ones; but not
 * the joiners inside a composed emoji.
 */
const UNSEEN = /(\p{RGI_Emoji})|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gv;
/** Something visible: a name of marks, or of letters that look blank, would be a gap in every sentence. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More than two marks on one letter would cover the lines above and below. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** A display name as it is kept: text, one line, 1 to 40 characters. */
export function cleanName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (_unseen, emoji: string | undefined) => emoji ?? '')
    .replace(PILED, '$1')
    .replace(/[\p{Z}\u2800\u3164\uffa0\u115f\u1160\u{1d159}]+/gu, ' ')
    .trim()
    .normalize('NFC'); // again: what was between a letter and its mark may be gone
  const length = [...name].length;
  if (length < 1 || length > LONGEST || !SEEN.test(name)) throw new HttpProblem(400, 'badName', { most: LONGEST });
  return name;
}
