import { restoreSqlite } from '../../store/sqlite.ts';
import type { Command } from '../args.ts';
import { clean } from '../layout.ts';
import { readPlace, storeFailed } from '../place.ts';
import { misused } from '../stop.ts';

export const restore: Command = {
  words: [{ name: 'file' }],
  options: ['db'],
  async run(args, io) {
    const { db, databaseUrl } = readPlace(args, io);
    const t = io.words.server;
    if (databaseUrl !== undefined) throw misused(t.useRestore);
    const [file] = args.rest;
    try {
      await restoreSqlite(file, db);
    } catch (error) {
      throw storeFailed(error, io);
    }
    io.say(t.restored(clean(file), clean(db)));
    return 0;
  },
};
