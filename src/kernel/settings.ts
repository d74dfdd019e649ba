import type { Game, Settings, SettingValue } from './types.ts';

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

/** All settings of a table: what was asked for, and the defaults. */
export function settle(game: Pick<Game, 'settings'>, asked: Settings): Settings {
  for (const [name, value] of Object.entries(asked)) {
    const known = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
    if (!known?.values.includes(value)) throw new BadSetting(name, known?.values ?? []);
  }
  return Object.fromEntries(Object.entries(game.settings).map(([name, known]) => [name, asked[name] ?? known.default]));
}
