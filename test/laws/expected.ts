// What must have occurred in the random games of each game. What chance seldom brings about has a test of its own by hand.
import type { GameId } from '../../src/games/index.ts';

export interface Expected {
  readonly kinds: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
}

export const EXPECTED: Readonly<Record<GameId, Expected>> = {
  baselland: {
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
  },
};

/** What occurred in no random game, and the title of the test that makes it happen. */
export const BY_HAND: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  baselland: { noFollowers: 'R5.8 with an empty supply only tiles are laid' },
};
