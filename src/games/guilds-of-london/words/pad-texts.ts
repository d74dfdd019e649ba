// Why a position typed in from a real table is refused: the words of both languages.

/** A fact of a refusal, fit to be read. */
type Fact = (name: string) => string;
export type PadRefusalKey =
  // what was typed in at all
  | 'notAnObject'
  | 'unknownField'
  | 'notWhole'
  | 'tooLong'
  | 'notYesOrNo'
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

const given = {
  de: (value: string): string => (value === 'nothing' ? 'hier steht nichts' : `hier steht ${value}`),
  en: (value: string): string => (value === 'nothing' ? 'here is nothing' : `here is ${value}`),
};

const de: PadRefusals = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${given.de(f('value'))}`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${f('max')} Einträge`,
  notYesOrNo: (f) => `Hier steht true oder false; ${given.de(f('value'))}`,

  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen 2 bis 4 Spieler, nicht ${f('count')}; für ein Solospiel schreibe "solo": true`,
  soloPlayers: (f) => `Im Solospiel stehen hier genau zwei: erst du, dann Boris oder Rik; es sind ${f('count')}`,
  opponentHasOnlyVp: (f) =>
    `${f('name')} hat nur Siegpunkte, keine Karten, Marker oder Meister; „${f('field')}“ gehört nicht dazu`,

  unknownTile: (f) => `Zünfte heißen T01 bis T40, besondere Gebäude SB1 bis SB5; ${given.de(f('value'))}`,
  tileTwice: (f) => `${f('id')} liegt schon auf (${f('x')},${f('y')}); jedes Plättchen gibt es nur einmal`,
  cellTwice: (f) => `Auf (${f('x')},${f('y')}) liegt schon etwas`,
  guildhallElsewhere: (f) => `Bei ${f('players')} Spielern liegt die Zunfthalle auf ${f('cells')}`,
  noSuchCell: (f) => `In der Stadt für ${f('players')} Spieler liegt auf (${f('x')},${f('y')}) nie ein Plättchen`,
  cellMissing: (f) =>
    `Auf (${f('x')},${f('y')}) fehlt ein Plättchen; eine Stadt für ${f('players')} Spieler hat ${f('sizes')} Plättchen, und alle gehören hierher, auch offene`,
  onlyChurchHere: (f) =>
    `Auf (${f('x')},${f('y')}) liegt bei ${f('players')} Spielern immer SB1, die Kirche von St Lawrence Jewry, nicht ${f('id')}`,
  churchElsewhere: (f) =>
    `SB1, die Kirche von St Lawrence Jewry, liegt bei ${f('players')} Spielern immer auf (${f('x')},${f('y')})`,
  specialHere: (f) => `Auf (${f('x')},${f('y')}) liegt immer ein besonderes Gebäude (SB2 bis SB5), nicht ${f('id')}`,
  guildHere: (f) =>
    `Auf (${f('x')},${f('y')}) liegt zu zweit immer ein Zunft-Plättchen (T01 bis T40), nicht ${f('id')}`,
  masterOfNobody: (f) => `Ein Meister gehört einem Spieler am Tisch, oder hier steht null; ${given.de(f('value'))}`,
  opponentHasNoMaster: (f) => `${f('name')} stellt nie einen Meister auf; seine Plättchen haben "master": null`,
  masterOnUnresolved: (f) => `${f('id')} ist offen; ein Meister steht nur auf einem gewerteten Plättchen`,

  belowZero: (f) => `Die Zahl kann nicht negativ sein; ${given.de(f('value'))}`,
  unknownMayor: (f) => `Belohnungskarten heißen MR01 bis MR21; ${given.de(f('value'))}`,
  mayorTwice: (f) => `${f('id')} hat schon ${f('name')}; jede Belohnungskarte gibt es nur einmal`,
  tooManyPawns: (f) =>
    `${f('name')} hätte ${f('masters')} Meister und ${f('pawns')} Mitglieder in der Zunfthalle; jeder hat zusammen nur ${f('max')}`,
  tooManyNeutrals: (f) => `Zusammen wären das ${f('count')} Neutrale; im Spiel sind nur ${f('max')}`,
  tooManyCards: (f) => `Zusammen wären das ${f('count')} Handkarten; es gibt nur ${f('max')} Aktionskarten`,
  tooManyTokens: (f) =>
    `Zusammen wären das ${f('count')} erhaltene Belohnungsmarker; gewertet sind erst ${f('max')} Plättchen, und jedes gibt höchstens einen`,
  tooManyPlantations: (f) =>
    `Zusammen wären das ${f('count')} gewonnene Plantagen; gewertet wird sie nur ${f('max')}-mal`,
};

const en: PadRefusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  notWhole: (f) => `A whole number is needed; ${given.en(f('value'))}`,
  tooLong: (f) => `The list is too long; it has at most ${f('max')} entries`,
  notYesOrNo: (f) => `This is true or false; ${given.en(f('value'))}`,

  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 4 players at a table, not ${f('count')}; for a solo game write "solo": true`,
  soloPlayers: (f) => `In a solo game exactly two stand here: first you, then Boris or Rik; there are ${f('count')}`,
  opponentHasOnlyVp: (f) =>
    `${f('name')} has victory points only, no cards, tokens or masters; “${f('field')}” does not belong there`,

  unknownTile: (f) => `Guilds are called T01 to T40, special buildings SB1 to SB5; ${given.en(f('value'))}`,
  tileTwice: (f) => `${f('id')} already lies on (${f('x')},${f('y')}); there is only one of each tile`,
  cellTwice: (f) => `Something already lies on (${f('x')},${f('y')})`,
  guildhallElsewhere: (f) => `With ${f('players')} players the Guildhall lies on ${f('cells')}`,
  noSuchCell: (f) => `In the city of ${f('players')} players there is never a tile on (${f('x')},${f('y')})`,
  cellMissing: (f) =>
    `A tile is missing on (${f('x')},${f('y')}); a city of ${f('players')} players has ${f('sizes')} tiles, and all belong here, unresolved ones too`,
  onlyChurchHere: (f) =>
    `On (${f('x')},${f('y')}) with ${f('players')} players always lies SB1, the Church of St Lawrence Jewry, not ${f('id')}`,
  churchElsewhere: (f) =>
    `SB1, the Church of St Lawrence Jewry, always lies on (${f('x')},${f('y')}) with ${f('players')} players`,
  specialHere: (f) => `On (${f('x')},${f('y')}) always lies a special building (SB2 to SB5), not ${f('id')}`,
  guildHere: (f) => `On (${f('x')},${f('y')}) with two players always lies a guild tile (T01 to T40), not ${f('id')}`,
  masterOfNobody: (f) => `A master belongs to a player at the table, or this is null; ${given.en(f('value'))}`,
  opponentHasNoMaster: (f) => `${f('name')} never puts a master; such tiles have "master": null`,
  masterOnUnresolved: (f) => `${f('id')} is unresolved; a master stands only on a resolved tile`,

  belowZero: (f) => `The number cannot be negative; ${given.en(f('value'))}`,
  unknownMayor: (f) => `Mayor cards are called MR01 to MR21; ${given.en(f('value'))}`,
  mayorTwice: (f) => `${f('name')} already has ${f('id')}; there is only one of each mayor card`,
  tooManyPawns: (f) =>
    `${f('name')} would have ${f('masters')} masters and ${f('pawns')} pawns in the Guildhall; everybody has only ${f('max')} in all`,
  tooManyNeutrals: (f) => `That would be ${f('count')} neutrals in all; only ${f('max')} are in the game`,
  tooManyCards: (f) => `That would be ${f('count')} hand cards in all; there are only ${f('max')} action cards`,
  tooManyTokens: (f) =>
    `That would be ${f('count')} second-place tokens received in all; only ${f('max')} tiles are resolved, and each gives one at most`,
  tooManyPlantations: (f) => `That would be ${f('count')} plantations won in all; it is scored only ${f('max')} times`,
};

export const PAD_REFUSALS = { de, en };
