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
  'guilds-of-london': { kinds: [], events: [], refusals: [] },
  tybor: {
    kinds: [
      'pick object',
      'use citizen',
      'use worker',
      'use builder',
      'pay object',
      'keep object',
      'dismiss object',
      'harbour decline',
      'harbour captain',
      'harbour building',
    ],
    events: [
      'began',
      'read',
      'reshuffled',
      'dealt',
      'displayed',
      'added',
      'turnedUp',
      'used',
      'paid',
      'built',
      'drew',
      'kept',
      'passed',
      'starts',
      'dismissed',
      'sailed',
      'stayed',
      'roundEnded',
      'ended',
    ],
    refusals: [
      'pickOne',
      'notInHand',
      'threeUses',
      'nameABuilding',
      'alreadyBuilt',
      'notOnDisplay',
      'smallOrLarge',
      'tooLittleWork',
      'payOne',
      'citizensDoNotPay',
      'notYourWorker',
      'strongestFirst',
      'notEnoughLeft',
      'keepExactly',
      'notDrawn',
      'noBuildingGoes',
      'onePersonGoes',
      'notYourPerson',
      'workersDoNotSail',
      'noShip',
      'notYourBuilding',
      'sailOrStay',
    ],
  },
};

/** What occurred in no random game, and the title of the test that makes it happen. */
export const BY_HAND: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  baselland: { noFollowers: 'R5.8 with an empty supply only tiles are laid' },
  'guilds-of-london': {},
  tybor: {
    'draw.open.tableaux': 'R5.5 a single card that can be drawn becomes the worker, and with none nothing happens',
    strongestFirst: 'R5.4.4 a payment goes from the strongest to the weakest, and nobody pays twice',
    workersDoNotSail: 'R7.3 not with a captain among the workers, a card without a ship, or somebody else’s',
  },
};
