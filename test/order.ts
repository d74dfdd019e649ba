// Which test files run first: those that take long, so that no worker is left alone with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a project stay together, since only these share a worker. */
const PROJECTS = ['browser', 'replacing', 'alone', 'together'];

/** What takes longest, longest first; `npm test` ends with the slowest tests, so that this can be kept up to date. */
const SLOW = [
  'browser/here',
  'browser/tybor',
  'browser/page',
  'browser/words',
  'browser/great-split',
  'browser/desk',
  'browser/guilds-of-london',
  'browser/people',
  'browser/learn',
  'browser/windows',
  'browser/replay',
  'browser/circle',
  'browser/editions',
  'browser/riga',
  'browser/pads',
  'browser/mine',
  'browser/drag',
  'browser/told',
  'browser/ways-back',
  'browser/help',
  'browser/loading',
  'browser/new-game',
  'browser/evening',
  'browser/teach',
  'browser/first',
  'browser/slow',
  'browser/pads-more',
  'browser/share',
  'secrets',
  'store',
  'fleet',
  'crash',
  'processes',
  'arena',
  'notices',
  'laws', // of every game
  'help',
  'language',
  'new-game',
  'cli',
  'pictures',
  'packing',
  'bots-hints',
  'release',
  'bad-start',
  'lab',
  'evening/server',
  'releases-postgres',
  'merge',
  'edition-cli',
  'hostile-editions',
  'news',
  'circles',
  'bots',
  'desk',
  'cli-play',
  'server-keeps',
  'hostile',
  'bots-honest',
  'share',
  'seat-key',
  'releases',
  'plans',
  'hostile-shuffle',
  'mine',
  'server',
  'teaching',
  'tree',
  'edition', // of every game
  'ladder',
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
