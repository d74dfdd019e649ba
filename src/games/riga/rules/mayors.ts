// The Mayors (BM): a token a city, moved by buildings and by what is paid too much (R12).
import type { ScoreLine } from '../../../kernel/types.ts';
import { CITIES } from '../data/goods.ts';
import { buildingOf, RIGA } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Store, Track } from '../types.ts';
import type { Module } from './module.ts';

export const mayors: Module = {
  setUp(open) {
    open.tracks = CITIES.map(() => ({ spaces: open.towns.map(() => 0), mayor: null })); // R12.1
  },

  mayOverpay: (building) => buildingOf(building).at !== RIGA, // R12.3

  erected({ open }, seat, building, over, cx) {
    const city = buildingOf(building).at;
    if (city === RIGA) return; // R12.2
    const steps = PARAMETERS.bmBaseSteps + over;
    const track = open.tracks[city];
    const moved = advance(track, seat, steps);
    open.tracks[city] = moved;
    cx.emit({ e: 'moved', seat, city, steps, space: moved.spaces[seat] });
    if (moved.mayor !== track.mayor) cx.emit({ e: 'mayor', seat, city });
  },

  score: ({ open }, seat) => open.tracks.flatMap((track, city) => trackLines(track, seat, city)),
};

/** R12.2, R12.6, Q32 Whoever catches up with the mayor came later. */
export function advance({ spaces, mayor }: Track, seat: number, steps: number): Track {
  const space = spaces[seat] + steps;
  const isAhead = mayor === null || (mayor !== seat && space > spaces[mayor]);
  return { spaces: spaces.with(seat, space), mayor: isAhead ? seat : mayor };
}

/** R12.3 How many of the ducats paid too much go on the Exchange Office. */
export const storeOptions = (most: number): Store[] => Array.from({ length: most + 1 }, (_, store) => ({ store }));

/** R12.4, R12.5 */
function trackLines({ spaces, mayor }: Track, seat: number, city: number): ScoreLine[] {
  const space = spaces[seat];
  const lines: ScoreLine[] = [];
  const points = Math.floor(space / PARAMETERS.bmStepsPerVp);
  const facts = { city: CITIES[city], space };
  if (points > 0) lines.push({ rule: 'R12.4', label: 'spaces', points, facts });
  if (mayor === seat) lines.push({ rule: 'R12.5', label: 'mayor', points: PARAMETERS.bmMayorVp, facts });
  return lines;
}
