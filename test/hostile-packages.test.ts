// Packages that want more than to be read.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listed, type Manifest, reasonProblems, scriptProblems } from '../scripts/check-dependencies.ts';

const ROOT = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

test('every direct dependency has a reason, and what is installed runs nothing unasked', () => {
  expect(reasonProblems(manifest)).toEqual([]);
  expect(scriptProblems(join(ROOT, 'node_modules'), manifest)).toEqual([]);
  expect(listed(manifest).join('\n')).not.toContain('?');
});

test('one without a reason is found, and a reason without its dependency', () => {
  const more = { ...manifest, dependencies: { ...manifest.dependencies, 'left-pad': '1.3.0' } };
  expect(reasonProblems(more)).toEqual([expect.stringMatching(/^left-pad: why/)]);
  const { pg: _, ...fewer } = manifest.dependencies!;
  expect(reasonProblems({ ...manifest, dependencies: fewer })).toEqual([expect.stringMatching(/^pg has a reason/)]);
  expect(reasonProblems({ dependencies: { constructor: '1.0.0' } }, {})).toHaveLength(1);
  expect(reasonProblems({ dependencies: { a: '1.0.0' } }, { a: ' ' })).toHaveLength(1);
});

test('a package that would run something when it is installed is found, however deep and in whatever way', () => {
  const modules = mkdtempSync(join(tmpdir(), 'kontor-modules-'));
  const put = (path: string, scripts: object, ...more: string[]): void => {
    const folder = join(modules, path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: path.replace(/^.*node_modules\//, ''), scripts }),
    );
    for (const file of more) writeFileSync(join(folder, file), '');
  };
  try {
    put('good', { test: 'x', prepare: 'x' });
    put('allowed', { install: 'x' });
    put('refused', { preinstall: 'x' });
    put('@scope/late', { postinstall: 'x' });
    put('good/node_modules/deep', { install: 'x' });
    put('native', {}, 'binding.gyp');
    const found = scriptProblems(modules, { allowScripts: { allowed: true, refused: false } });
    expect(found.map((line) => line.split(' ')[0]).sort()).toEqual(['@scope/late', 'deep', 'native', 'refused']);
  } finally {
    rmSync(modules, { recursive: true, force: true });
  }
});

test('CI installs nothing that would run unasked, and looks again', () => {
  const ci = readFileSync(join(ROOT, '.ci/run'), 'utf8');
  expect(ci).toMatch(/^npm ci --strict-allow-scripts$/m);
  expect(ci).toMatch(/^npm run lint$/m);
  expect(manifest.scripts?.lint).toContain('scripts/check-dependencies.ts');
});
