import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Creates a folder with these files and replaces `list`: both, or it throws and nothing has changed. */
export function writeBoth(folder: string, files: ReadonlyMap<string, string>, list: string, text: string): void {
  const aside = `${folder}.${process.pid}.new`;
  const listAside = `${list}.${process.pid}.new`;
  let isThere = false;
  try {
    for (const [path, source] of files) {
      mkdirSync(dirname(join(aside, path)), { recursive: true });
      writeFileSync(join(aside, path), source);
    }
    writeFileSync(listAside, text);
    renameSync(aside, folder);
    isThere = true;
    renameSync(listAside, list);
  } catch (error) {
    for (const left of [aside, listAside, ...(isThere ? [folder] : [])]) rmSync(left, { recursive: true, force: true });
    throw error;
  }
}
