import { testCoverage, upTo } from '../../text/coverage.testing.ts';
import { rulebook } from './words/en/rulebook.ts';

testCoverage(import.meta.url, {
  rulebook,
  number: /[RQX]\d+(?:\.\d+)?/,
  examples: upTo('X', 19),
  count: [56, 21],
});
