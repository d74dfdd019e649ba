import { kitOf } from '../../../../text/kit.ts';
import { about as baselland } from '../../about.ts';
import { TYPES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS } from '../../data/numbers.ts';
import type { RegionKind } from '../../types.ts';
import {
  type BasellandTexts,
  type EventWords,
  type Fact,
  kindOf,
  makeTexts,
  readable,
  tileName,
  type Words,
} from '../sentences.ts';
import { about } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');

const ONTO: Readonly<Record<RegionKind, string>> = {
  road: 'auf die Straße',
  city: 'in die Stadt',
  monastery: 'ins Kloster',
  field: 'auf die Wiese',
};
const THE: Readonly<Record<RegionKind, string>> = {
  road: 'Die Straße',
  city: 'Die Stadt',
  monastery: 'Das Kloster',
  field: 'Die Wiese',
};
const WAYS = ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'];
const SIDE: Readonly<Record<string, string>> = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' };
const EDGE: Readonly<Record<string, string>> = { C: 'Stadt', R: 'Straße', F: 'Wiese' };
const OCCUPIED: Readonly<Record<string, string>> = {
  road: 'Auf dieser Straße',
  city: 'In dieser Stadt',
  field: 'Auf dieser Wiese',
};

const cell = (x: number, y: number) => `Spalte ${readable(x)}, Zeile ${readable(y)}`;
const at = (fact: Fact) => fact('cell');
const tile = (fact: Fact, name = 'tile') => tileName(names, fact(name));
const people = (n: string) => counted(n, 'Gefolgsmann', 'Gefolgsleute');
/** A meadow is never finished; with R10 `returns` a city beside it sends the refugee home. */
const finished = (region: string) =>
  `${kindOf(region) === 'field' ? 'Eine Stadt an der Wiese' : THE[kindOf(region)]} (${region})`;
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;

const settings: Words['settings'] = {
  followers: {
    name: 'Gefolgsleute',
    about: 'So viele Gefolgsleute hast du zu Beginn im Vorrat.',
    values: Object.fromEntries(FOLLOWERS.map((n) => [n, counted(n, 'Gefolgsmann', 'Gefolgsleute')])),
  },
  refugeeScope: {
    name: 'Reichweite der Flüchtlinge',
    about: 'Legt fest, welche fertigen Städte einen Flüchtling bezahlen.',
    values: {
      piece: 'Nur Städte, an die das eigene Wiesenstück grenzt',
      meadow: 'Alle Städte, an die die ganze Wiese grenzt',
    },
  },
  refugeeReturn: {
    name: 'Heimkehr der Flüchtlinge',
    about: 'Legt fest, ob ein bezahlter Flüchtling in deinen Vorrat zurückkehrt.',
    values: { stays: 'Flüchtlinge bleiben bis zum Ende stehen', returns: 'Bezahlte Flüchtlinge kehren heim' },
  },
  refugeeEnd: {
    name: 'Flüchtlinge am Ende',
    about: 'Legt fest, was ein Flüchtling bei einer unfertigen Stadt in der Schlusswertung bringt.',
    values: { none: 'Keine Punkte', half: 'Die halbe Zahl der Stadtteile, abgerundet' },
  },
  cityPartCount: {
    name: 'Stadtteile',
    about: 'Legt fest, was zählt, wenn ein Plättchen mit zwei Abschnitten zu derselben Stadt gehört.',
    values: { cards: 'Jedes Plättchen zählt einmal', segments: 'Jeder Stadtabschnitt zählt' },
  },
  firstPlayer: {
    name: 'Wer beginnt',
    about: 'Legt fest, wer den ersten Zug macht.',
    values: { random: 'Das Los entscheidet', first: 'Wer auf dem ersten Platz sitzt' },
  },
};

