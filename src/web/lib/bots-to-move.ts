import type { Seen } from '../../table/types.ts';

/** Whether the table waits for bots alone. */
export const areBotsToMove = ({ waitsFor, chairs }: Pick<Seen, 'waitsFor' | 'chairs'>): boolean =>
  waitsFor.length > 0 && waitsFor.every((seat) => chairs[seat].kind === 'bot' || chairs[seat].out);
