// Builds the files of a release, with their checksums: `sha256sum --check SHA256SUMS` at the other end.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'release');
const SUMS = 'SHA256SUMS';

/** Writes the checksums of all files in a folder, in the form that `sha256sum` reads. */
export function writeSums(folder: string): string {
  const files = readdirSync(folder).filter((file) => file !== SUMS);
  const lines = files.sort().map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${sum}  ${file}\n`;
  });
  writeFileSync(join(folder, SUMS), lines.join(''));
  return lines.join('');
}

if (import.meta.main) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const pack = ['pack', '--silent', '--pack-destination', FOLDER];
  execFileSync('npm', pack, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  for (const file of ['CHANGELOG.md', 'SECURITY.md', 'LICENSE'])
    writeFileSync(join(FOLDER, file), readFileSync(join(ROOT, file)));
  console.log(`${FOLDER}\n${writeSums(FOLDER)}`);
}
