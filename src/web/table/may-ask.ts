import type { Seen } from '../../table/types.ts';

/** Whether the table offers hints and I have something to decide. The deal of the day is everybody's own try. */
export const mayAsk = ({ help, you, decision, view, daily }: Seen): boolean =>
  help === 'full' &&
  daily === null &&
  you !== null &&
  view !== null &&
  decision !== null &&
  decision.options.length > 1;
