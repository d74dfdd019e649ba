import { openSqlite } from '../../store/sqlite.ts';
import type { Command } from '../args.ts';
import { clean } from '../layout.ts';
import { mustExist, readPlace, storeFailed } from '../place.ts';
import { misused } from '../stop.ts';

export const backup: Command = {
  words: [{ name: 'file' }],
  options: ['db'],
  async run(args, io) {
    const place = readPlace(args, io);
    const t = io.words.server;
    if (place.databaseUrl !== undefined) throw misused(t.usePgDump);
    mustExist(place, io);
    const [file] = args.rest;
    try {
      const store = await openSqlite(place.db);
      await store.backup(file).finally(() => store.close());
    } catch (error) {
      throw storeFailed(error, io);
    }
    io.say(t.backedUp(clean(file)));
    return 0;
  },
};
