import { named } from '../../../../text/edition/named.ts';
import { kitOf } from '../../../../text/kit.ts';
import { inPlay } from '../../data/in-play.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { type CardNames, givenNames, tileNames } from '../names.ts';

const { counted } = kitOf('en');
const points = (n: number | string) => counted(n, 'point', 'points');
const goodsCards = (n: number | string) => counted(n, 'goods card', 'goods cards');

export const names: CardNames = {
  goods: named(inPlay, 'goods', 'en', {
    grain: 'Grain',
    wine: 'Wine',
    glass: 'Glass',
    cloth: 'Cloth',
  }),
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
  tiles: tileNames('en', {
    riga: 'Riga',
    visby: 'Visby',
    stockholm: 'Stockholm',
    tallinn: 'Tallinn',
    danzig: 'Danzig',
    knight: 'Knight',
    merchant: 'Merchant',
    money: 'Money',
  }),
  persons: { knight: 'Knight', merchant: 'Merchant' },
  functions: {
    NONE: () => 'no function',
    SALE_PLUS: (n) => `the good it names pays ${counted(n, 'ducat', 'ducats')} more`,
    COINS: (n) => `${counted(n, 'coin', 'coins')}; filled up to ${n} every spring`,
    DRAW_ON_ROW: (n) => `once a year: draw ${goodsCards(n)} when you take a row`,
    DRAW_ON_BUILDING: (n) => `once a year: draw ${goodsCards(n)} when you take a building`,
    DISCOUNT_CITY: (n) => `further buildings of this city cost ${n} less`,
    DISCOUNT_COMBO: (n) => `from your second building in one turn on, each costs ${n} less`,
    DISCOUNT_ALL: (n) => `all buildings cost ${n} less`,
    HAND_LIMIT_2: (n) => `hand limit +${n}`,
    HAND_LIMIT_3: (n) => `hand limit +${n}`,
    KEEP_CHANGE: (n) => `keeps up to ${counted(n, 'overpaid ducat', 'overpaid ducats')}`,
    END_MERCHANT_CITIES: (n) => `end: ${points(n)} for each city with a Merchant of yours`,
    END_KNIGHT_CITIES: (n) => `end: ${points(n)} for each city with a Knight of yours`,
    END_SAME_CITY: (n) => `end: ${points(n)} for each other building of yours in this city`,
    END_TWO_PER_CITY: (n) => `end: ${points(n)} for each city with at least ${P.klosterMinBuildings} of your buildings`,
  },
  modules: { RG: 'Riga buildings', GM: 'The Grand Masters', VB: 'The Victual Brothers', BM: 'The Mayors' },
  seasons: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter', end: 'end of the game' },
  building(place, kind) {
    const name = names.kinds[kind];
    if (place === 'riga') return name;
    return `${names.places[place]} ${name}`;
  },
  given: givenNames('en'),
};
