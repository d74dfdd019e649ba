// Which test files run first: those that take long, so that no worker is left alone with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a project stay together, since only these share a worker. */
const PROJECTS = ['browser', 'replacing', 'alone', 'together'];

/** What takes longest, longest first; `npm test` ends with the slowest tests, so that this can be kept up to date. */
const SLOW = [
  'browser/windows',
  'browser/people',
  'browser/page',
  'browser/tybor',
  'browser/riga',
  'browser/guilds-of-london',
  'browser/great-split',
  'browser/here',
  'browser/words',
  'browser/learn',
  'browser/desk',
  'browser/new-game',
  'bots-honest',
  'crash',
  'fleet',
  'laws', // of every game
  'help',
  'arena',
  'daily',
  'notices',
  'hostile',
  'cli-play',
  'cli',
];

function rank({ moduleId, project }: TestSpecification): number {
  const name = moduleId.replace(/^.*\/(?:test|src\/games\/[\w-]+)\//, '').replace(/\.test\.ts$/, '');
  const place = SLOW.indexOf(name);
  return PROJECTS.indexOf(project.name) * 1000 + (place < 0 ? SLOW.length : place);
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
