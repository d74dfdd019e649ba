// Values of the command line, checked. An error is told in one line, followed by the usage.
import { BOT_NAMES, type BotName, isBotName } from '../bots/names.ts';
import { GAME_IDS, type GamePackage, isGameId, loadGame } from '../games/index.ts';
import type { Settings, SettingValue } from '../kernel/types.ts';
import type { Args } from './args.ts';
import { withEdition } from './edition.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { type OptionId, row } from './options.ts';
import { misused } from './stop.ts';

/** With the edition that the command names, if it takes one. */
export async function readGame(id: string, io: Io, args?: Args): Promise<GamePackage> {
  if (!isGameId(id)) throw misused(io.t.unknownGame(clean(id), GAME_IDS.join(', ')));
  const pkg = await loadGame(id);
  const file = args && readFilled(args, 'edition', io);
  return file === undefined ? pkg : await withEdition(pkg, file, io);
}

interface Range {
  readonly min: number;
  readonly max: number;
  /** Without the option. */
  readonly or: number;
}
export function readNumber(args: Args, id: OptionId, { min, max, or }: Range, io: Io): number {
  const given = args.text(id);
  if (given === undefined) return or;
  const value = /^-?\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= min && value <= max)) throw misused(io.t.badNumber(row(id).flag, clean(given), min, max));
  return value;
}

export const readPlayers = ({ game }: GamePackage, args: Args, io: Io): number =>
  readNumber(args, 'players', { ...game.seats, or: game.seats.min }, io);

/** Where bots are compared, solo games are only included on request. */
export const readPlayersOrTwo = ({ game: { seats } }: GamePackage, args: Args, io: Io): number =>
  readNumber(args, 'playersOrTwo', { ...seats, or: Math.max(2, seats.min) }, io);

/** First the preset, then individual settings on top of it. */
export function readSettings({ game }: GamePackage, args: Args, io: Io): Settings {
  const preset = args.text('preset');
  if (preset !== undefined && !Object.hasOwn(game.presets, preset))
    throw misused(io.t.unknownPreset(clean(preset), Object.keys(game.presets).join(', ')));
  const asked = new Map<string, SettingValue>(preset === undefined ? [] : Object.entries(game.presets[preset]));
  for (const pair of args.list('set')) {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined) throw misused(io.t.badPair(clean(pair)));
    if (!Object.hasOwn(game.settings, name))
      throw misused(io.t.unknownSetting(clean(name), Object.keys(game.settings).join(', ')));
    const { values } = game.settings[name];
    const value = values.find((known) => String(known) === text);
    if (value === undefined) throw misused(io.t.badSetting(name, clean(text), values.join(', ')));
    asked.set(name, value);
  }
  return Object.fromEntries(asked);
}

export function readBots(args: Args, io: Io): BotName[] {
  return (args.text('bots') ?? 'greedy').split(',').map((given) => {
    const name = given.trim();
    if (!isBotName(name)) throw misused(io.t.unknownBot(clean(name), BOT_NAMES.join(', ')));
    return name;
  });
}

/** A value that may be any text, but not an empty one. */
export function readFilled(args: Args, id: OptionId, io: Io): string | undefined {
  const given = args.text(id);
  if (given === '') throw misused(io.t.emptyValue(row(id).flag));
  return given;
}
