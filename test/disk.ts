import type { SqliteOptions } from '../src/store/sqlite-file.ts';

/** What a test leaves need not survive a power cut: with this, nobody waits for the disk. */
export const NO_WAIT: SqliteOptions = { synchronous: 'off' };
