// The tree of an open-loop search: a node is the choices that led to it, who decides and which step asks. What has
// come to light on the way is not part of it: worlds that the searching seat could tell apart by then share a node.
// Other ways to the same position are other nodes.
import type { Seat } from '../../kernel/types.ts';

export interface Edge {
  readonly option: unknown;
  /** The value before any visit, from one look ahead; 0 to 1 for the seat that decides. */
  readonly prior: number;
  /** The search was stopped before it looked: the prior says nothing. */
  readonly isUnseen?: boolean;
  visits: number;
  sum: number;
  /** What may be asked next; which of these depends on what comes to light. */
  readonly next: Node[];
}

export interface Node {
  readonly seat: Seat;
  readonly step: string;
  visits: number;
  readonly edges: Edge[];
  /** If the options can differ from world to world: the edges by notation. */
  readonly byName: Map<string, Edge> | null;
}

export const newNode = (seat: Seat, step: string, differs: boolean): Node => ({
  seat,
  step,
  visits: 0,
  edges: [],
  byName: differs ? new Map() : null,
});

/** What an edge is worth; the first look ahead counts as `trust` visits. */
export const mean = ({ prior, visits, sum }: Edge, trust: number): number => (sum + trust * prior) / (visits + trust);

/** How fast attention falls with the value at first look: e times less for a difference of this much. */
const FOCUS = 0.07;
const CURIOSITY = 0.9;

/** Which of these edges to try: good ones, and promising ones that were rarely tried. */
export function select(edges: readonly Edge[], visits: number, trust: number): Edge {
  let best = -Infinity;
  for (const { prior } of edges) if (prior > best) best = prior;
  let weight = 0;
  for (const { prior } of edges) weight += Math.exp((prior - best) / FOCUS);
  let found = edges[0];
  let most = -Infinity;
  const reach = CURIOSITY * Math.sqrt(visits + 1);
  for (const edge of edges) {
    const share = Math.exp((edge.prior - best) / FOCUS) / weight;
    const score = mean(edge, trust) + (reach * share) / (1 + edge.visits);
    if (score > most) {
      most = score;
      found = edge;
    }
  }
  return found;
}
