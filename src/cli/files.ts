import {
  accessSync,
  constants,
  createReadStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Io } from './io.ts';
import { jsonErrorAt } from './json-error.ts';
import { clean } from './layout.ts';
import { failed, type Stop } from './stop.ts';

const LARGEST_MB = 5;

/** What a file is called in messages; '-' is standard input. */
export const nameOf = (file: string, io: Io): string => (file === '-' ? io.t.standardInput : clean(file));

/** The text of a file, with a limit, because a pipe or device may never end. */
export async function readText(file: string, io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file === '-' ? process.stdin : createReadStream(file)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > LARGEST_MB * 1_000_000) break;
    }
  } catch (error) {
    throw cannotRead(file, error, io);
  }
  if (size > LARGEST_MB * 1_000_000) throw failed(io.t.tooLarge(nameOf(file, io), LARGEST_MB));
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function cannotRead(file: string, error: unknown, io: Io): Stop {
  const { code = '?' } = error as NodeJS.ErrnoException;
  const name = nameOf(file, io);
  if (code === 'ENOENT') return failed(io.t.noFile(name));
  if (code === 'EISDIR') return failed(io.t.isFolder(name));
  return failed(code === 'EACCES' ? io.t.notAllowed(name) : io.t.cannotRead(name, code));
}

export async function readJson(file: string, io: Io): Promise<unknown> {
  const text = await readText(file, io);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = jsonErrorAt(text);
    const found = text.slice(at, at + 20).split(/\s/)[0];
    const before = found === '' ? text.trimEnd() : text.slice(0, at);
    const where = io.t.at(nameOf(file, io), before.split('\n').length);
    throw failed(io.t.badJson(where, found === '' ? io.t.foundEnd : io.t.foundText(clean(found))));
  }
}

/** Before long work: whether its result can be written there at all. */
export function mustBeWritable(file: string, io: Io): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw failed(io.t.cannotWrite(clean(file), (error as NodeJS.ErrnoException).code ?? '?'));
  }
}

/** Writes the whole file or nothing: if killed in between, the old one stays. */
export function saveText(file: string, text: string, io: Io): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw failed(io.t.cannotWrite(clean(file), (error as NodeJS.ErrnoException).code ?? '?'));
  }
}

/** A folder and its parents. One at a time: Node's `recursive` never ends where nothing can be created (/proc). */
export function makeFolder(folder: string, io: Io): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), io);
  try {
    mkdirSync(folder);
  } catch (error) {
    throw failed(io.t.cannotWrite(clean(folder), (error as NodeJS.ErrnoException).code ?? '?'));
  }
}
