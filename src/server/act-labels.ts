// The labels under which acts are counted.
import type { Act } from '../table/types.ts';

const ENDS = ['accepted', 'refused', 'failed'] as const;
export type Ended = (typeof ENDS)[number];

/** By what was wanted: written once, for it is asked for at every act. */
const labels = new Map<Act['do'], Readonly<Record<Ended, string>>>();

export function labelOf(wanted: Act['do'], ended: Ended): string {
  let known = labels.get(wanted);
  if (known === undefined) {
    const made = ENDS.map((end) => [end, `act="${wanted}",ended="${end}"`]);
    known = Object.fromEntries(made) as Record<Ended, string>;
    labels.set(wanted, known);
  }
  return known[ended];
}
