// Copies the icons that a game’s pictures name from the icon package, so that the page contains only those.
// `npm run icons` writes `picture/icons.ts` beside every `picture/icon-names.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GAME_IDS } from '../src/games/index.ts';

const GAMES = join(import.meta.dirname, '../src/games');
const PACKAGE = '@iconify-json/game-icons/icons.json';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const iconSet = (): IconSet => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(PACKAGE), 'utf8'));

/** The one path of an icon, drawn in a square of 512. */
function pathOf({ icons }: IconSet, name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon '${name}'`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)];
  if (paths.length !== 1) throw new Error(`the icon '${name}' has ${paths.length} paths, not one`);
  return paths[0][1];
}

/** The file of every game that names icons: where it is and what belongs in it. */
export async function iconFiles(): Promise<Map<string, string>> {
  const set = iconSet();
  const files = new Map<string, string>();
  for (const game of GAME_IDS) {
    const names = join(GAMES, game, 'picture/icon-names.ts');
    if (!existsSync(names)) continue;
    const { ICON_NAMES } = (await import(names)) as { ICON_NAMES: Readonly<Record<string, string>> };
    const lines = Object.entries(ICON_NAMES).map(([key, name]) => `  ${key}: '${pathOf(set, name)}',`);
    const head = '// Written by `npm run icons` from icon-names.ts: icons by the authors of game-icons.net, CC BY 3.0.';
    const text = `${head}\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\nexport type IconName = keyof typeof ICONS;\n`;
    files.set(join(GAMES, game, 'picture/icons.ts'), text);
  }
  return files;
}

if (import.meta.main) for (const [file, text] of await iconFiles()) writeFileSync(file, text);
