import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline-plugin.ts';

/** Where `kontor serve` runs while the page is developed with `npx vite`. */
const SERVER = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:5170';

/** What is known of all games stays in one file, though each game uses its own part of it too. */
const games = { name: 'games', test: /\/src\/games\/(?:index|list|[\w-]+\/(?:about|words\/index))\.ts$/ };
/** What every page begins with is one file instead of a dozen, each of them a request. */
const start = { name: 'start', tags: ['$initial' as const], test: /(?<!\/src\/web\/main)\.(?:tsx?|js|css)$/ };
const output = { codeSplitting: { groups: [{ ...games, priority: 1 }, start] } };
const workerOutput = { codeSplitting: { groups: [games] } };

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
