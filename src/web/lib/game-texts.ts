// What a game says to this reader: by the letters and numbers at the edge of the board, where it shows them.
import { type GamePackage, textsOf } from '../../text/package.ts';
import type { Texts } from '../../text/texts.ts';
import { type Prefs, setPrefs } from './prefs.ts';

export function textsFor(pkg: GamePackage, { language, grid }: Pick<Prefs, 'language' | 'grid'>): Texts {
  const texts = textsOf(pkg, language);
  return grid ? (texts.onGrid ?? texts) : texts;
}

/** For boards: whether the grid is shown, and how to change that. */
export const gridOf = ({ grid }: Prefs) => ({ isOn: grid, toggle: () => setPrefs({ grid: !grid }) });
