import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNamer } from './scripts/chunks.ts';
import { offline } from './scripts/offline-plugin.ts';

/** Where `kontor serve` runs while the page is developed with `npx vite`. */
const SERVER = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:5170';

/** In the page, modules are together that are needed together. */
const name = chunkNamer(join(import.meta.dirname, 'src/web/main.tsx'));
const output = { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } };

/** What is known of all games stays in one file, though each game uses its own part of it too. */
const workerOutput = {
  codeSplitting: {
    groups: [{ name: 'games', test: /\/src\/games\/(?:index|list|[\w-]+\/(?:about|words\/index))\.ts$/ }],
  },
};

export default defineConfig({
  root: 'src/web',
  plugins: [react(), offline()],
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  worker: { format: 'es', rolldownOptions: { output: workerOutput } }, // in chunks: it loads the game that it thinks about
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output },
  },
});
