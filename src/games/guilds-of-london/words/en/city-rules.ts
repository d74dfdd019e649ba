// R2, R3, R9.4 Where the city lies: as Kontor's own edition has it, or cell by cell.
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { inPlay } from '../../data/in-play.ts';
import { CHURCH, GUILDS, tileOf } from '../../data/kinds.ts';
import { GROWS, isUsual, type Layout, ROUNDS } from '../../data/layout.ts';
import { cellAt, cellsAt, countOf, sizeOf, tilesOf } from '../cells.ts';
import { SPECIALS } from '../figures.ts';
import { names } from './names.ts';

const word = (n: number) => inWords('en', n);
const atStart = (n: number) => inWordsAtStart('en', n);
const spots = (layout: Layout) => countOf(layout, 'special');
const churchName = () => names.tiles[tileOf(CHURCH).code];
const isOwnChurch = () => churchName() === inPlay.with(inPlay.builtIn, churchName);
const WHICH = ['first', 'second', 'third'];
/** The cells of each growth. */
function grown(layout: Layout, who: string): string {
  const parts = GROWS.flatMap((fill, i) =>
    countOf(layout, fill) === 0 ? [] : [`in the ${WHICH[i]} growth ${cellsAt(layout, fill)}`],
  );
  return parts.length === 0 ? '' : `${who}: ${parts.join('; ')}. `;
}

export const cityRules = {
  'R2.1': () =>
    isUsual('large')
      ? `The two Guildhall tiles lie side by side on ${cellAt('large', 'gh', 1)} and ${cellAt('large', 'gh', 2)}. The compass rose marks the north-west corner of the start layout.`
      : `The Guildhall lies on ${cellsAt('large', 'gh')}. The compass rose marks the north-west corner of the start layout.`,
  'R2.2': () =>
    isUsual('large') && isOwnChurch()
      ? `The Church of St Lawrence Jewry lies start side up east of the Guildhall on ${cellAt('large', 'church')}.`
      : `${churchName()} lies start side up on ${cellsAt('large', 'church')}.`,
  'R2.3': () =>
    isUsual('large')
      ? `The other ${word(SPECIALS - 1)} special buildings are shuffled; one goes west of the Guildhall on ${cellAt('large', 'special')}. The remaining ${word(SPECIALS - 2)}, shuffled with the ${GUILDS} guild tiles, make the tile pile of ${GUILDS + SPECIALS - 2}.`
      : `The other ${word(SPECIALS - 1)} special buildings are shuffled; ${spots('large') === 0 ? 'none of them is laid' : `the next ones go to ${cellsAt('large', 'special')}`}. The remaining ${word(SPECIALS - 1 - spots('large'))}, shuffled with the ${GUILDS} guild tiles, make the tile pile of ${GUILDS + SPECIALS - 1 - spots('large')}.`,
  'R2.4': () =>
    isUsual('large')
      ? `${atStart(countOf('large', 'tile'))} tiles from the pile follow: one row above, ${cellAt('large', 'tile', 1)} to ${cellAt('large', 'tile', 4)}, and one below, ${cellAt('large', 'tile', 5)} to ${cellAt('large', 'tile', 8)}. The start city is a rectangle of ${sizeOf('large', false)} with ${tilesOf('large', false)} tiles. A special building that is drawn is laid like any other tile.`
      : `${atStart(countOf('large', 'tile'))} tiles from the pile follow, on ${cellsAt('large', 'tile')}. The start city has ${tilesOf('large', false)} tiles. A special building that is drawn is laid like any other tile.`,
  'R3.1': () =>
    isUsual('small')
      ? `Everything as in R2, except: a single Guildhall tile lies in the centre ${cellAt('small', 'gh')} of a ${sizeOf('small', false)} grid. The whole city is laid out from the start; nothing is added later.`
      : `Everything as in R2, except: the Guildhall lies on ${cellsAt('small', 'gh')}${countOf('small', ...GROWS) === 0 ? '. The whole city is laid out from the start; nothing is added later.' : '.'}`,
  'R3.2': () =>
    isUsual('small') && isOwnChurch() && SPECIALS - 1 - spots('small') === 1
      ? `A special building lies on each side of the Guildhall: the Church of St Lawrence Jewry in the east ${cellAt('small', 'church')}; of the other ${word(SPECIALS - 1)}, shuffled, the first in the north ${cellAt('small', 'special', 1)}, the second in the west ${cellAt('small', 'special', 2)}, the third in the south ${cellAt('small', 'special', 3)}. The last one is out of the game.`
      : `${churchName()} lies on ${cellsAt('small', 'church')}. Of the other ${word(SPECIALS - 1)} special buildings, shuffled, ${spots('small') === 0 ? 'none is laid' : `the next ones go to ${cellsAt('small', 'special')}`}; the rest are out of the game.`,
  'R9.4': () =>
    isUsual('large') &&
    isUsual('small') &&
    ROUNDS[3].newTiles &&
    ROUNDS[4].newTiles &&
    !ROUNDS[1].newTiles &&
    !ROUNDS[2].newTiles
      ? `With three or four players, except in the last round, ${countOf('large', 'grow1')} tiles from the pile are added, each with the next token: in the first growth the west column, ${cellAt('large', 'grow1', 1)} to ${cellAt('large', 'grow1', 3)}, and the east column, ${cellAt('large', 'grow1', 4)} to ${cellAt('large', 'grow1', 6)}; in the second the north row, ${cellAt('large', 'grow2', 1)} to ${cellAt('large', 'grow2', 6)}; in the third the south row, ${cellAt('large', 'grow3', 1)} to ${cellAt('large', 'grow3', 6)}. In the end the city is ${sizeOf('large', true)} in size and has ${tilesOf('large', true)} tiles.`
      : `Except in the last round, tiles from the pile are added where the table of rounds says so, each with the next token. ${grown('large', 'With three or four players')}${grown('small', 'Alone or with two players')}In the end the large city is ${sizeOf('large', true)} in size and has ${tilesOf('large', true)} tiles.`,
} as const;
