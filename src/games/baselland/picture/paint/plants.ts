// Meadows: tilled strips, orchards, hedges, trees, bushes, flowers.
import type { Plan } from '../geometry.ts';
import type { Line, Lots, Point } from '../points.ts';
import type { Brush } from './brush.ts';
import type { Clearing } from './clearing.ts';

export function roundTree(brush: Brush, [x, y]: Point, r: number, chance: Lots): void {
  brush.disc('shade', [x + r * 0.55, y + r * 0.55], r * 1.15, r * 0.75);
  brush.box('trunk', x - r * 0.14, y, r * 0.28, r * 0.75);
  const lift = r * 0.55;
  brush.disc('leafd', [x + r * 0.12, y - lift + r * 0.1], r);
  brush.disc('leafd', [x - r * 0.5, y - lift + r * 0.42], r * 0.62);
  brush.disc('leafd', [x + r * 0.58, y - lift + r * 0.45], r * 0.6);
  brush.disc('leaf', [x - r * 0.12, y - lift - r * 0.12], r * 0.8);
  brush.disc('leaf', [x - r * 0.58, y - lift + r * 0.32], r * 0.42);
  brush.disc('leafl', [x - r * (0.3 + chance() * 0.15), y - lift - r * 0.38], r * 0.4);
}

function fir(brush: Brush, [x, y]: Point, r: number): void {
  brush.disc('shade', [x + r * 0.6, y + r * 0.3], r * 1.05, r * 0.5);
  brush.box('trunk', x - r * 0.14, y - r * 0.3, r * 0.28, r * 0.6);
  for (const [top, foot, wide] of [
    [1.5, 0.15, 0.9],
    [2.1, 0.85, 0.7],
    [2.7, 1.55, 0.48],
  ]) {
    const tip: Point = [x, y - r * top];
    brush.area('leafd', [tip, [x + r * wide, y - r * foot], [x - r * wide, y - r * foot]]);
    brush.area('leaf', [tip, [x - r * 0.05, y - r * foot], [x - r * wide, y - r * foot]]);
  }
}

function poplar(brush: Brush, [x, y]: Point, r: number): void {
  brush.disc('shade', [x + r * 0.9, y + r * 0.35], r * 1.3, r * 0.45);
  brush.disc('leafd', [x, y - r * 1.3], r * 0.62, r * 1.5);
  brush.disc('leaf', [x - r * 0.14, y - r * 1.4], r * 0.42, r * 1.28);
  brush.disc('leafl', [x - r * 0.24, y - r * 1.9], r * 0.18, r * 0.6);
}

function bush(brush: Brush, [x, y]: Point, r: number): void {
  brush.disc('shade', [x + r * 0.4, y + r * 0.45], r * 1.05, r * 0.6);
  brush.disc('leafd', [x, y], r, r * 0.86);
  brush.disc('leaf', [x - r * 0.22, y - r * 0.22], r * 0.68, r * 0.6);
}

/** A hedge beside a road or across a meadow. */
function hedge(brush: Brush, clearing: Clearing, from: Point, angle: number, length: number, chance: Lots): void {
  for (let at = 0; at < length; at += 2.9) {
    const spot: Point = [from[0] + Math.cos(angle) * at, from[1] + Math.sin(angle) * at + (chance() - 0.5) * 0.9];
    if (clearing.isFree(spot, 1.9, 3)) bush(brush, spot, 1.6 + chance() * 0.8);
  }
}

