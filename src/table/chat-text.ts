const LONGEST = 500;
/** Joiners are part of some scripts and of composed signs; no other invisible character is allowed. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** More marks on one letter would cover the lines above and below. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody typed, as it is kept: plain text in one line, 1 to 500 characters; null: not a valid line. */
export function cleanLine(given: string): string | null {
  const line = given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
    .normalize('NFC');
  return [...line].length > LONGEST || !SEEN.test(line) ? null : line;
}
