// What the score pad says about a position that cannot be. `Fact` gives buildings, goods and tiles by their names.
type Fact = (name: string) => string;
type Refusals = Readonly<Record<PadRefusalKey, (fact: Fact) => string>>;

export type PadRefusalKey =
  // what was typed
  | 'notAnObject'
  | 'unknownField'
  | 'tooLong'
  | 'notWhole'
  | 'belowZero'
  | 'emptyName'
  | 'playerTwice'
  | 'playerCount'
  | 'unknownPlayer'
  | 'unknownModule'
  | 'moduleTwice'
  | 'unknownBuilding'
  | 'unknownRigaBuilding'
  | 'unknownGood'
  | 'unknownCity'
  | 'unknownTile'
  | 'badSide'
  // cards
  | 'cardTwice'
  | 'rigaTwice'
  | 'rigaElsewhere'
  | 'rigaInHand'
  | 'noRigaBuildings'
  | 'tooManyGoods'
  | 'tooManyBuildings'
  | 'tooManyTakes'
  | 'overHandLimit'
  | 'tooManyCoins'
  | 'tooManyStored'
  // Victual Brothers and mayors
  | 'noVictualBrothers'
  | 'notBuilt'
  | 'nobodyThere'
  | 'coveredTwice'
  | 'tooManyCovered'
  | 'noMayors'
  | 'spacesWithoutBuilding'
  | 'tooFewSpaces'
  | 'notForemost'
  | 'mayorTwice'
  // Grand Masters
  | 'noMasters'
  | 'fourTiles'
  | 'tileTwice'
  | 'tileNeedsRiga'
  | 'moneyHasNoOwner'
  | 'moneyHasNoSide'
  | 'tooManyMax'
  | 'ownerTooFew'
  | 'ownerBehind'
  | 'mustBeClaimed'
  | 'neverClaimed'
  | 'notContested'
  | 'neverTheirs';

const counted = (n: string, one: string, many: string) => `${n} ${n === '1' ? one : many}`;
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typedDe = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;
const typedEn = (text: string) => `here is ${text}`;

