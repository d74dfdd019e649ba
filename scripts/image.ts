// Builds and runs the image without Docker: follows the Dockerfile step by step, in a temporary folder and
// as an ordinary user, then starts it, checks its health, plays a move and stops it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMove, Served } from '../test/served.ts';
import { Builder, type Built, sizeOf } from './image/carry-out.ts';
import { readDockerfile } from './image/dockerfile.ts';

const ROOT = join(import.meta.dirname, '..');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });
}

function mustBeHealthy(builder: Builder, built: Built): void {
  const [command, ...args] = built.health;
  const { status } = spawnSync(command, args, { ...builder.options(built), stdio: 'inherit' });
  if (status !== 0) throw new Error('it is not healthy');
}

async function tryOut(builder: Builder, image: Built): Promise<void> {
  const built = { ...image, env: { ...image.env, KONTOR_PORT: String(await freePort()) } };
  const served = await Served.start(built.start, builder.options(built));
  let code: number | null;
  try {
    mustBeHealthy(builder, built);
    const page = await (await fetch(served.url)).text();
    if (!page.includes('<script type="module"')) throw new Error('there is no page');
    await playMove(served.url);
  } catch (error) {
    console.error(served.said);
    throw error;
  } finally {
    code = await served.stop();
  }
  if (code !== 0) throw new Error(`asked to stop, it ended with ${code}`);
}

const place = mkdtempSync(join(tmpdir(), 'kontor-image-'));
try {
  const builder = new Builder(ROOT, place);
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const images = stages.map((stage, i) => {
    console.log(`FROM ${stage.image}`);
    return builder.build(stage, i);
  });
  const image = images.at(-1)!;
  await tryOut(builder, image);
  console.log(`The image starts, is healthy, plays a move and stops. Kontor in it: ${sizeOf(image.folder)} MB.`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
