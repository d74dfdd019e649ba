import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/browser/setup.ts'],
    testTimeout: 600_000,
    retry: process.env.CI === undefined ? 0 : 1, // a real browser on a busy machine is sometimes late
    hookTimeout: 600_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } }, // machines may be busy
  },
});
