// Why a position typed in from a real table is refused.
import type { Fact } from './sentences.ts';

export type PadRefusalKey =
  // what was typed in at all
  | 'notAnObject'
  | 'unknownField'
  | 'notWhole'
  | 'tooLong'
  | 'notYesOrNo'
  // what was typed on tiles and cards
  | 'badCard'
  | 'typedTwice'
  | 'typedRange'
  | 'typedCount'
  | 'typedChoice'
  // who sits at the table
  | 'emptyName'
  | 'playerTwice'
  | 'playerCount'
  | 'soloPlayers'
  | 'opponentHasOnlyVp'
  // the city
  | 'unknownTile'
  | 'tileTwice'
  | 'cellTwice'
  | 'guildhallElsewhere'
  | 'noSuchCell'
  | 'cellMissing'
  | 'onlyChurchHere'
  | 'churchElsewhere'
  | 'specialHere'
  | 'guildHere'
  | 'masterOfNobody'
  | 'opponentHasNoMaster'
  | 'masterOnUnresolved'
  // what the players have
  | 'belowZero'
  | 'unknownMayor'
  | 'mayorTwice'
  | 'tooManyPawns'
  | 'tooManyNeutrals'
  | 'tooManyCards'
  | 'tooManyTokens'
  | 'tooManyPlantations';
export type PadRefusals = Readonly<Record<PadRefusalKey, (fact: Fact) => string>>;
