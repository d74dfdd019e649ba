// The devices on which somebody is signed in, as PostgreSQL keeps them: beside the tokens.
import type pg from 'pg';
import type { SeenDevice, Store } from './store.ts';

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

const OF_PERSON = `
  SELECT hash, about, seen_at::float8 AS "seenAt" FROM tokens
  WHERE who = $1 AND NOT once AND (expires_at IS NULL OR expires_at > $2) AND about IS NOT NULL
  ORDER BY seen_at DESC, hash`;
const LASTING = `
  SELECT hash FROM tokens WHERE hash = ANY ($1::text[]) AND NOT once AND (expires_at IS NULL OR expires_at > $2)`;

export function deviceThings(ask: Ask) {
  return {
    async seeDevice({ hash, about, seenAt }) {
      await ask('UPDATE tokens SET about = $2, seen_at = $3 WHERE hash = $1 AND NOT once', [hash, about, seenAt]);
    },
    devicesOf: (who, now) => ask<SeenDevice & pg.QueryResultRow>(OF_PERSON, [who, now]),
    dropToken: async (who, hash) =>
      (await ask('DELETE FROM tokens WHERE who = $1 AND hash = $2 RETURNING hash', [who, hash])).length > 0,
    async dropTokens(who, but) {
      await ask('DELETE FROM tokens WHERE who = $1 AND NOT hash = ANY ($2::text[])', [who, but]);
    },
    lastingTokens: async (hashes, now) => (await ask<{ hash: string }>(LASTING, [hashes, now])).map(({ hash }) => hash),
  } satisfies Partial<Store>;
}
