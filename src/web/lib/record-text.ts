import { api } from './api.ts';
import { saveFile } from './save-file.ts';
import type { TableLink } from './table-link.ts';

/** The game as text, from wherever the table is. */
export const recordText = async (id: string, { local }: TableLink): Promise<string> =>
  local === undefined ? await api.record(id) : local.record();

/** The record as a file. */
export async function download(id: string, game: string, link: TableLink): Promise<void> {
  saveFile(await recordText(id, link), `kontor-${game}-${id.slice(0, 8)}.txt`);
}