const de: Refusals = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${f('max')} Einträge`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${typedDe(f('value'))}`,
  belowZero: (f) => `Weniger als 0 geht nicht; hier steht ${f('count')}`,
  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen 2 bis 4 Spieler, nicht ${f('count')}`,
  unknownPlayer: (f) => `So heißt niemand am Tisch; ${typedDe(f('value'))}`,
  unknownModule: (f) => `Die Module heißen RG, GM, VB und BM; ${typedDe(f('value'))}`,
  moduleTwice: (f) => `Das Modul ${f('id')} steht schon da`,
  unknownBuilding: (f) => `Ein Gebäude heißt zum Beispiel visby-kontor; ${typedDe(f('value'))}`,
  unknownRigaBuilding: (f) =>
    `Die Riga-Gebäude heißen riga-speicher, riga-wechselstube, riga-schule und riga-kloster; ${typedDe(f('value'))}`,
  unknownGood: (f) => `Die Waren heißen grain, wine, glass und cloth; ${typedDe(f('value'))}`,
  unknownCity: (f) => `Die Städte heißen visby, tallinn, stockholm und danzig; ${typedDe(f('value'))}`,
  unknownTile: (f) =>
    `Die Großmeister heißen riga, visby, stockholm, tallinn, danzig, knight, merchant und money; ${typedDe(f('value'))}`,
  badSide: (f) => `Ein Großmeister zeigt „max“ oder „first“; ${typedDe(f('value'))}`,
  cardTwice: (f) => `${f('building')} hat schon ${f('name')}; jede Karte gibt es nur einmal`,
  rigaTwice: (f) => `${f('building')} steht schon bei ${f('name')}; jeder hat es nur einmal`,
  rigaElsewhere: (f) => `${f('building')} ist ein Riga-Gebäude und gehört zu „rigaBuildings“`,
  rigaInHand: (f) => `${f('building')} ist ein Riga-Gebäude und nie auf der Hand`,
  noRigaBuildings: (f) => `${f('building')} gibt es nur mit den Riga-Gebäuden; im Spiel fehlt das Modul RG`,
  tooManyGoods: (f) => `Von ${f('good')} gibt es nur ${f('max')} Karten`,
  tooManyBuildings: (f) =>
    `Zusammen habt ihr ${f('count')} Gebäudekarten der Städte; in eurem Spiel können es höchstens ${f('max')} sein`,
  tooManyTakes: (f) =>
    `${f('name')} hätte ${f('count')} Mal nehmen müssen: ein Gebäude weniger als eigene Karten und eine Reihe je verdeckter Person; Züge gibt es ${f('max')}`,
  overHandLimit: (f) => `${f('name')} hat ${f('count')} Handkarten, darf aber nur ${f('max')} behalten`,
  tooManyCoins: (f) =>
    `${f('name')} hat ${counted(f('count'), 'Münze', 'Münzen')}; auf den eigenen Kontoren liegen höchstens ${f('max')}`,
  tooManyStored: (f) =>
    `${f('name')} hat ${f('count')} Dukaten aufgehoben; ${f('max') === '0' ? 'dazu fehlt die Wechselstube' : `auf der Wechselstube liegen höchstens ${f('max')}`}`,
  noVictualBrothers: () => 'Verdeckte Personen gibt es nur mit den Vitalienbrüdern; im Spiel fehlt das Modul VB',
  notBuilt: (f) => `${f('building')} steht nicht bei ${f('name')}; verdeckt werden nur eigene Personen`,
  nobodyThere: (f) => `Auf ${f('building')} ist niemand, der verdeckt sein könnte`,
  coveredTwice: (f) => `${f('building')} ist schon als verdeckt genannt`,
  tooManyCovered: (f) => `Zusammen sind ${f('count')} Personen verdeckt; Plättchen gibt es nur ${f('max')}`,
  noMayors: () => 'Stadttafeln gibt es nur mit den Bürgermeistern; im Spiel fehlt das Modul BM',
  spacesWithoutBuilding: (f) =>
    `${f('name')} hat in ${f('place')} nichts gebaut; der Stein dort steht auf Feld 0, nicht auf ${f('count')}`,
  tooFewSpaces: (f) =>
    `${f('name')} hat in ${f('place')} so viele Gebäude, dass der Stein mindestens auf Feld ${f('min')} steht, nicht auf ${f('count')}`,
  notForemost: (f) => `${f('name')} steht in ${f('place')} nicht am weitesten vorn und ist dort nicht Bürgermeister`,
  mayorTwice: (f) => `Bürgermeister in ${f('place')} ist schon ${f('name')}`,
  noMasters: () => 'Großmeister gibt es nur mit ihrem Modul; im Spiel fehlt GM',
  fourTiles: (f) => `Im Spiel sind vier Großmeister, auch die in der Mitte; genannt sind ${f('count')}`,
  tileTwice: (f) => `Den Großmeister ${f('tile')} gibt es nur einmal`,
  tileNeedsRiga: () => 'Ohne die Riga-Gebäude (RG) ist der Großmeister Riga nicht im Spiel',
  moneyHasNoOwner: () => 'Das Geld gehört niemandem; es wird am Ende gewertet',
  moneyHasNoSide: () => 'Die Seite des Geldes folgt aus der Spielerzahl; gib keine an',
  tooManyMax: () => 'Ohne Riga zeigen von sieben Plättchen nur drei „Max.“; vier davon können nicht im Spiel sein',
  ownerTooFew: (f) =>
    `${f('name')} kann den Großmeister ${f('tile')} nicht haben: nötig sind mindestens ${f('needs')}, nicht ${f('count')}`,
  ownerBehind: (f) =>
    `${f('name')} kann „Max.“ ${f('tile')} nicht haben: ${f('count')} gegen ${f('most')} bei ${f('other')}`,
  mustBeClaimed: (f) =>
    `Der Großmeister ${f('tile')} kann nicht in der Mitte liegen: ${f('name')} hat ${f('count')}, und ${f('needs')} genügen`,
  neverClaimed: (f) =>
    `Den Großmeister ${f('tile')} kann niemand haben: Nie hatte jemand ${f('needs')}, die meisten sind ${f('count')}`,
  notContested: (f) =>
    `Der Großmeister ${f('tile')} kann nicht umstritten sein: In keiner Reihenfolge von Bauen und Verdecken fällt sein Besitzer hinter mehrere Gleiche zurück`,
  neverTheirs: (f) =>
    `${f('name')} kann den Großmeister ${f('tile')} nicht haben: In keiner Reihenfolge von Bauen und Verdecken geht er dorthin`,
};

const en: Refusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${f('max')} entries`,
  notWhole: (f) => `A whole number is needed; ${typedEn(f('value'))}`,
  belowZero: (f) => `It cannot be less than 0; here is ${f('count')}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 4 players at the table, not ${f('count')}`,
  unknownPlayer: (f) => `Nobody at the table has that name; ${typedEn(f('value'))}`,
  unknownModule: (f) => `The modules are RG, GM, VB and BM; ${typedEn(f('value'))}`,
  moduleTwice: (f) => `The module ${f('id')} is already there`,
  unknownBuilding: (f) => `A building is named like visby-kontor; ${typedEn(f('value'))}`,
  unknownRigaBuilding: (f) =>
    `The Riga buildings are riga-speicher, riga-wechselstube, riga-schule and riga-kloster; ${typedEn(f('value'))}`,
  unknownGood: (f) => `The goods are grain, wine, glass and cloth; ${typedEn(f('value'))}`,
  unknownCity: (f) => `The cities are visby, tallinn, stockholm and danzig; ${typedEn(f('value'))}`,
  unknownTile: (f) =>
    `The Grand Masters are riga, visby, stockholm, tallinn, danzig, knight, merchant and money; ${typedEn(f('value'))}`,
  badSide: (f) => `A Grand Master shows “max” or “first”; ${typedEn(f('value'))}`,
  cardTwice: (f) => `${f('name')} already has ${f('building')}; there is only one of each card`,
  rigaTwice: (f) => `${f('name')} already has ${f('building')}; everybody has only one`,
  rigaElsewhere: (f) => `${f('building')} is a Riga building and belongs to “rigaBuildings”`,
  rigaInHand: (f) => `${f('building')} is a Riga building and never in a hand`,
  noRigaBuildings: (f) => `${f('building')} needs the Riga buildings; the module RG is missing`,
  tooManyGoods: (f) => `There are only ${f('max')} cards of ${f('good')}`,
  tooManyBuildings: (f) =>
    `Together you have ${f('count')} building cards of the cities; in your game it can be ${f('max')} at most`,
  tooManyTakes: (f) =>
    `${f('name')} would have had to take ${f('count')} times: one building fewer than cards owned, and a row for each covered person; there are ${f('max')} turns`,
  overHandLimit: (f) => `${f('name')} has ${f('count')} cards in hand but may keep only ${f('max')}`,
  tooManyCoins: (f) =>
    `${f('name')} has ${counted(f('count'), 'coin', 'coins')}; the own Trading Offices hold at most ${f('max')}`,
  tooManyStored: (f) =>
    `${f('name')} has kept ${counted(f('count'), 'ducat', 'ducats')}; ${f('max') === '0' ? 'that needs the Exchange Office' : `the Exchange Office holds at most ${f('max')}`}`,
  noVictualBrothers: () => 'Covered persons need the Victual Brothers; the module VB is missing',
  notBuilt: (f) => `${f('name')} has not built ${f('building')}; only own persons are covered`,
  nobodyThere: (f) => `There is nobody on ${f('building')} to be covered`,
  coveredTwice: (f) => `${f('building')} is already named as covered`,
  tooManyCovered: (f) => `Together ${f('count')} persons are covered; there are only ${f('max')} tokens`,
  noMayors: () => 'Town boards need the Mayors; the module BM is missing',
  spacesWithoutBuilding: (f) =>
    `${f('name')} has built nothing in ${f('place')}; the token there is on space 0, not on ${f('count')}`,
  tooFewSpaces: (f) =>
    `${f('name')} has so many buildings in ${f('place')} that the token is at least on space ${f('min')}, not on ${f('count')}`,
  notForemost: (f) => `${f('name')} is not furthest ahead in ${f('place')} and not mayor there`,
  mayorTwice: (f) => `The mayor in ${f('place')} is already ${f('name')}`,
  noMasters: () => 'Grand Masters need their module; GM is missing',
  fourTiles: (f) => `There are four Grand Masters in the game, those in the middle included; here are ${f('count')}`,
  tileTwice: (f) => `There is only one Grand Master ${f('tile')}`,
  tileNeedsRiga: () => 'Without the Riga buildings (RG) the Grand Master Riga is not in the game',
  moneyHasNoOwner: () => 'Money belongs to nobody; it is scored at the end',
  moneyHasNoSide: () => 'The side of Money follows from the number of players; give none',
  tooManyMax: () => 'Without Riga only three of the seven tiles show “Max.”; four of them cannot be in the game',
  ownerTooFew: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: at least ${f('needs')} are needed, not ${f('count')}`,
  ownerBehind: (f) =>
    `${f('name')} cannot have “Max.” ${f('tile')}: ${f('count')} against ${f('most')} of ${f('other')}`,
  mustBeClaimed: (f) =>
    `The Grand Master ${f('tile')} cannot lie in the middle: ${f('name')} has ${f('count')}, and ${f('needs')} are enough`,
  neverClaimed: (f) =>
    `Nobody can have the Grand Master ${f('tile')}: nobody ever had ${f('needs')}, the most are ${f('count')}`,
  notContested: (f) =>
    `The Grand Master ${f('tile')} cannot be contested: in no order of building and covering does its owner fall behind several who are level`,
  neverTheirs: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: in no order of building and covering does it go there`,
};

export const PAD_REFUSALS = { de, en };
