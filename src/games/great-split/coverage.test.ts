import { testCoverage, upTo } from '../../text/coverage.testing.ts';
import { rulebook } from './words/en/rulebook.ts';

// W: examples, E: edge cases, C: what the data must satisfy.
testCoverage(import.meta.url, {
  rulebook,
  number: /[RQWEC]\d+(?:\.\d+[a-e]?)*/,
  examples: [...upTo('W', 23), ...upTo('E', 12)],
  others: upTo('C', 21),
  count: [86, 29],
});
