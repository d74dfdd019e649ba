// Runs the real command, as a shell would.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

export const COMMAND = fileURLToPath(new URL('../bin/kontor.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own, with the command running inside it. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'));
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'en_GB.UTF-8' };
  return {
    folder,
    path: (name: string): string => join(folder, name),
    read: (name: string): string => readFileSync(join(folder, name), 'utf8'),
    write: (name: string, text: string): void => writeFileSync(join(folder, name), text),
    remove: (): void => rmSync(folder, { recursive: true }),
    run(args: readonly string[], input = '', extra: Record<string, string> = {}): Promise<Ran> {
      const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: { ...env, ...extra } });
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.stdin.on('error', () => {}); // it may end before it has read everything
      child.stdin.end(input);
      return new Promise((resolve, reject) => {
        child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
      });
    },
  };
}

export const linesOf = (text: string): string[] => text.trimEnd().split('\n');
/** Something only a stack trace has. */
export const TRACE = /\n\s+at |node:internal|\.ts:\d+/;

/** Every test has a folder of its own. */
export const testInFolder = test.extend<{ here: ReturnType<typeof openFolder> }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its first parameter
  here: async ({}, use) => {
    const here = openFolder();
    await use(here);
    here.remove();
  },
});
