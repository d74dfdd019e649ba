import { readFileSync } from 'node:fs';

const FILE = new URL('../../package.json', import.meta.url);
let known: string | null = null;

export function version(): string {
  known ??= (JSON.parse(readFileSync(FILE, 'utf8')) as { version: string }).version;
  return known;
}
