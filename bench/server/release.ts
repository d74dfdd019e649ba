// An earlier release beside today's code: its sources as they are in git, with our packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
/** Where today's sources are. */
export const TODAY = new URL('../../', import.meta.url);

/** The folder of a release's sources, as a URL; throws if git does not know the commit that its museum names. */
export function sourcesOf(release: string): URL {
  const readme = readFileSync(join(HERE, 'test/releases', release, 'README.md'), 'utf8');
  const [commit] = readme.match(/\b[0-9a-f]{40}\b/) ?? [];
  if (commit === undefined) throw new Error(`test/releases/${release}/README.md names no commit`);
  const folder = join(tmpdir(), `kontor-${release}-${commit.slice(0, 8)}`);
  if (!existsSync(folder)) {
    const part = `${folder}.part-${process.pid}`;
    mkdirSync(part, { recursive: true });
    try {
      const archive = execFileSync('git', ['archive', commit], { cwd: HERE, maxBuffer: 2 ** 30 });
      execFileSync('tar', ['-x', '-C', part], { input: archive });
      renameSync(part, folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(join(HERE, 'node_modules'), packages);
  return pathToFileURL(`${folder}/`);
}
