import { testCoverage, upTo } from '../../text/coverage.testing.ts';
import { rulebook } from './words/en/rulebook.ts';

testCoverage(import.meta.url, {
  rulebook,
  number: /[RQX]\d+(?:\.E?\d+)*/,
  examples: upTo('X', 30),
  count: [159, 29],
});