function roadHedges(brush: Brush, plan: Plan, clearing: Clearing, chance: Lots): void {
  for (const { kind, line } of plan.shapes) {
    if (kind !== 'road') continue;
    const side = chance() < 0.5 ? 1 : -1;
    const [from, to] = [chance() * 0.35, 0.55 + chance() * 0.4];
    for (let t = from; t < to; t += 0.042) {
      const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
      const [a, b] = [line[i], line[i + 1]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const f = t * (line.length - 1) - i;
      const out = (10.2 + chance() * 0.8) * side;
      const spot: Point = [
        a[0] + (b[0] - a[0]) * f - ((b[1] - a[1]) / length) * out,
        a[1] + (b[1] - a[1]) * f + ((b[0] - a[0]) / length) * out,
      ];
      if (chance() < 0.86 && clearing.isFree(spot, 1.7, 3)) bush(brush, spot, 1.5 + chance() * 0.9);
    }
  }
}

/** A strip of tilled land: a leaning quadrilateral with furrows. */
function tilth(brush: Brush, clearing: Clearing, chance: Lots): void {
  const r = 13 + chance() * 5;
  const at = clearing.find(chance, r * 0.92, 14, r * 0.98);
  if (at === null) return;
  const lean = chance() * Math.PI;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const [w, h] = [r * (0.8 + chance() * 0.2), r * (0.5 + chance() * 0.2)];
  const put = (u: number, v: number): Point => [at[0] + u * c - v * s, at[1] + u * s + v * c];
  const skew = (chance() - 0.5) * 4;
  const corners: Line = [put(-w, -h), put(w + skew, -h), put(w, h), put(-w - skew, h)];
  brush.area(chance() < 0.55 ? 'tilth' : 'glade', corners);
  for (let v = -h + 2; v < h - 0.8; v += 2.3) brush.line('furrow', [put(-w + 1, v), put(w - 1, v)]);
  clearing.take(at, r * 0.62);
}

function orchard(brush: Brush, clearing: Clearing, chance: Lots): void {
  const at = clearing.find(chance, 12, 14, 13);
  if (at === null) return;
  const lean = (chance() - 0.5) * 0.9;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const put = (u: number, v: number): Point => [at[0] + u * c - v * s, at[1] + u * s + v * c];
  brush.area('glade', [put(-12, -8), put(12, -8.5), put(11.5, 8.5), put(-12, 8)]);
  for (const v of [-4.4, 3.6])
    for (const u of [-7.4, 0, 7.4]) {
      const tree = put(u + (chance() - 0.5) * 1.4, v + (chance() - 0.5) * 1.2);
      roundTree(brush, tree, 2.5 + chance() * 0.5, chance);
      for (let i = 0; i < 3; i++)
        brush.disc('fruit', [tree[0] + (chance() - 0.5) * 3.4, tree[1] - 1.4 + (chance() - 0.5) * 2.8], 0.42);
    }
  clearing.take(at, 12);
}

function grove(brush: Brush, clearing: Clearing, chance: Lots): void {
  const at = clearing.find(chance, 6.5, 10);
  if (at === null) return;
  const kind = chance();
  const trees = Array.from({ length: 2 + Math.floor(chance() * 4) }, (): Point => {
    const a = chance() * 6.28;
    const far = 1.5 + chance() * 6;
    return [at[0] + Math.cos(a) * far, at[1] + Math.sin(a) * far * 0.75];
  });
  for (const tree of trees.sort((a, b) => a[1] - b[1])) {
    if (!clearing.isFree(tree, 2.6, 3.5)) continue;
    if (kind < 0.34) fir(brush, tree, 3.3 + chance() * 1);
    else roundTree(brush, tree, 3.4 + chance() * 1.7, chance);
  }
  clearing.take(at, 6);
}

function flowers(brush: Brush, clearing: Clearing, chance: Lots): void {
  const FLOWERS = ['flower1', 'flower2', 'flower3'] as const;
  for (let patch = 0; patch < 4; patch++) {
    const at = clearing.find(chance, 2.5, 6);
    if (at === null) continue;
    const material = FLOWERS[Math.floor(chance() * 3)];
    for (let i = 0; i < 6; i++) {
      const spot: Point = [at[0] + (chance() - 0.5) * 9, at[1] + (chance() - 0.5) * 6];
      if (clearing.isFree(spot, 0.5, 1)) brush.disc(material, spot, 0.36 + chance() * 0.24);
    }
  }
  for (let i = 0; i < 26; i++) {
    const [x, y]: Point = [chance() * 100, chance() * 100];
    if (!clearing.isFree([x, y], 0.8, 1)) continue;
    brush.line('tuft', [
      [x - 0.9, y - 1.1],
      [x, y],
      [x + 0.2, y - 1.5],
    ]);
  }
}

export function paintMeadows(brush: Brush, plan: Plan, clearing: Clearing, chance: Lots): void {
  clearing.keepStands(2);
  const mood = chance();
  if (mood < 0.42) orchard(brush, clearing, chance);
  if (mood > 0.3) tilth(brush, clearing, chance);
  if (mood > 0.78) tilth(brush, clearing, chance);
  roadHedges(brush, plan, clearing, chance);
  if (chance() < 0.6) hedge(brush, clearing, [chance() * 70, 8 + chance() * 84], (chance() - 0.5) * 1.6, 34, chance);
  for (let i = 0; i < 3; i++) grove(brush, clearing, chance);
  for (let i = 0; i < 3; i++) {
    const at = clearing.find(chance, 3, 6);
    if (at === null) continue;
    if (chance() < 0.3) poplar(brush, at, 3);
    else if (chance() < 0.5) bush(brush, at, 1.8);
    else roundTree(brush, at, 2.6 + chance() * 1.4, chance);
    clearing.take(at, 3);
  }
  flowers(brush, clearing, chance);
}
