import { testCoverage, upTo } from '../../text/coverage.testing.ts';
import { rulebook } from './words/en/rulebook.ts';

testCoverage(import.meta.url, {
  rulebook,
  number: /[RQE]\d+(?:\.\d+[a-d]?)?/,
  examples: upTo('E', 33),
  count: [103, 34],
});
