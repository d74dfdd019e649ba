import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { getChromium } from './scripts/chromium.ts';
import { SlowFirst } from './test/order.ts';

/** Tests that replace a part of the platform for themselves; all others share their workers' modules. */
const ALONE = [
  'src/web/lib/live.test.ts',
  'src/web/lib/open-game.test.ts',
  'src/web/offline/version.test.ts',
  'src/web/pad/pad.test.ts',
  'test/bots-stop.test.ts',
  'test/push-events.test.ts',
];
/** Tests that replace modules of ours: Vitest has to load these, and not Node. */
const REPLACING = ['test/one-seat.test.ts', 'test/secrets.test.ts'];
/**
 * What Node can load as it is: rewritten by Vitest, an engine that is called all day is half as fast. Boards and pages need Vite.
 */
const NATIVE =
  /\/src\/(kernel|fair|text|words|draw|bots|wire|table|store|server|cli|stats|evening|games\/(?!.*\/board\/)).*(?<!\.test)(?<!\.testing)\.ts$/;
/** Of these, what knows of no other part: no test replaces anything in it. */
const INNERMOST = /\/src\/(kernel|fair|draw|words|games\/[\w-]+\/(?!.*\bboard\/)).*(?<!\.test)(?<!\.testing)\.ts$/;
const chromium = getChromium();
/**
 * Bots, trials of editions and servers of the tests start hundreds of threads and processes that load the same sources: whoever is
 * first compiles them for all, where the command, too, keeps what it has compiled.
 */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');

export default defineConfig({
  test: {
    testTimeout: 600_000, // only for what hangs: machines may be busy
    hookTimeout: 600_000,
    retry: 0, // what fails now and then is a fault to be found
    maxWorkers: 5, // on two cores: they often wait for a page, a process, a database or a clock
    sequence: { sequencer: SlowFirst },
    expect: { poll: { timeout: 300_000 } }, // the same
    reporters: ['default', './test/slowest.ts'],
    globalSetup: ['test/page.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          expect: { poll: { timeout: 300_000, interval: 100 } }, // a look at a page is dear, and others have work to do meanwhile
          server: { deps: { external: [NATIVE] } },
          // Without Chromium the one file that says what to do stands for all of them.
          include: 'path' in chromium ? ['test/browser/**/*.test.ts'] : ['test/browser/chromium.test.ts'],
          provide: { chromium },
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING, server: { deps: { external: [INNERMOST] } } } },
      { extends: true, test: { name: 'alone', include: ALONE, server: { deps: { external: [NATIVE] } } } },
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          server: { deps: { external: [NATIVE] } },
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/browser/**', ...REPLACING, ...ALONE],
        },
      },
    ],
  },
});
