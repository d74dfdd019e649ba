// One Chromium for all browser tests: each test has a context of its own in it, as private as a browser of its own.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { getChromium } from '../../scripts/chromium.ts';
import { FLAGS } from './players.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: ReturnType<typeof getChromium>;
    /** Where the browser listens. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = project.getProvidedContext().chromium;
  if ('problem' in found) throw new Error(found.problem);
  const server = await chromium.launchServer({ executablePath: found.path, args: FLAGS, timeout: 120_000 });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
