// The pictures of the rulebook, as rows of buildings, goods and crests (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { GOOD_ROWS, type Good } from '../data/goods.ts';
import { inPlay } from '../data/in-play.ts';
import { PARAMETERS } from '../data/parameters.ts';

const ALL: readonly Plate[] = [
  { id: 'row', rule: 'R3.2', shows: ['row grain wine cloth', '≥', '9'] },
  { id: 'take', rule: 'R4.1', shows: ['row glass cloth', '✓', 'tallinn-hafen', '✓'] },
  { id: 'later', rule: 'R4.4', shows: ['visby-kontor house new', '→', 'visby-kontor house'] },
  { id: 'worth', rule: 'R6.2', shows: ['glass', '6', '+', 'grain', '2', '=', '8', '→', 'visby-markthalle'] },
  { id: 'visby', rule: 'R6.3', shows: ['pays visby', 'pays tallinn'] },
  { id: 'danzig', rule: 'R6.3', shows: ['pays stockholm', 'pays danzig'] },
  { id: 'lodge', rule: 'R6.4', shows: ['visby-bauhuette house', '→', 'visby-dom', '−2'] },
  { id: 'change', rule: 'R6.6', shows: ['cloth', '5', '+', 'cloth', '5', '−', '8', '=', '2', '✗'] },
  { id: 'hall', rule: 'R7.1', shows: ['visby-markthalle', '→', 'glass', '+1'] },
  { id: 'office', rule: 'R7.2', shows: ['danzig-kontor', '→', 'coins 2'] },
  {
    id: 'town',
    rule: 'R7.10',
    shows: ['danzig-rathaus house', '+', 'danzig-kontor house', 'danzig-hafen house', '=', '+2'],
  },
  { id: 'persons', rule: 'R10.6', shows: ['knight', 'merchant'] },
  { id: 'covered', rule: 'R11.3', shows: ['knight', '→', 'knight covered', '→', 'row wine glass wine'] },
];

/** What the edition says of the thing of this name; what a place pays is drawn as it says. */
function printedOn(name: string): string {
  const [what, ...more] = name.split(' ');
  const { rowMinValue, premiumBonus } = PARAMETERS;
  if (what === 'row') return JSON.stringify([rowMinValue, more.map((good) => GOOD_ROWS[good as Good].base)]);
  const good = GOOD_ROWS[what as Good];
  return JSON.stringify(
    good === undefined ? (BUILDINGS[what] ?? null) : [good.base, good.dear, good.closed, premiumBonus],
  );
}
const printedOnAll = (): string[] => ALL.map(({ shows }) => shows.map(printedOn).join());
const usual = inPlay.with(inPlay.builtIn, printedOnAll);

/** What an edition prints differently, or does not have, is left out: the words beside a picture speak of what it shows. */
export let PLATES!: readonly Plate[];
inPlay.table(printedOnAll, (now) => {
  PLATES = ALL.filter((_, i) => now[i] === usual[i]);
});
