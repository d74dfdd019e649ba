// What happens to a table in this browser: its record, the next game, and the upload to the server.
import { freshSeed } from '../../fair/fresh.ts';
import type { GamePackage } from '../../games/index.ts';
import { writeRecord } from '../../kernel/record.ts';
import { recordOf } from '../../table/table.ts';
import type { Table } from '../../table/types.ts';
import { api } from '../lib/api.ts';
import { ensureMe } from '../lib/session.ts';
import { createHere } from './index.ts';
import { nextHere } from './opening.ts';
import { hereStore } from './store.ts';
import type { HereTable } from './types.ts';

export const localRecord = (pkg: GamePackage, table: Table): string => writeRecord(recordOf(pkg, table));

export const againHere = (pkg: GamePackage, { table, tryOut }: HereTable): Promise<string> =>
  createHere({ ...nextHere(pkg, table, freshSeed()), tryOut });

export async function uploadHere(pkg: GamePackage, { id, table }: HereTable): Promise<string> {
  await ensureMe();
  const { id: uploaded } = await api.upload(localRecord(pkg, table));
  await (await hereStore()).noteUpload(id, uploaded);
  return uploaded;
}
