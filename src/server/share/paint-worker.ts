import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Painted } from './painter.ts';

const folder = workerData as string;
await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
// Where a font lacks a letter, the first one that has it helps out: words before signs, and headings last.
const fontBuffers = readdirSync(folder)
  .toSorted()
  .toReversed()
  .map((file) => readFileSync(join(folder, file)));

function painted(svg: string): Uint8Array | null {
  try {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Source Sans 3' } });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free(); // what WebAssembly holds is not collected
    drawing.free();
    return png;
  } catch {
    return null;
  }
}
parentPort!.on('message', (svg: string) => {
  parentPort!.postMessage({ png: painted(svg) } satisfies Painted);
});
