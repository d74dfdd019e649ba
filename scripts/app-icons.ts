// Draws the icons of the installed app from the house's sign: `node scripts/app-icons.ts`.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

const PUBLIC = join(import.meta.dirname, '../src/web/public');
const K = 'M10 7v18M10 16.5 21.5 7M13.5 14 22.5 25';

/** The sign on oak, with a brass rim. What may be cut off around it (`maskable`) is oak up to the edge. */
const drawn = (isMaskable: boolean): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">
  <rect width="32" height="32" rx="${isMaskable ? 0 : 7}" fill="#3a2a1e"/>
  <g stroke="#f3e6cc" stroke-opacity="0.09" stroke-width="0.6" fill="none">
    <path d="M0 6q16-3 32 1M0 13q16 3 32-1M0 20q16-2 32 1M0 27q16 2 32-1"/>
  </g>
  ${isMaskable ? '' : '<rect x="1.1" y="1.1" width="29.8" height="29.8" rx="6" fill="none" stroke="#c79a4b" stroke-width="0.7"/>'}
  <g transform="${isMaskable ? 'translate(16 16) scale(0.72) translate(-16.2 -16)' : 'translate(16 16) scale(0.92) translate(-16.2 -16)'}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="${K}" transform="translate(0.5 0.8)" stroke="#120b06" stroke-opacity="0.5" stroke-width="3.6"/>
    <path d="${K}" stroke="#f3e6cc" stroke-width="3.4"/>
  </g>
</svg>`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const [name, size, isMaskable] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawn(isMaskable)}`);
  await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
}
await browser.close();
