import type { Game, Settings, SettingValue } from './types.ts';

/** The rules a game is played by; games under the first rules do not say so. */
export const rulesOf = ({ settings }: { readonly settings: object }): number =>
  (settings as { readonly rules?: number }).rules ?? 1;

/** Whether this version still plays by these rules. */
export const playsBy = ({ version, oldest = version }: Pick<Game, 'version' | 'oldest'>, rules: number): boolean =>
  Number.isInteger(rules) && rules >= oldest && rules <= version;

/** A setting that the game does not know, or a value it does not have. */
export class BadSetting extends Error {
  readonly setting: string;
  readonly values: readonly SettingValue[];
  constructor(setting: string, values: readonly SettingValue[]) {
    super(values.length > 0 ? `${setting} must be one of ${values.join(', ')}` : `there is no setting '${setting}'`);
    this.setting = setting;
    this.values = values;
  }
}

/** A setting of the table, whatever is played there: its seats look into each other's hands. Said only where it is so. */
export const OPEN_HANDS = 'openHands';
export const hasOpenHands = ({ settings }: { readonly settings: object }): boolean =>
  (settings as { readonly openHands?: boolean }).openHands === true;

/** All settings of a table: those asked for, and defaults for the rest. */
export function settle(game: Pick<Game, 'settings'>, { [OPEN_HANDS]: open = false, ...asked }: Settings): Settings {
  if (typeof open !== 'boolean') throw new BadSetting(OPEN_HANDS, [false, true]);
  for (const [name, value] of Object.entries(asked)) {
    const known = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
    if (!known?.values.includes(value)) throw new BadSetting(name, known?.values ?? []);
  }
  const own = Object.entries(game.settings).map(([name, known]) => [name, asked[name] ?? known.default]);
  return { ...Object.fromEntries(own), ...(open && { [OPEN_HANDS]: true }) };
}

/** As a record names them: a later setting is left out while it has its default, as if it did not exist. */
export function namedSettings(game: Pick<Game, 'settings'>, { rules: _, ...settings }: Settings): Settings {
  const isNamed = ([name, value]: [string, SettingValue]): boolean =>
    game.settings[name]?.later !== true || game.settings[name].default !== value;
  return Object.fromEntries(Object.entries(settings).filter(isNamed));
}
