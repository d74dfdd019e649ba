import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles } from '../scripts/icons.ts';

test('the icons of every board are those of the package (`npm run icons`)', async () => {
  const files = await iconFiles();
  expect(files.size).toBeGreaterThan(0);
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
