import { kitOf } from '../../../../text/kit.ts';
import { END_VP, PARAMETERS as P } from '../../data/parameters.ts';
import type { CardNames } from '../names.ts';

const { counted } = kitOf('en');
const points = (n: number) => counted(n, 'point', 'points');
const goodsCards = (n: number) => counted(n, 'goods card', 'goods cards');

export const names: CardNames = {
  goods: {
    grain: 'Grain',
    wine: 'Wine',
    glass: 'Glass',
    cloth: 'Cloth',
  },
  places: {
    visby: 'Visby',
    tallinn: 'Tallinn',
    stockholm: 'Stockholm',
    danzig: 'Danzig',
    riga: 'Riga',
  },
  kinds: {
    markthalle: 'Market Hall',
    kontor: 'Trading Office',
    hafen: 'Harbour',
    gildehaus: 'Guild Hall',
    vogtei: "Bailiff's House",
    zeughaus: 'Armoury',
    ordenshaus: 'House of the Order',
    burg: 'Castle',
    bauhuette: "Masons' Lodge",
    wirtshaus: 'Tavern',
    rathaus: 'Town Hall',
    dom: 'Cathedral',
    speicher: 'Warehouse',
    wechselstube: 'Exchange Office',
    schule: 'School',
    kloster: 'Monastery',
  },
  tiles: {
    riga: 'Riga',
    visby: 'Visby',
    stockholm: 'Stockholm',
    tallinn: 'Tallinn',
    danzig: 'Danzig',
    knight: 'Knight',
    merchant: 'Merchant',
    money: 'Money',
  },
  persons: { knight: 'Knight', merchant: 'Merchant' },
  functions: {
    NONE: 'no function',
    SALE_PLUS: `the good it names pays ${counted(P.markthalleBonus, 'ducat', 'ducats')} more`,
    COINS: `${counted(P.kontorCoins, 'coin', 'coins')}; filled up to ${P.kontorCoins} every spring`,
    DRAW_ON_ROW: `once a year: draw ${goodsCards(P.hafenDraw)} when you take a row`,
    DRAW_ON_BUILDING: `once a year: draw ${goodsCards(P.wirtshausDraw)} when you take a building`,
    DISCOUNT_CITY: `further buildings of this city cost ${P.bauhuetteDiscount} less`,
    DISCOUNT_COMBO: `from your second building in one turn on, each costs ${P.vogteiDiscount} less`,
    DISCOUNT_ALL: `all buildings cost ${P.schuleDiscount} less`,
    HAND_LIMIT_2: `hand limit +${P.zeughausHandLimit}`,
    HAND_LIMIT_3: `hand limit +${P.speicherHandLimit}`,
    KEEP_CHANGE: `keeps up to ${counted(P.wechselstubeCapacity, 'overpaid ducat', 'overpaid ducats')}`,
    END_MERCHANT_CITIES: `end: ${points(END_VP)} for each city with a Merchant of yours`,
    END_KNIGHT_CITIES: `end: ${points(END_VP)} for each city with a Knight of yours`,
    END_SAME_CITY: `end: ${points(END_VP)} for each other building of yours in this city`,
    END_TWO_PER_CITY: `end: ${points(END_VP)} for each city with at least ${P.klosterMinBuildings} of your buildings`,
  },
  modules: { RG: 'Riga buildings', GM: 'The Grand Masters', VB: 'The Victual Brothers', BM: 'The Mayors' },
  seasons: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter', end: 'end of the game' },
  building(place, kind) {
    const name = names.kinds[kind as keyof CardNames['kinds']];
    if (place === 'riga') return name;
    return `${names.places[place]} ${name}`;
  },
};
