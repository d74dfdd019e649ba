// Fetches a Chromium for the browser tests on Linux x64, without root: a package contains one made to run where nothing is
// installed. It is not a dependency, as most people have a browser and its 70 MB would slow down every install.
import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { findChromium, ownFolder } from './chromium.ts';

const PACKAGE = '@sparticuz/chromium@153.0.0';
const CHECKSUM = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

/** Its own libraries come before the machine's, which may lack them; its fonts are used only where there are none. */
const PROGRAM = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here"
exec "$here/chrome" "$@"
`;
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

async function unpack(file: string, target: string): Promise<void> {
  await pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));
}

/** Into an empty folder. */
async function fetchInto(folder: string): Promise<void> {
  const pack = ['pack', PACKAGE, '--json', '--silent', '--pack-destination', folder];
  const [packed] = Object.values(JSON.parse(execFileSync('npm', pack, { encoding: 'utf8' })) as object);
  const { filename, integrity } = packed as { filename: string; integrity: string };
  if (integrity !== CHECKSUM) throw new Error(`${PACKAGE} is not the one that was tried out: ${integrity}`);
  execFileSync('tar', ['xzf', filename], { cwd: folder });
  const parts = join(folder, 'package/bin');
  await unpack(join(parts, 'chromium.br'), join(folder, 'chrome'));
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(folder, `${name}.tar`);
    await unpack(join(parts, `${name}.tar.br`), tar);
    execFileSync('tar', ['xf', tar], { cwd: folder });
    rmSync(tar);
  }
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(join(folder, filename));
  writeFileSync(join(folder, 'fonts.conf'), FONTS);
  writeFileSync(join(folder, 'chromium'), PROGRAM, { mode: 0o755 });
}

const there = findChromium();
if (there !== null) console.log(`There is one already: ${there}`);
else if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('There is one for Linux x64 only.');
  process.exitCode = 1;
} else {
  const target = ownFolder();
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  try {
    await fetchInto(folder);
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
    console.log(`Chromium is in ${target}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
