// The pictures of the rulebook, as rows of tiles, cards and figures (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';
import { AMOUNTS } from '../data/amounts.ts';
import { ACTIONS, CARDS } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { TILES } from '../data/tiles.ts';
import { TOKEN_KINDS, TOKENS } from '../data/tokens.ts';

const ALL: readonly Plate[] = [
  { id: 'sides', rule: 'R1.3', shows: ['T07 0 0 0 1', '→', 'T07 master 0'] },
  { id: 'tile', rule: 'R1.4', shows: ['T01'] },
  { id: 'figures', rule: 'R1.5', shows: ['pawn 0', 'pawn 1', 'beadle', '✓'] },
  { id: 'master', rule: 'R1.7', shows: ['pawn 0', '→', 'master 0'] },
  { id: 'recruit', rule: 'R5.3', shows: ['AR01', '→', 'pawn 0', '→', 'hall'] },
  { id: 'move', rule: 'R5.4', shows: ['AY03', '→', 'T03 0', '✓', 'T22 0', '✓', 'T05', '✗'] },
  { id: 'special', rule: 'R6.1', shows: ['AY01', '→', 'pawn 0', 'pawn 0', '→', 'hall'] },
  { id: 'cost', rule: 'R6.2', shows: ['AY06', '+', 'AR01', '→', 'pawn 0', 'pawn 0', 'pawn 0', 'pawn 0'] },
  { id: 'due', rule: 'R7.2', shows: ['T07 0 0 1 beadle', '✓', 'T07 0 0 1', '✗'] },
  { id: 'first', rule: 'R7.5', shows: ['T07 0 0 0 1', '→', 'T07 master 0'] },
  { id: 'second', rule: 'R7.9', shows: ['T07 0 0 0 1', '→', 'pawn 1', '→', 'TK10'] },
  { id: 'beadle', rule: 'R7.8', shows: ['T09 beadle', '→', 'T12 beadle'] },
  { id: 'adjacent', rule: 'R10.2', shows: ['T07 master 0', 'T09 master 0', '=', '1'] },
];

/** What is printed on the thing of this name. */
function printedOn(name: string): unknown {
  const [what] = name.split(' ');
  const card = CARDS[what];
  return [TILES[what], card, ACTIONS[card?.code], TOKEN_KINDS[TOKENS[what]]];
}
/** What a plate shows besides. */
const countedIn = ({ id }: Plate): number | undefined =>
  ({ recruit: AMOUNTS.recruits, adjacent: AMOUNTS.pairVp })[id as string];
const printedOnAll = (): string[] => ALL.map((plate) => JSON.stringify([plate.shows.map(printedOn), countedIn(plate)]));
const usual = inPlay.with(inPlay.builtIn, printedOnAll);

/** What an edition prints differently, or does not have, is left out: the words beside a picture speak of what it shows. */
export let PLATES!: readonly Plate[];
inPlay.table(
  () => printedOnAll(),
  (now) => {
    PLATES = ALL.filter((_, i) => now[i] === usual[i]);
  },
);
