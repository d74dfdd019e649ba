// Identifies a game's rules by their sources and data, whether or not somebody has raised a number.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../games/index.ts';

const SRC = join(import.meta.dirname, '..');

/** Parts of a game's folder that decide nothing: pictures, words, characters, examples, bots, pads and tests. */
const IS_NO_RULE =
  /(^|\/)(board|words|lesson|examples|experience)\/|(^|\/)(about|characters|examples|bot|pad|terminal|lab|transcript)[\w-]*\.ts$|\.(test|testing)\.ts$/;

function sourcesOf(folder: string): string[] {
  const names = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const isSource = (name: string): boolean => name.endsWith('.ts') && !IS_NO_RULE.test(name);
  return names
    .filter(isSource)
    .toSorted()
    .map((name) => join(folder, name));
}

export function rulesHash(game: GameId): string {
  const hash = createHash('sha256');
  for (const file of [...sourcesOf('kernel'), ...sourcesOf(`games/${game}`)])
    hash.update(`${file.replaceAll('\\', '/')}\n`).update(readFileSync(join(SRC, file)));
  return hash.digest('hex');
}
