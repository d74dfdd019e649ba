// Writes the pigments of the room and of every game as custom properties, so that pages follow the theme with the colours that
// pictures have: `npm run pigments`.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pigments } from '../src/draw/pigments.ts';
import { ROOM } from '../src/draw/room.ts';
import { GAME_IDS } from '../src/games/index.ts';

const SRC = join(import.meta.dirname, '../src');

/** As custom properties: by day, by candle if the page says so, by candle if the system says so. */
function cssOf(scope: string, pigments: Pigments): string {
  const lines = (theme: 0 | 1, indent: string): string =>
    Object.entries(pigments)
      .filter(([, pair]) => theme === 0 || pair[0] !== pair[1])
      .map(([name, pair]) => `${indent}--${name}: ${pair[theme].replaceAll(',', ', ')};\n`)
      .join('');
  const at = (root: string): string => (scope === ':root' ? root : `${root} ${scope}`);
  const dark = lines(1, '  ');
  return (
    `/* Written by \`npm run pigments\`. */\n${scope} {\n${lines(0, '  ')}}\n` +
    (dark === ''
      ? ''
      : `${at(':root[data-theme="dark"]')} {\n${dark}}\n` +
        `@media (prefers-color-scheme: dark) {\n  ${at(':root:not([data-theme="light"])')} {\n${lines(1, '    ')}  }\n}\n`)
  );
}

/** Every file it writes, and what belongs in it. */
export async function pigmentFiles(): Promise<Map<string, string>> {
  const files = new Map([[join(SRC, 'parts/room.css'), cssOf(':root', ROOM)]]);
  for (const game of GAME_IDS) {
    const table = join(SRC, 'games', game, 'picture/pigments.ts');
    if (!existsSync(table)) continue;
    const { PIGMENTS, SCOPE } = (await import(table)) as { PIGMENTS: Pigments; SCOPE: string };
    files.set(join(SRC, 'games', game, 'board/pigments.css'), cssOf(SCOPE, PIGMENTS));
  }
  return files;
}

if (import.meta.main) for (const [file, text] of await pigmentFiles()) writeFileSync(file, text);
