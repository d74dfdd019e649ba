import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { about } from '../../about.ts';
import { CITIES, GOODS } from '../../data/goods.ts';
import { buildingOf, RIGA_IDS } from '../../data/kinds.ts';
import { PARAMETERS as P, TILE_IDS } from '../../data/parameters.ts';
import { MODULE_IDS } from '../../types.ts';
import { TILE_COUNT } from '../figures.ts';
import type { PadRefusals } from '../pad-refusals.ts';

const { and, counted } = kitOf('de');
const word = (n: number) => inWords('de', n);
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${counted(f('max'), 'Eintrag', 'Einträge')}`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${typed(f('value'))}`,
  belowZero: (f) => `Eine negative Zahl geht nicht; hier steht ${f('count')}`,
  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen ${about.seats.min} bis ${about.seats.max} Spieler, nicht ${f('count')}`,
  unknownPlayer: (f) => `So heißt niemand am Tisch; ${typed(f('value'))}`,
  unknownModule: (f) => `Die Module heißen ${and(MODULE_IDS)}; ${typed(f('value'))}`,
  moduleTwice: (f) => `Das Modul ${f('id')} steht schon da`,
  unknownBuilding: (f) => `Ein Gebäude heißt zum Beispiel visby-kontor; ${typed(f('value'))}`,
  unknownRigaBuilding: (f) =>
    `Die Riga-Gebäude heißen ${and(RIGA_IDS.map((id) => buildingOf(id).code))}; ${typed(f('value'))}`,
  unknownGood: (f) => `Die Waren heißen ${and(GOODS)}; ${typed(f('value'))}`,
  unknownCity: (f) => `Die Städte heißen ${and(CITIES)}; ${typed(f('value'))}`,
  unknownTile: (f) => `Die Großmeister heißen ${and(TILE_IDS)}; ${typed(f('value'))}`,
  badSide: (f) => `Ein Großmeister zeigt „max“ oder „first“; ${typed(f('value'))}`,
  badCard: (f) =>
    `Was auf einer Karte steht, gehört zu einem Gebäude, dessen Name mit dem Ort beginnt, etwa visby-kontor; hier steht ${f('value')}`,
  typedTwice: (f) => `Für ${f('id')} ist schon etwas eingetragen`,
  typedRange: (f) => `Hier geht eine Zahl von ${f('least')} bis ${f('most')}, nicht ${f('count')}`,
  typedChoice: (f) => `Möglich ist hier: ${f('values')}; ${typed(f('value'))}`,
  cardTwice: (f) => `${f('building')} hat schon ${f('name')}; jede Karte gibt es nur einmal`,
  rigaTwice: (f) => `${f('building')} steht schon bei ${f('name')}; jeder hat es nur einmal`,
  rigaElsewhere: (f) => `${f('building')} ist ein Riga-Gebäude und gehört zu „rigaBuildings“`,
  rigaInHand: (f) => `${f('building')} ist ein Riga-Gebäude und nie auf der Hand`,
  noRigaBuildings: (f) => `${f('building')} gibt es nur mit den Riga-Gebäuden; im Spiel fehlt das Modul RG`,
  tooManyGoods: (f) => `Von ${f('good')} gibt es nur ${f('max')} Karten`,
  tooManyBuildings: (f) =>
    `Zusammen habt ihr ${f('count')} Gebäudekarten der Städte; in eurem Spiel können es höchstens ${f('max')} sein`,
  tooManyTakes: (f) =>
    `${f('name')} hätte ${f('count')} Mal nehmen müssen: jedes Gebäude bis auf das erste und eine Reihe je verdeckter Person; Züge gibt es nur ${f('max')}`,
  overHandLimit: (f) => `${f('name')} hat ${f('count')} Handkarten, darf aber nur ${f('max')} behalten`,
  tooManyCoins: (f) =>
    `${f('name')} hat ${counted(f('count'), 'Münze', 'Münzen')}; auf den eigenen Kontoren liegen höchstens ${f('max')}`,
  tooManyStored: (f) =>
    `${f('name')} hat ${counted(f('count'), 'Dukaten', 'Dukaten')} aufgehoben; ${f('max') === '0' ? 'dazu fehlt die Wechselstube' : `auf der Wechselstube liegen höchstens ${f('max')}`}`,
  noVictualBrothers: () => 'Verdeckte Personen gibt es nur mit den Vitalienbrüdern; im Spiel fehlt das Modul VB',
  notBuilt: (f) => `${f('building')} steht nicht bei ${f('name')}; verdeckt werden nur eigene Personen`,
  nobodyThere: (f) => `Auf ${f('building')} ist niemand, der verdeckt sein könnte`,
  coveredTwice: (f) => `${f('building')} ist schon als verdeckt genannt`,
  tooManyCovered: (f) => `Zusammen sind ${f('count')} Personen verdeckt; Plättchen gibt es nur ${f('max')}`,
  noMayors: () => 'Stadttafeln gibt es nur mit den Bürgermeistern; im Spiel fehlt das Modul BM',
  spacesWithoutBuilding: (f) =>
    `${f('name')} hat in ${f('place')} nichts gebaut; der Stein dort ist nicht vorgerückt und kann nicht auf Feld ${f('count')} stehen`,
  tooFewSpaces: (f) =>
    `${f('name')} hat in ${f('place')} so viele Gebäude, dass der Stein mindestens auf Feld ${f('min')} steht, nicht auf ${f('count')}`,
  notForemost: (f) =>
    `${f('name')} steht in ${f('place')} nicht am weitesten vorn und kann dort nicht Bürgermeister sein`,
  mayorTwice: (f) => `Bürgermeister in ${f('place')} ist schon ${f('name')}`,
  noMasters: () => 'Großmeister gibt es nur mit ihrem Modul; im Spiel fehlt GM',
  fourTiles: (f) =>
    `Im Spiel sind ${word(P.gmTilesInPlay)} Großmeister, die in der Mitte eingeschlossen; genannt sind ${f('count')}`,
  tileTwice: (f) => `Den Großmeister ${f('tile')} gibt es nur einmal`,
  tileNeedsRiga: () => 'Ohne die Riga-Gebäude (RG) ist der Großmeister Riga nicht im Spiel',
  moneyHasNoOwner: () => 'Das Geld gehört niemandem; es wird am Ende gewertet',
  moneyHasNoSide: () => 'Die Seite des Geldes folgt aus der Spielerzahl; lass sie weg',
  tooManyMax: () =>
    `Ohne Riga zeigen von ${word(TILE_COUNT.withoutRiga)} Plättchen nur ${word(TILE_COUNT.withoutRiga - P.gmTilesFlipped)} „Max.“; mehr davon können nicht im Spiel sein`,
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
