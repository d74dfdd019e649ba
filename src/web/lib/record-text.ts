import { api } from './api.ts';
import type { TableLink } from './link.ts';

/** The game as text, from wherever the table is. */
export const recordText = async (id: string, { local }: TableLink): Promise<string> =>
  local === undefined ? await api.record(id) : local.record();
