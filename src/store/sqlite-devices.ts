// The devices on which somebody is signed in, as the file keeps them: beside the tokens.
import type { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

const LASTING = 'once = 0 AND (expires_at IS NULL OR expires_at > ?)';

export function deviceThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const see = db.prepare('UPDATE tokens SET about = ?, seen_at = ? WHERE hash = ? AND once = 0');
  const ofPerson = db.prepare(`
    SELECT hash, about, seen_at FROM tokens WHERE ${LASTING} AND who = ? AND about IS NOT NULL
    ORDER BY seen_at DESC, hash`);
  const drop = db.prepare('DELETE FROM tokens WHERE who = ? AND hash = ?');
  const dropBut = db.prepare(`
    DELETE FROM tokens WHERE who = ? AND hash NOT IN (SELECT value FROM json_each(?))`);
  const lasting = db.prepare(`SELECT hash FROM tokens WHERE ${LASTING} AND hash IN (SELECT value FROM json_each(?))`);
  return {
    seeDevice: ({ hash, about, seenAt }) => write(() => void see.run(about, seenAt, hash)),
    devicesOf: async (who, now) =>
      ofPerson.all(now, who).map(({ hash, about, seen_at }) => ({
        hash: hash as string,
        about: about as string,
        seenAt: seen_at as number,
      })),
    dropToken: (who, hash) => write(() => drop.run(who, hash).changes !== 0),
    dropTokens: (who, but) => write(() => void dropBut.run(who, JSON.stringify(but))),
    lastingTokens: async (hashes, now) => lasting.all(now, JSON.stringify(hashes)).map(({ hash }) => hash as string),
  } satisfies Partial<Store>;
}