const events: EventWords = {
  began: (name) => `${name} beginnt, dann geht es reihum weiter`,
  drew: (name, tile) => `${name} zieht ein Plättchen: ${tile}`,
  removed: (tile) => `${tile} passt nirgends und kommt aus dem Spiel`,
  placed: (name, tile, spot) => `${name} legt ${tile} nach ${spot}`,
  put: (name, role, kind) => `${name} setzt einen ${names.roles[role]} ${ONTO[kind]}`,
  finished: (what, size) =>
    ({
      get road() {
        return `Eine Straße ${size} ist fertig`;
      },
      get city() {
        return `Eine Stadt ${size} ist fertig`;
      },
      get monastery() {
        return `Ein Kloster ist fertig; ringsum liegen ${AROUND} Plättchen`;
      },
    })[what],
  scored: (name, points, what, size) => {
    const source = {
      road: 'eine Straße',
      city: 'eine Stadt',
      monastery: 'ein Kloster',
      refugee: 'einen Flüchtling bei einer Stadt',
    }[what];
    return `${name} bekommt ${counted(points, 'Punkt', 'Punkte')} für ${source} ${size}`;
  },
  returned: (name, role) => `${name} nimmt den ${names.roles[role]} zurück in den Vorrat`,
  ended: {
    allLaid: 'Das letzte Plättchen liegt; nun folgt die Schlusswertung',
    noneFits: 'Kein Plättchen passt mehr und der Stapel ist leer; nun folgt die Schlusswertung',
  },
};

