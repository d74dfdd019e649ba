// The letters of pictures that the server draws: fonts of one weight each, because what draws there knows no variable ones. They are
// put beside the page, where nobody can ask for them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WEIGHTS = [600, 700];
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  'source-sans-3': ['latin', 'latin-ext', 'greek', 'cyrillic'],
  fraunces: ['latin'],
};
/** Arrows and stars. */
const SIGNS = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';

const FILES = [
  ...Object.entries(SUBSETS).flatMap(([name, subsets]) =>
    subsets.flatMap((subset) =>
      WEIGHTS.map((weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`),
    ),
  ),
  SIGNS,
];

export function letters(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'letters',
    generateBundle() {
      for (const file of FILES)
        this.emitFile({
          type: 'asset',
          fileName: `.letters/${file.split('/').at(-1)}`,
          source: readFileSync(resolve(file)),
        });
    },
  };
}
