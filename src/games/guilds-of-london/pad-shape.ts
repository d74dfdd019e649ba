// What the end of a game consists of, as it is typed in from a real table.
import {
  amount,
  choice,
  flag,
  list,
  maybe,
  maybeNull,
  type Of,
  or,
  orNull,
  person,
  players,
  record,
  says,
  whole,
} from '../../text/shape.ts';
import { about } from './about.ts';
import { allMayors, allTiles, mayorOf, tileOf } from './data/kinds.ts';
import { typing } from './pad-cards.ts';

/** R4.7, R11.1 Alone one plays against somebody too. */
export const SEATS = { min: 2, max: about.seats.max };
/** Cards and tiles of the edition in play, by their codes. */
const MAYOR = {
  ...choice<string>([], says('unknownMayor', 'R2.9')),
  get enum(): readonly string[] {
    return allMayors().map((id) => mayorOf(id).code);
  },
};
const TILE = {
  ...choice<string>([], says('unknownTile', 'R1.4')),
  get enum(): readonly string[] {
    return allTiles().map((tile) => tileOf(tile).code);
  },
};
const COUNT = amount(says('belowZero', 'R1.9'));

const positionFor = (count: Parameters<typeof players>[1]) =>
  record({
    /** What the tiles and cards of this table say, where it is something else than the edition has; for this position only. */
    cards: typing.shape,
    /** R11.1 Then the second player is Boris or Rik, who has only points. */
    solo: or(false, flag(says('notYesOrNo', 'R11.1'))),
    players: players(
      {
        vp: or(0, COUNT),
        mayors: maybeNull(list(MAYOR, 30)),
        pawnsInGuildhall: maybe(COUNT),
        neutrals: maybe(COUNT),
        cardsInHand: maybe(COUNT),
        tokensReceived: maybe(COUNT),
        plantationsWon: maybe(COUNT),
      },
      count,
    ),
    guildhall: list(record({ x: whole(), y: whole() }), 10),
    city: list(
      record({
        x: whole(),
        y: whole(),
        tile: TILE,
        resolved: or(true, flag(says('notYesOrNo', 'R1.3'))),
        master: orNull(null, person(says('masterOfNobody', 'R1.7'))),
      }),
      100,
    ),
  });
export const POSITION = positionFor({ min: SEATS.min, max: SEATS.max, rule: 'R4.7' });
/** R11.1 */
export const ALONE = positionFor({ min: 2, max: 2, rule: 'R11.1', why: 'soloPlayers' });
export type PadPosition = Of<typeof POSITION>;
export type PadPlayer = PadPosition['players'][number];
export type PadTile = PadPosition['city'][number];
