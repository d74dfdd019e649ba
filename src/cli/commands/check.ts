import { type Checked, checkTables } from '../../server/check.ts';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { mustExist, openPlace, readPlace } from '../place.ts';

export const check: Command = {
  words: [],
  options: ['db', 'url', 'json'],
  async run(args, io) {
    const place = readPlace(args, io, true);
    mustExist(place, io);
    const store = await openPlace(place, io);
    try {
      const checked = await checkTables(store);
      if (args.flag('json')) io.say(JSON.stringify(checked));
      else sayChecked(checked, io);
      return checked.drifted.length === 0 ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};

export function sayChecked({ tables, earlier, drifted }: Checked, io: Io): void {
  const t = io.words.server;
  for (const { id, game, rules, goesOn } of earlier) io.say(t.earlier(id, game, rules, goesOn));
  for (const { id, game, why, choice } of drifted) io.say(t.differs(id, game, why, choice));
  io.say(drifted.length === 0 ? t.checked(tables) : t.someDiffer(drifted.length, tables));
}
