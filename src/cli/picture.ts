// `--svg`: a picture of a view in a file, or on standard output.
import type { GamePackage } from '../games/index.ts';
import type { View } from '../kernel/types.ts';
import type { PictureHow } from '../text/draw.ts';
import type { Args } from './args.ts';
import { mustBeWritable, saveText } from './files.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { readFilled } from './readers.ts';
import { failed, misused } from './stop.ts';

const THEMES: readonly PictureHow['theme'][] = ['light', 'dark'];

export interface PictureWish {
  readonly file: string;
  readonly theme: PictureHow['theme'];
}

/** What the options ask for; null: no picture. */
export function readPicture(args: Args, io: Io): PictureWish | null {
  const file = readFilled(args, 'svg', io);
  const given = args.text('theme');
  if (file === undefined && given === undefined) return null;
  if (file === undefined) throw misused(io.t.onlyWithSvg);
  if (args.flag('json')) throw misused(io.t.notBoth('svg', 'json'));
  const theme = THEMES.find((one) => one === (given ?? 'light'));
  if (theme === undefined) throw misused(io.t.badTheme(clean(given ?? ''), THEMES));
  if (file !== '-') mustBeWritable(file, io);
  return { file, theme };
}

export async function savePicture(
  { pkg, names, title }: { readonly pkg: GamePackage; readonly names: readonly string[]; readonly title: string },
  view: View,
  { file, theme }: PictureWish,
  io: Io,
): Promise<void> {
  const svg = await pkg.picture?.(view, { size: 'large', theme, language: io.language, names });
  if (svg === undefined) throw failed(io.t.noPicture(title));
  if (file === '-') io.say(svg);
  else saveText(file, `${svg}\n`, io);
}
