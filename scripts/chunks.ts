// Which modules share a file of the built page. Left alone, the bundler makes a file for every set of pages and drawers that share
// something: dozens of small ones for a table, each a request. Here modules go together that the same pages and boards need at
// once, so that nobody loads more than before, in fewer files.

interface Info {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Info | null;
}

const PAGE = /\/src\/web\/[\w-]+\/(\w+)Page\.tsx$/;
const WORDS = /\/src\/games\/([\w-]+)\/words\/\w+\/index\.ts$/;
/** What is loaded of a game, each part by itself; words come with the rules. */
const PARTS: readonly (readonly [kind: string, RegExp])[] = [
  ['rules', /\/src\/games\/([\w-]+)\/index\.ts$/],
  ['board', /\/src\/games\/([\w-]+)\/board\/index\.tsx$/],
  ['picture', /\/src\/games\/([\w-]+)\/board\/Picture\.tsx$/],
  ['rules', WORDS],
];

/** A page, or a part of a game; null: it comes with something else, or later. */
function rootOf(id: string): { readonly kind: string; readonly of: string } | null {
  for (const [kind, pattern] of [['page', PAGE] as const, ...PARTS]) {
    const of = pattern.exec(id)?.[1];
    if (of !== undefined) return { kind, of };
  }
  return null;
}

/** What loading a module loads: its imports, and theirs; with `all` also what is loaded on demand. */
function closure(root: string, graph: Graph, all = false): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) visit(next);
    if (all) for (const next of info?.dynamicallyImportedIds ?? []) visit(next);
  };
  visit(root);
  return seen;
}

/** What these pages and parts need; null: one language alone, which others must not load. */
function nameOf(roots: readonly string[]): string | null {
  if (roots.length === 1 && WORDS.test(roots[0])) return null;
  const needs = roots.map((root) => rootOf(root)!);
  const pages = needs.filter(({ kind }) => kind === 'page').map(({ of }) => of.toLowerCase());
  const parts = needs.filter(({ kind }) => kind !== 'page');
  // What two games share, the others may have as well.
  const games = new Set(parts.map(({ of }) => of));
  const kinds = new Set(parts.map(({ kind }) => kind));
  return [...new Set(pages), ...kinds, ...(games.size === 1 ? games : [])].sort().join('-');
}

/** By module: the name of what needs it at once. What is loaded by its own name stays in a file of its own. */
function namesFor(main: string, graph: Graph): Map<string, string | null> {
  const needed = new Map<string, string[]>();
  const start = closure(main, graph);
  const roots = [...closure(main, graph, true)].filter((id) => !start.has(id) && rootOf(id) !== null);
  for (const root of roots) for (const id of closure(root, graph)) needed.set(id, [...(needed.get(id) ?? []), root]);
  const names = new Map([...needed].map(([id, by]) => [id, nameOf(by)]));
  for (const id of start) names.set(id, 'start');
  for (const root of [main, ...roots]) names.delete(root);
  return names;
}

/** Names the chunk of a module, for the page that begins with `main`; null: as the bundler likes. */
export function chunkNamer(main: string): (id: string, graph: Graph) => string | null {
  let names: Map<string, string | null> | null = null;
  return (id, graph) => {
    names ??= namesFor(main, graph);
    return names.get(id) ?? null;
  };
}
