// Where guests find the server, for those who type the address and for those who point a phone at it.
import { renderUnicodeCompact } from 'uqr';
import type { Io } from './io.ts';

export function sayGuests(urls: readonly string[], isShared: boolean, io: Io): void {
  const t = io.words.server;
  if (isShared && urls.length === 0) io.complain(t.noNetwork);
  if (urls.length > 0) io.say(t.guests);
  for (const url of urls) io.say(isShared ? `  ${url}\n${qrCode(url, io)}` : `  ${url}`);
}

/** Light on dark, whatever colours the terminal has; without colours it assumes a dark one, and cameras can read the inverse too. */
function qrCode(text: string, io: Io): string {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: 2 }).split('\n');
  return lines.map((line) => (io.colour ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`)).join('\n');
}
