// How an example is told: a position, buildings by their codes, and the moment in the year; then what is chosen. Points
// come with the end of the game, so every example is counted as if it ended there.
import type { Seat, State } from '../../../kernel/types.ts';
import { type Example, type ExampleFacts, exampleFrom } from '../../../text/example.ts';
import { yearsFor } from '../data/kinds.ts';
import { PARAMETERS, type TileId } from '../data/parameters.ts';
import type { RigaTask, S } from '../types.ts';
import { ALONE, type SceneFacts, setScene, type TownFacts } from './scene.ts';

export interface Told extends ExampleFacts {
  /** The reader is to take something, or has done so and is to build; winter has come; or the game has ended. */
  readonly when: 'take' | 'build' | 'winter' | 'over';
  readonly at: SceneFacts & { readonly towns: readonly TownFacts[] };
}

/** A year in the middle of the game. */
const MIDDLE = 4;
/** Enough for every number of players. */
const ROWS = ['CL', 'WWW', 'LWG', 'GGGW', 'CWG', 'GGLG'];
/** R10.2 What lies in the supply beside the tiles that an example is about. */
const OTHER_TILES: readonly TileId[] = ['stockholm', 'danzig', 'merchant', 'knight', 'visby', 'tallinn'];

export function exampleOf(told: Told): Example {
  const { at, when, you = 0 } = told;
  const { towns } = at;
  return exampleFrom(
    { ...told, atEnd: true },
    {
      seats: towns.length,
      settings: { ...ALONE, ...at.settings },
      arrange(state: State) {
        const s = state as S;
        const isOver = when === 'over';
        const rows = isOver ? [] : ROWS.slice(0, towns.length + PARAMETERS.rowsMinusPlayers);
        setScene(s, { active: you, year: isOver ? yearsFor(towns.length) : MIDDLE, rows, ...at, masters: tilesOf(at) });
        if (!isOver && at.new === undefined) {
          const count = towns.length + PARAMETERS.newBuildingsMinusPlayers;
          s.open.market.new = s.dark.buildings.splice(-count).reverse();
        }
        s.todo = todoOf(when, you, towns.length).toReversed();
      },
    },
  );
}

function tilesOf({ settings, masters = {} }: SceneFacts): NonNullable<SceneFacts['masters']> {
  if (settings?.GM !== true) return {};
  const named = Object.keys(masters);
  const others = OTHER_TILES.filter((tile) => !named.some((name) => name.endsWith(tile)));
  const missing = others.slice(0, PARAMETERS.gmTilesInPlay - named.length);
  return { ...masters, ...Object.fromEntries(missing.map((tile) => [`first ${tile}`, null])) };
}

/** The turn, those after it in summer, and the rest of the year (R2.1). */
function todoOf(when: Told['when'], you: Seat, seats: number): RigaTask[] {
  if (when === 'over') return [{ do: 'finish' }];
  if (when === 'winter') return [{ do: 'build', seat: you }, { do: 'winter' }];
  const later = Array.from({ length: seats - you - 1 }, (_, i): RigaTask => ({ do: 'turn', seat: you + 1 + i }));
  const turn: RigaTask = when === 'take' ? { do: 'turn', seat: you } : { do: 'build', seat: you };
  return [turn, ...later, { do: 'autumn' }, { do: 'winter' }];
}
