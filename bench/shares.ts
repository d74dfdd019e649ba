// Where the time of a search goes: a sampling profile of this process, each sample counted for the innermost of the
// functions named below. It costs the search little, and sees calls that the compiler has inlined.
import { type Profiler, Session } from 'node:inspector';

export const PARTS = ['options', 'apply', 'clone', 'imagine', 'value', 'garbage', 'rest'] as const;
export type Part = (typeof PARTS)[number];
export type Shares = Readonly<Record<Part, number>>;

/** Microseconds between samples. */
const INTERVAL = 250;
const ENGINE: Readonly<Record<string, Part>> = {
  options: 'options',
  play: 'apply',
  run: 'apply',
  clone: 'clone',
  imagine: 'imagine',
};
const VALUES = ['outlook', 'outcome', 'judge', 'lead', 'value', 'values'];

function partOf({ functionName, url }: Profiler.ProfileNode['callFrame']): Part | null {
  if (functionName === '(garbage collector)') return 'garbage';
  if (url.endsWith('/kernel/engine.ts')) return ENGINE[functionName] ?? null;
  if (/\/games\/[^/]+\/(bot|experience)/.test(url)) return 'value';
  return url.includes('/src/bots/') && VALUES.includes(functionName) ? 'value' : null;
}

export function sharesOf(work: () => void): Shares {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  session.post('Profiler.start');
  work();
  let profile: Profiler.Profile | null = null;
  session.post('Profiler.stop', (_error, answer) => {
    profile = answer?.profile ?? null;
  });
  session.disconnect();
  if (profile === null) throw new Error('no profile');
  return attribute(profile);
}

function attribute({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const found = new Map<number, Part>();
  const partAt = (id: number): Part => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const parent = parents.get(id);
    const part = partOf(byId.get(id)!.callFrame) ?? (parent === undefined ? 'rest' : partAt(parent));
    found.set(id, part);
    return part;
  };
  const sums = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  let all = 0;
  samples.forEach((id, i) => {
    if (byId.get(id)!.callFrame.functionName === '(idle)') return;
    sums[partAt(id)] += timeDeltas[i];
    all += timeDeltas[i];
  });
  for (const part of PARTS) sums[part] /= all;
  return sums;
}
