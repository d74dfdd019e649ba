// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  sides: 'A tile before and after it is resolved, with its new master.',
  tile: 'Majority value at the top left, symbols in the middle, precedence number at the top right, the reward for first place on the ribbon.',
  figures: 'Pawns of all players and the beadle are figures.',
  master: 'A pawn that wins a tile becomes its master.',
  recruit: 'Any card discarded brings a pawn to the Guildhall.',
  move: 'A card with yellow and red moves a pawn to a yellow or a red tile, but not to a pink one.',
  special: 'Played for its effect, the Recruiter brings two pawns.',
  cost: 'A coin on the card: discard another card to pay for it.',
  due: 'Four figures with the beadle: the tile is due. Three are not enough.',
  first: 'Three pawns against one: the master is clear.',
  second: 'Second place gets the second-place token of the tile.',
  beadle: 'His tile is resolved: the beadle goes on to the guild with the lowest number.',
  adjacent: 'Two own masters side by side.',
};
