import type { Seen } from '../../table/types.ts';

/** Whether the table helps with a hint, and I have something to decide. */
export const mayAsk = ({ help, you, decision, view }: Seen): boolean =>
  help === 'full' && you !== null && view !== null && decision !== null && decision.options.length > 1;
