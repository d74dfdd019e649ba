// Small pictures of tables, each drawn once for everybody who sees the same.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { view } from '../kernel/view.ts';
import { seatOf } from '../table/doing.ts';
import { packageOf } from '../table/package-of.ts';
import type { Table, Who } from '../table/types.ts';
import type { PictureHow } from '../text/draw.ts';
import { seatColours } from '../text/seals.ts';
import { breathe } from './slices.ts';

const MOST_KEPT = 400;
const zipped = promisify(gzip);

export interface KeptPicture {
  /** By what it shows: how often the table has changed unseen is nobody's business. */
  readonly tag: string;
  readonly svg: Buffer;
  readonly zipped: Buffer;
}

export class Pictures {
  /** Least recently asked for first. */
  readonly #kept = new Map<string, Promise<KeptPicture | null>>();

  /** The table as this person may see it; null: the game is not drawn, or nothing lies there yet. */
  async of(table: Table, who: Who | null, how: Pick<PictureHow, 'theme' | 'language'>): Promise<KeptPicture | null> {
    const seat = who === null ? null : seatOf(table, who);
    const key = `${table.id} ${table.seq} ${seat} ${how.theme} ${how.language}`;
    const drawing = this.#kept.get(key) ?? draw(table, seat, how);
    this.#kept.delete(key);
    this.#kept.set(key, drawing);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    drawing.catch(() => this.#kept.delete(key));
    return await drawing;
  }
}

async function draw(
  table: Table,
  seat: number | null,
  how: Pick<PictureHow, 'theme' | 'language'>,
): Promise<KeptPicture | null> {
  await breathe();
  const { journal, chairs } = table;
  const pkg = await packageOf(table);
  if (pkg.picture === undefined || journal === null) return null;
  const names = chairs.map(({ name }) => name);
  const colours = seatColours(chairs.map(({ colour }) => colour));
  const whole = { ...how, size: 'small', names, colours } as const;
  const svg = Buffer.from(await pkg.picture(view(pkg.game, journal.state, seat), whole));
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  return { tag, svg, zipped: await zipped(svg) };
}
