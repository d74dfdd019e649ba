// Threads that work on what nobody is waiting for this very moment step back behind those that answer people.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** As `nice` counts: where both want a processor, this thread gets about a tenth of what the others get. */
const LOW = 10;

/** Lowers the calling thread. Only Linux has priorities for single threads; elsewhere everything stays as it is. */
export function yieldToPeople(): void {
  try {
    const id = Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (id > 0) setPriority(id, LOW);
  } catch {
    // Not on this system, or not in this container.
  }
}
