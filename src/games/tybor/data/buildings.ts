// Dossier 4.2. Eight names and symbols are the printed ones, everything else is reconstructed. Names: words/.
import { inPlay } from './in-play.ts';
import { type Colour, inOrder, type Profession } from './persons.ts';

/** R8.1.2–R8.1.4, R5.5 */
export type BuildingEffect = 'max' | 'set4' | 'pair' | 'draw2';
export interface BuildingRow {
  readonly colour: Colour;
  /** R0.3 */
  readonly small: number;
  readonly large: number;
  readonly symbol: Profession | null;
  readonly effect: BuildingEffect | null;
  /** The colour that `max` and `pair` count. */
  readonly counts: Colour | null;
}

export let BUILDINGS!: Readonly<Record<string, BuildingRow>>;
inPlay.table(
  () => inOrder<BuildingRow>('buildings'),
  (made) => {
    BUILDINGS = made;
  },
);
