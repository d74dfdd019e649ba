// Without Chromium all other browser tests are skipped, and this one fails for them and says what to do.
import { expect, inject, test } from 'vitest';

test('there is a Chromium for the browser tests', () => {
  const found = inject('chromium');
  if ('problem' in found) expect.fail(found.problem);
  expect(found.path).not.toBe('');
});
