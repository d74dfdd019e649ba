// What the Dockerfile and compose.yaml promise, as far as reading can tell; `npm run image` carries out the former.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ignoredIn } from '../scripts/image/carry-out.ts';
import { type Instruction, readDockerfile } from '../scripts/image/dockerfile.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

type Do<What extends Instruction['do']> = Extract<Instruction, { do: What }>;
const stages = readDockerfile(read('Dockerfile'));
const all = <What extends Instruction['do']>(what: What): Do<What>[] =>
  stages.flatMap(({ instructions }) => instructions.filter((one): one is Do<What> => one.do === what));

test('the image is made in two stages, of which the second takes only what the first has made', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', null]);
  const copies = stages[1].instructions.filter((one) => one.do === 'copy');
  expect(copies.map(({ stage }) => stage)).toEqual(copies.map(() => 'build'));
  expect(stages[1].instructions.filter((one) => one.do === 'run')).toEqual([]);
});

test('what is copied from here is here', () => {
  const sources = all('copy').flatMap(({ stage, paths }) => (stage === null ? paths.slice(0, -1) : []));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('what the tests, the tables or a password left here does not travel', () => {
  expect(ignoredIn(ROOT)).toEqual(expect.arrayContaining(['.git', '.env', 'node_modules', 'test', '*.sqlite*']));
});

test('Kontor gets the signals itself, and is asked for its health where it listens', () => {
  expect(all('start').map(({ command }) => command)).toEqual([['node', 'bin/kontor.js', 'serve', '--no-open']]);
  expect(all('health')[0].command.at(-1)).toMatch(/process\.env\.KONTOR_PORT.*\/healthz/);
  expect(Object.assign({}, ...all('env').map(({ values }) => values))).toMatchObject({ KONTOR_PORT: '5170' });
});

test('a Dockerfile is read with its comments, continued lines and options', () => {
  const text = `# why\nFROM node:24 AS one\nRUN a \\\n  && b\n\nFROM node:24\nCOPY --from=one --chown=node:node /a b c/\nENV A=1 B=x=y`;
  expect(readDockerfile(text)).toEqual([
    { name: 'one', image: 'node:24', instructions: [{ do: 'run', command: 'a && b' }] },
    {
      name: null,
      image: 'node:24',
      instructions: [
        { do: 'copy', stage: 'one', isOwned: true, paths: ['/a', 'b', 'c/'] },
        { do: 'env', values: { A: '1', B: 'x=y' } },
      ],
    },
  ]);
});

test.each(['ADD a b', 'COPY --link a b', 'CMD node x.js', 'ENTRYPOINT ["x"]'])('%s is refused', (line) => {
  expect(() => readDockerfile(`FROM node:24\n${line}`)).toThrow();
});

/** One service of compose.yaml, as text. */
const service = (name: string): string =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n)+)`, 'm').exec(read('compose.yaml'))?.[1] ?? '';

test('only the proxy publishes a port, and it asks whatever processes there are', () => {
  const port = '5170';
  expect(service('proxy')).toContain(`ports: ["${port}:${port}"]`);
  for (const name of ['kontor', 'database']) expect(service(name)).not.toMatch(/^ +ports:/m);
  expect(service('kontor')).toContain('replicas: 2');
  expect(read('Caddyfile')).toMatch(new RegExp(`^:${port} \\{[^]*dynamic a kontor ${port} `, 'm'));
});

test('one password has to be set, and without it the error says how', () => {
  const needed = read('compose.yaml').match(/\$\{\w+:\?[^}]*\}/g);
  expect(needed).toEqual([expect.stringMatching(/KONTOR_DATABASE_PASSWORD:\?.*\.env\}$/)]);
  expect(service('database')).toMatch(/POSTGRES_PASSWORD: &password /);
  expect(service('kontor')).toMatch(/PGPASSWORD: \*password/);
});
