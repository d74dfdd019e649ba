// Ends `npm test` with the slowest tests, so that growth is seen: whoever adds a minute finds one.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const HOW_MANY = 10;

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests: { test: TestCase; seconds: number }[] = [];
    for (const module of modules)
      for (const test of module.children.allTests())
        tests.push({ test, seconds: (test.diagnostic()?.duration ?? 0) / 1000 });
    if (tests.length < HOW_MANY) return;
    tests.sort((a, b) => b.seconds - a.seconds);
    console.log('\nThe slowest tests:');
    for (const { test, seconds } of tests.slice(0, HOW_MANY))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
