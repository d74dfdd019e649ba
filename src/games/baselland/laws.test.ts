import { lawsOf } from '../../../test/laws/game.ts';
import { floodFill } from './flood.testing.ts';

await lawsOf('baselland', {
  kinds: ['place object', 'follower none', 'follower c', 'follower r', 'follower m', 'follower f'],
  events: ['began', 'drew', 'removed', 'placed', 'put', 'finished', 'scored', 'returned', 'ended'],
  refusals: [
    'mustLay',
    'layFirst',
    'alreadyLaid',
    'notASpot',
    'otherTile',
    'taken',
    'noContact',
    'cornerOnly',
    'edgeDiffers',
    'looksTheSame',
    'onlyOne',
    'noSuchRegion',
    'noCityBeside',
    'occupied',
    'noFollowers',
  ],
  byHand: { noFollowers: 'R5.8 with an empty supply only tiles are laid' },
  own: floodFill,
});