const refusals: Words['refusals'] = {
  taken: (f) => `In ${at(f)} liegt schon ein Plättchen`,
  noContact: () => 'Hier berührt das Plättchen keine Seite eines gelegten Plättchens',
  cornerOnly: () => 'Hier berühren sich die Plättchen nur über Eck; eine ganze Seite muss anliegen',
  edgeDiffers: (f) =>
    `Im ${SIDE[f('side')] ?? f('side')} zeigt das Plättchen ${EDGE[f('shows')] ?? f('shows')}, ` +
    `sein Nachbar dort aber ${EDGE[f('meets')] ?? f('meets')}`,
  mustLay: () => 'Dieses Plättchen passt, also musst du es anlegen',
  otherTile: (f) => `Gezogen ist ${tile(f, 'drawn')}; ein anderes Plättchen kannst du jetzt nicht legen`,
  looksTheSame: (f) => `Dieses Plättchen sieht auch mit weniger Drehung so aus; nimm Drehung ${f('turn')}`,
  notASpot: () => 'Das ist keine Stelle zum Anlegen; nenne Plättchen, Spalte, Zeile und Drehung',
  noFollowers: () => 'Dein Vorrat ist leer; du kannst nur legen, bis ein Gefolgsmann heimkehrt',
  occupied: (f) => `${OCCUPIED[f('kind')] ?? 'Hier'} steht schon ein Gefolgsmann`,
  noCityBeside: (f) =>
    `Das Wiesenstück ${f('region')} grenzt auf seinem Plättchen an keine Stadt; hier kann kein Flüchtling stehen`,
  noSuchRegion: (f) => `Auf dem eben gelegten Plättchen, ${tile(f)}, gibt es kein ${f('region')}`,
  onlyOne: () => 'Du setzt höchstens einen Gefolgsmann je Zug',

  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${typed(f('value'))}`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${counted(f('max'), 'Eintrag', 'Einträge')}`,
  emptyName: () => 'Hier fehlt ein Name',
  badSetting: (f) => `Für „${f('setting')}“ gibt es nur diese Werte: ${f('values')}`,
  unknownPlayer: (f) => `Niemand am Tisch heißt „${f('name')}“`,
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen ${baselland.seats.min} bis ${baselland.seats.max} Spieler, nicht ${f('count')}`,
  badScore: (f) => `Ein Punktestand ist eine ganze Zahl ab 0; ${typed(f('value'))}`,
  lessThanAnyAward: (f) => `${f('value')} hat niemand: Schon die kürzeste fertige Straße bringt ${f('min')}`,
  noStart: () => `Das Startplättchen fehlt: D in ${cell(0, 0)}, ungedreht`,
  unknownTile: (f) => `Die Typen der Plättchen heißen ${TYPES[0]} bis ${TYPES.at(-1)}; ${typed(f('tile'))}`,
  tooManyTiles: (f) => `Von ${tile(f, 'type')} gibt es nur ${f('max')} im Spiel, hier aber ${f('count')}`,
  badTurn: (f) => `Die Drehung ist 0, 1, 2 oder 3; ${typed(f('value'))}`,
  apart: (f) => `Das Plättchen in ${at(f)} liegt mit keiner Seite an den übrigen an`,
  cellTwice: (f) => `In ${at(f)} liegen zwei Plättchen`,
  neighbourDiffers: (f) =>
    `Das Plättchen in ${at(f)} passt im ${SIDE[f('side')] ?? f('side')} nicht zu seinem Nachbarn`,
  noTileThere: (f) => `In ${at(f)} liegt kein Plättchen`,
  noRegionThere: (f) => `Auf dem Plättchen ${tile(f)} gibt es kein ${f('region')}`,
  startTile: () => 'Auf dem Startplättchen steht nie ein Gefolgsmann, denn niemand hat es in seinem Zug gelegt',
  layFirst: () => 'Lege zuerst das Plättchen an, dann setze einen Gefolgsmann',
  alreadyLaid: () => 'Das Plättchen liegt schon; jetzt geht es um den Gefolgsmann',
  moreFollowersThanTurns: (f) =>
    `${f('name')} hat ${f('count')} Gefolgsleute im Spiel; bei ${f('tiles')} gelegten Plättchen kamen nicht alle so oft an die Reihe`,
  scoreTooHigh: (f) => `${f('name')} kann noch keine Punkte haben: nichts ist fertig`,
  scoreTooLow: (f) => `${f('name')} hat mindestens ${f('min')} Punkte: so viel haben die Flüchtlinge schon bekommen`,
  onePerTile: (f) => `Auf dem Plättchen in ${at(f)} steht schon ein Gefolgsmann; gesetzt wird höchstens einer je Zug`,
  featureFinished: (f) => `${finished(f('region'))} in ${at(f)} ist fertig; wer dort stand, ist schon heimgekehrt`,
  tooManyFollowers: (f) => `${f('name')} hat im Ganzen ${people(f('max'))}, auf dem Tisch aber ${f('count')}`,
  crowded: (f) =>
    `${THE[kindOf(f('region'))]} (${f('region')}) in ${at(f)} war schon besetzt; hier konnte niemand mehr setzen`,

  wrongMove: (f) => `Dieser Zug ist nicht lesbar; geschrieben wird er so: ${f('format')}`,
  wrongScores: (f) => `Nach diesem Zug steht es ${f('got')}; eingetragen ist ${f('want')}`,
  wrongFinal: (f) => `Nach der Schlusswertung steht es ${f('got')}; eingetragen ist ${f('want')}`,
  wrongSupply: (f) => `Am Ende ist der Vorrat ${f('got')}; eingetragen ist ${f('want')}`,
};

export const texts: BasellandTexts = makeTexts({
  title: about.title,
  tagline:
    'Legt gemeinsam ein Land aus Straßen, Städten, Klöstern und Wiesen und setzt eure Leute an die richtigen Stellen',
  settings,
  presets: {
    manual: 'Heft: wie es im Spielheft steht; wo es schweigt, wie wir es lesen',
    haven: 'Zuflucht: Flüchtlinge kehren heim, sobald eine Stadt sie bezahlt hat',
    camp: 'Lager: Flüchtlinge gehören zu allen Städten an ihrer ganzen Wiese',
    get children() {
      return `Mit Kindern: ${Math.max(...FOLLOWERS)} Gefolgsleute für alle, und auch bezahlte Flüchtlinge kehren heim; die Ausnahme für sie entfällt`;
    },
  },
  names,
  askPlace: 'Lege das Plättchen an',
  askFollower: 'Setze einen Gefolgsmann auf das Plättchen, oder keinen',
  nobody: 'Keinen Gefolgsmann setzen',
  lay: (tile, spot) => `${tile} nach ${spot}`,
  cell,
  turned: ['ungedreht', 'einmal gedreht', 'zweimal gedreht', 'dreimal gedreht'],
  stand: (role, kind, way) => `${names.roles[role]} ${ONTO[kind]}${way === null ? '' : ` im ${WAYS[way]}`}`,
  size: (n, unit, pennants) => {
    const size = unit === 'parts' ? counted(n, 'Teil', 'Teilen') : counted(n, 'Plättchen', 'Plättchen');
    return pennants > 0 ? `mit ${size} und ${counted(pennants, 'Wappen', 'Wappen')}` : `mit ${size}`;
  },
  lines: {
    road: 'Straße',
    city: 'Stadt',
    monastery: 'Kloster',
    refugee: 'Flüchtling bei einer Stadt',
    openRoad: 'Unfertige Straße',
    openCity: 'Unfertige Stadt',
    openMonastery: 'Unfertiges Kloster',
    openRefugee: 'Flüchtling bei einer unfertigen Stadt',
    entered: 'Punkte vom Spieltisch',
  },
  inTurn: (turn) => `Zug ${turn}`,
  events,
  kinds,
  refusals,
});
