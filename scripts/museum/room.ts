// A room of the museum: what one release wrote, in `test/releases/<version>/`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GameId } from '../../src/games/index.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import type { Settings } from '../../src/kernel/types.ts';
import type { Try } from '../../src/store/store.ts';
import type { Phase } from '../../src/table/types.ts';
import type { Simulated } from './games.ts';
import type { Mark } from './marks.ts';
import type { KeptPad } from './pads.ts';
import type { Contributions } from './play.ts';

export const RELEASES = join(import.meta.dirname, '../../test/releases');

/** A table as it was left. */
export interface KeptTable {
  readonly id: string;
  readonly game: GameId;
  readonly players: number;
  readonly phase: Phase;
  readonly settings: Settings;
  readonly marks: readonly Mark[];
  /** The number of its last log entry, and how many choices had been made. */
  readonly seq: number;
  readonly choices: number;
  /** How it ended; null: it has not, or had no result. */
  readonly result: GameRecord['result'];
  /** Why it is here. */
  readonly about: string;
  /** What is promised for its seed and not revealed yet. */
  readonly contributions?: Contributions;
  /** The key that a program has to one of its seats. */
  readonly seatKey?: { readonly seat: number; readonly key: string };
}

/** Somebody known by their token. */
export interface KeptPerson {
  readonly name: string;
  readonly token: string;
  /** At how many tables they have a chair, or are host. */
  readonly tables: number;
  /** Their deals of the day, and how they want to be notified. */
  readonly tries: readonly Try[];
  readonly notices: string | null;
}

/** A table in a browser. */
export interface KeptHere {
  readonly id: string;
  readonly game: GameId;
  readonly players: number;
  readonly phase: Phase;
  readonly choices: number;
  readonly tryOut: boolean;
  readonly uploaded: string | null;
  readonly about: string;
}

export interface Manifest {
  readonly version: string;
  readonly commit: string;
  /** All marks that a table could have: one added later says nothing about these. */
  readonly marks: readonly Mark[];
  readonly tables: readonly KeptTable[];
  readonly persons: readonly KeptPerson[];
  readonly here: readonly KeptHere[];
  readonly pads: readonly KeptPad[];
}

/** Every release that is kept. */
export const releases = (): string[] =>
  existsSync(RELEASES)
    ? readdirSync(RELEASES, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
    : [];

export const FILES = {
  manifest: 'manifest.json',
  sqlite: 'house.sqlite.gz',
  postgres: 'house.sql.gz',
  sqliteBackup: 'backup.sqlite.gz',
  postgresBackup: 'backup.jsonl.gz',
  browser: 'browser.json.gz',
  games: 'games.json',
  editions: 'editions.json.gz',
  records: 'records',
  terminal: 'terminal',
} as const;

export class Room {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }
  static of = (version: string): Room => new Room(join(RELEASES, version));

  path = (...names: string[]): string => join(this.folder, ...names);
  text = (...names: string[]): string => readFileSync(this.path(...names), 'utf8');
  unpacked = (name: string): Buffer => gunzipSync(readFileSync(this.path(name)));
  pack(name: string, contents: Buffer | string): void {
    writeFileSync(this.path(name), gzipSync(contents, { level: 9 }));
  }
  /** The names of the files in a folder. */
  list = (name: string): string[] => readdirSync(this.path(name)).sort();

  get manifest(): Manifest {
    return JSON.parse(this.text(FILES.manifest)) as Manifest;
  }
  /** The data that each game was played with. */
  get editions(): Readonly<Record<GameId, { readonly id: string; readonly data: unknown }>> {
    return JSON.parse(this.unpacked(FILES.editions).toString());
  }
  get games(): Readonly<Record<GameId, Simulated>> {
    return JSON.parse(this.text(FILES.games)) as Readonly<Record<GameId, Simulated>>;
  }
}
