// Follows docs/first-game.md: writes what it says to write, exactly as it is there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = join(import.meta.dirname, '../docs/first-game.md');
/** `In \`a.ts\`:`, `A new file \`a.ts\`:`, `At the end of \`a.ts\`:` and the block that follows. */
const STEP = /(new file|the end of|[Ii]n) `([\w./-]+\.(?:ts|tsx|css))`[^`]*\n\n```(diff|tsx?|css)\n([\s\S]*?)\n```/g;

/** Does every step of the page in a game's folder. Gives how many there were. */
export function follow(folder: string): number {
  const steps = [...readFileSync(PAGE, 'utf8').matchAll(STEP)];
  for (const [, where, path, kind, block] of steps) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (where === 'new file') writeFileSync(file, `${block}\n`, { flag: 'wx' });
    else if (kind === 'diff') writeFileSync(file, patched(readFileSync(file, 'utf8'), block, path));
    else writeFileSync(file, `${readFileSync(file, 'utf8')}\n${block}\n`);
  }
  return steps.length;
}

/** Every hunk of the block must find its place, and only one. */
function patched(source: string, block: string, path: string): string {
  return block.split('\n\n').reduce((text, hunk) => {
    const lines = hunk.split('\n');
    const side = (signs: string) =>
      lines
        .filter((line) => signs.includes(line[0]))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const [before, after] = [side(' -'), side(' +')];
    const found = text.split(before).length - 1;
    if (found !== 1) throw new Error(`${path} has this ${found} times:\n${before}`);
    return text.replace(before, () => after);
  }, source);
}
