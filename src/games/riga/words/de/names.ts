import { kitOf } from '../../../../text/kit.ts';
import { END_VP, PARAMETERS as P } from '../../data/parameters.ts';
import type { CardNames } from '../names.ts';

const { counted } = kitOf('de');
const points = (n: number) => counted(n, 'Punkt', 'Punkte');
const goods = (n: number) => counted(n, 'Ware', 'Waren');

export const names: CardNames = {
  goods: {
    grain: 'Getreide',
    wine: 'Wein',
    glass: 'Glas',
    cloth: 'Tuch',
  },
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
  tiles: {
    riga: 'Riga',
    visby: 'Visby',
    stockholm: 'Stockholm',
    tallinn: 'Tallinn',
    danzig: 'Danzig',
    knight: 'Ritter',
    merchant: 'Kaufmann',
    money: 'Geld',
  },
  persons: { knight: 'Ritter', merchant: 'Kaufmann' },
  functions: {
    NONE: 'keine Wirkung',
    SALE_PLUS: `die genannte Ware zählt beim Bezahlen ${counted(P.markthalleBonus, 'Dukaten', 'Dukaten')} mehr`,
    COINS: `${counted(P.kontorCoins, 'Münze', 'Münzen')}; jedes Frühjahr wieder auf ${P.kontorCoins} aufgefüllt`,
    DRAW_ON_ROW: `einmal im Jahr: ${goods(P.hafenDraw)} ziehen, wenn du eine Reihe nimmst`,
    DRAW_ON_BUILDING: `einmal im Jahr: ${goods(P.wirtshausDraw)} ziehen, wenn du ein Gebäude nimmst`,
    DISCOUNT_CITY: `weitere Gebäude dieser Stadt kosten ${P.bauhuetteDiscount} weniger`,
    DISCOUNT_COMBO: `ab dem zweiten Gebäude im selben Zug kostet jedes ${P.vogteiDiscount} weniger`,
    DISCOUNT_ALL: `alle Gebäude kosten ${P.schuleDiscount} weniger`,
    HAND_LIMIT_2: `Handkartenlimit +${P.zeughausHandLimit}`,
    HAND_LIMIT_3: `Handkartenlimit +${P.speicherHandLimit}`,
    KEEP_CHANGE: `bis zu ${P.wechselstubeCapacity} zu viel gezahlte Dukaten bleiben hier liegen`,
    END_MERCHANT_CITIES: `Ende: ${points(END_VP)} je Stadt mit mindestens einem deiner Kaufleute`,
    END_KNIGHT_CITIES: `Ende: ${points(END_VP)} je Stadt mit mindestens einem deiner Ritter`,
    END_SAME_CITY: `Ende: ${points(END_VP)} je weiterem eigenem Gebäude dieser Stadt`,
    END_TWO_PER_CITY: `Ende: ${points(END_VP)} je Stadt mit mindestens ${P.klosterMinBuildings} deiner Gebäude`,
  },
  modules: { RG: 'Riga-Gebäude', GM: 'Die Großmeister', VB: 'Die Vitalienbrüder', BM: 'Die Bürgermeister' },
  seasons: { spring: 'Frühjahr', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter', end: 'Spielende' },
  building(place, kind) {
    const name = names.kinds[kind as keyof CardNames['kinds']];
    return place === 'riga' ? name : `${names.places[place]}-${name}`;
  },
};
