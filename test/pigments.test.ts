import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pigmentFiles } from '../scripts/pigments.ts';

test('the custom properties of pages are the pigments of pictures (`npm run pigments`)', async () => {
  const files = await pigmentFiles();
  expect(files.size).toBeGreaterThan(1);
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
