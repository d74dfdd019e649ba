import { named } from '../../../../text/edition/named.ts';
import { kitOf } from '../../../../text/kit.ts';
import { inPlay } from '../../data/in-play.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { type CardNames, givenNames, tileNames } from '../names.ts';

const { counted } = kitOf('de');
const points = (n: number | string) => counted(n, 'Punkt', 'Punkte');
const goods = (n: number | string) => counted(n, 'Ware', 'Waren');

export const names: CardNames = {
  goods: named(inPlay, 'goods', 'de', {
    grain: 'Getreide',
    wine: 'Wein',
    glass: 'Glas',
    cloth: 'Tuch',
  }),
  places: {
    visby: 'Visby',
    tallinn: 'Tallinn',
    stockholm: 'Stockholm',
    danzig: 'Danzig',
    riga: 'Riga',
  },
  kinds: {
    markthalle: 'Markthalle',
    kontor: 'Kontor',
    hafen: 'Hafen',
    gildehaus: 'Gildehaus',
    vogtei: 'Vogtei',
    zeughaus: 'Zeughaus',
    ordenshaus: 'Ordenshaus',
    burg: 'Burg',
    bauhuette: 'Bauhütte',
    wirtshaus: 'Wirtshaus',
    rathaus: 'Rathaus',
    dom: 'Dom',
    speicher: 'Speicher',
    wechselstube: 'Wechselstube',
    schule: 'Schule',
    kloster: 'Kloster',
  },
  tiles: tileNames('de', {
    riga: 'Riga',
    visby: 'Visby',
    stockholm: 'Stockholm',
    tallinn: 'Tallinn',
    danzig: 'Danzig',
    knight: 'Ritter',
    merchant: 'Kaufmann',
    money: 'Geld',
  }),
  persons: { knight: 'Ritter', merchant: 'Kaufmann' },
  functions: {
    NONE: () => 'keine Wirkung',
    SALE_PLUS: (n) => `die genannte Ware zählt beim Bezahlen ${counted(n, 'Dukaten', 'Dukaten')} mehr`,
    COINS: (n) => `${counted(n, 'Münze', 'Münzen')}; jedes Frühjahr wieder auf ${n} aufgefüllt`,
    DRAW_ON_ROW: (n) => `einmal im Jahr: ${goods(n)} ziehen, wenn du eine Reihe nimmst`,
    DRAW_ON_BUILDING: (n) => `einmal im Jahr: ${goods(n)} ziehen, wenn du ein Gebäude nimmst`,
    DISCOUNT_CITY: (n) => `weitere Gebäude dieser Stadt kosten ${n} weniger`,
    DISCOUNT_COMBO: (n) => `ab dem zweiten Gebäude im selben Zug kostet jedes ${n} weniger`,
    DISCOUNT_ALL: (n) => `alle Gebäude kosten ${n} weniger`,
    HAND_LIMIT_2: (n) => `Handkartenlimit +${n}`,
    HAND_LIMIT_3: (n) => `Handkartenlimit +${n}`,
    KEEP_CHANGE: (n) => `bis zu ${n} zu viel gezahlte Dukaten bleiben hier liegen`,
    END_MERCHANT_CITIES: (n) => `Ende: ${points(n)} je Stadt mit mindestens einem deiner Kaufleute`,
    END_KNIGHT_CITIES: (n) => `Ende: ${points(n)} je Stadt mit mindestens einem deiner Ritter`,
    END_SAME_CITY: (n) => `Ende: ${points(n)} je weiterem eigenem Gebäude dieser Stadt`,
    END_TWO_PER_CITY: (n) => `Ende: ${points(n)} je Stadt mit mindestens ${P.klosterMinBuildings} deiner Gebäude`,
  },
  modules: { RG: 'Riga-Gebäude', GM: 'Die Großmeister', VB: 'Die Vitalienbrüder', BM: 'Die Bürgermeister' },
  seasons: { spring: 'Frühjahr', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter', end: 'Spielende' },
  building(place, kind) {
    const name = names.kinds[kind];
    return place === 'riga' ? name : `${names.places[place]}-${name}`;
  },
  given: givenNames('de'),
};
