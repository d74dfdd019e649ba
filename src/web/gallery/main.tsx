import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '../../parts/theme.css';
import '../../games/baselland/board/art.css';
import { createRoot } from 'react-dom/client';
import { Pigments } from '../../games/baselland/board/Ground.tsx';
import { TileGround, TileTall } from '../../games/baselland/board/Tile.tsx';
import { Sitting } from './play.ts';

const s = new Sitting('one', 3).until(200, 'place', 0);
const view = s.view(0);
const laid = view.open.laid;
const xs = laid.map((l) => l.x), ys = laid.map((l) => l.y);
const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
const cells = laid.map((l) => `M${l.x * 100} ${l.y * 100}h100v100h-100z`).join('');
const sorted = [...laid].sort((a, b) => a.y - b.y || a.x - b.x);
createRoot(document.getElementById('root')!).render(
  <svg className="bl" viewBox={`${x0 * 100 - 20} ${y0 * 100 - 20} ${(x1 - x0) * 100 + 40} ${(y1 - y0) * 100 + 40}`} style={{ width: '100vw', height: '100vh', background: 'var(--table)' }}>
    <Pigments />
    <path d={cells} className="bl-card" transform="translate(0 2)" />
    <path d={cells} className="bl-grass" stroke="var(--bl-grass)" strokeWidth=".4" />
    <path d={cells} className="bl-hills" />
    {sorted.map((l) => <TileGround key={l.tile} laid={l} />)}
    <path d={cells} className="bl-seam" />
    {sorted.map((l) => <TileTall key={l.tile} laid={l} />)}
    <path d={cells} className="bl-grain" />
  </svg>,
);
