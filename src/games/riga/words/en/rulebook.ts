import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import type { FunctionId, Kind } from '../../data/buildings.ts';
import { CITIES, GOOD_ROWS, GOODS, PLACE_ROWS } from '../../data/goods.ts';
import { allGoods, CITY_IDS, moneyVpFor, RIGA_IDS, yearsFor } from '../../data/kinds.ts';
import { PARAMETERS as P, TILE_IDS } from '../../data/parameters.ts';
import * as figures from '../figures.ts';
import { buildingName } from '../text-words.ts';
import { names } from './names.ts';

const { SEATS, YEARS, ROW, TILE_COUNT, CITY_POINTS, LIMITS, bySeats, amountOf } = figures;
const { and, counted, or } = kitOf('en');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const word = (n: number) => inWords('en', n);
const points = (n: number | string) => counted(n, 'point', 'points');
const coins = (n: number | string) => counted(n, 'coin', 'coins');
const ducats = (n: number | string) => counted(n, 'ducat', 'ducats');
const goodsCards = (n: number | string) => counted(n, 'goods card', 'goods cards');
const players = `${about.seats.min} to ${about.seats.max}`;
/** 'Market Hall (price 8, 3 points, Merchant)'; those of Riga only say their price (R7.11). */
function cards(does: FunctionId, kind: Kind): string {
  const groups = figures.groupsOf(names, does);
  if (groups.length === 0) return `${names.kinds[kind]} (not in this edition)`;
  return and(
    groups.map(({ name, cost, vp, isRiga, persons }) => {
      const who = isRiga
        ? []
        : [points(vp), ...(persons.join('') === '' ? [] : [persons.map((one) => one || 'nobody').join(' / ')])];
      return `${name.replaceAll("'", '’')} (${[`price ${cost}`, ...who].join(', ')})`;
    }),
  );
}
/** 'one more than there are players' */
function asPlayers(n: number): string {
  if (n === 0) return 'as many as there are players';
  const count = word(Math.abs(n));
  return n > 0 ? `${count} more than there are players` : `${count} fewer than there are players`;
}
/** R7.4 */
const likeHarbour = (): string => {
  const when = 'the same for the first building in a year that you take from the display';
  const count = amountOf('DRAW_ON_BUILDING');
  return count === amountOf('DRAW_ON_ROW') ? `${when}.` : `${when}; you draw ${goodsCards(count)}.`;
};
/** R7.5, R7.10 Whether all mean the city in which they stand. */
const city = (does: FunctionId, own: string, other: string): string => (figures.isOwnPlace(does) ? own : other);
/** R1.6 */
const years = (): string => {
  const [two, three, four] = SEATS.map(yearsFor);
  const said =
    two === four
      ? `You play ${two} years with two or four players, ${three} years with three.`
      : `You play ${two} years with two players, ${three} with three and ${four} with four.`;
  return figures.isFair() ? `${said} So everybody is start player equally often.` : said;
};
/** R3.5 */
const pile = (): string => {
  const [two, three, four] = SEATS.map(figures.buildingsFor);
  const all = four === CITY_IDS.length ? 'all ' : '';
  if (SEATS.every(figures.isPileEnough))
    return `The building pile always suffices: with two players ${two} cards are needed, with three ${three}, with four ${all}${four}.`;
  return `With two players ${two} of the ${CITY_IDS.length} cards come into play, with three ${three}, with four ${four}. Once the building pile is empty, no new ones come.`;
};
/** R10.13 */
const money = (): string => {
  const [two, three, four] = SEATS.map((seats) => and(moneyVpFor(seats).map(String)));
  if (two === three) return `${four} points with four players, ${two} with two and three`;
  return `${four} points with four players, ${three} with three, ${two} with two`;
};
/** R7.1 */
const saleGoods = (): string => {
  const dear = figures.dearGoods();
  if (dear === null) return 'The card says which.';
  const list = dear.map(([place, good]) => `${names.goods[good].toLowerCase()} in ${names.places[place]}`);
  return `It is the good that is dear in its city: ${list.join(', ')}.`;
};
const bases = () => GOODS.map((good) => `${names.goods[good].toLowerCase()} ${GOOD_ROWS[good].base}`).join(', ');
/** '2, 0, 6, 5': grain, wine, glass and cloth. */
const pays = (place: keyof typeof PLACE_ROWS) => PLACE_ROWS[place].pays.join(', ');

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R0',
      title: 'What it is about',
      rules: [
        {
          id: 'R0.1',
          origin: 'S+P',
          get text() {
            return `You are ${players} trading families from Lübeck who do business from Riga. You collect goods and pay with them for buildings in Visby, Tallinn, Stockholm and Danzig (Gdansk). They bring points and advantages. After ${YEARS.least} or ${YEARS.most} years whoever has the most points wins.`;
          },
        },
        {
          id: 'R0.2',
          origin: 'S+P+K',
          text: 'The base game is always used. Before the game you add what you like: the Riga buildings (RG), the Grand Masters (GM), the Victual Brothers (VB) and the Mayors (BM). Any combination works.',
        },
        {
          id: 'R0.3',
          origin: 'S',
          text: 'With the Grand Masters but without the Riga buildings, the Grand Master tile Riga stays in the box.',
        },
        {
          id: 'R0.4',
          origin: 'P+K',
          get text() {
            return `Parts for five and six players are on sale; here you play with ${players}.`;
          },
        },
      ],
    },
    {
      id: 'R1',
      title: 'Set-up',
      rules: [
        {
          id: 'R1.1',
          origin: 'P+K',
          text: 'Seats are counted clockwise. The start player is drawn by lot and gets the start player card.',
        },
        {
          id: 'R1.2',
          origin: 'P+K',
          get text() {
            return `Shuffle the ${allGoods().length} goods cards and the ${CITY_IDS.length} building cards separately into two face-down piles. Each has its own discard pile.`;
          },
        },
        {
          id: 'R1.3',
          origin: 'P',
          get text() {
            return `Clockwise from the start player, all turn up their first goods: one after the other until their base values total at least ${P.startGoodsMinValue}. All cards turned up go into the hand. Base values: ${bases()}.`;
          },
        },
        {
          id: 'R1.4',
          origin: 'P+K',
          get text() {
            return `You draw ${word(P.startBuildingsDrawn)} building cards in secret, keep ${word(P.startBuildingsKept)} in your hand and put the other face down on the discard pile of the buildings. All choose at the same time.`;
          },
        },
        {
          id: 'R1.5',
          origin: 'P+K',
          get text() {
            return `With RG you get the ${word(RIGA_IDS.length)} Riga buildings: ${and(RIGA_IDS.map((id) => buildingName(names, id)))}. They lie beside your display and are not hand cards. They never count for the hand limit, and cost nothing if you do not build them.`;
          },
        },
        {
          id: 'R1.6',
          origin: 'P',
          get text() {
            return `${years()}`;
          },
        },
        {
          id: 'R1.7',
          origin: 'K',
          text: 'With GM lay out the Grand Masters (R10.1 to R10.4), with VB put the tokens of the Victual Brothers ready (R11.1), with BM the town boards (R12.1). Then the first spring begins.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'The year',
      rules: [
        { id: 'R2.1', origin: 'P', text: 'A year has four seasons: spring, summer, autumn and winter.' },
        { id: 'R2.2', origin: 'P', text: 'In summer everybody has one turn, clockwise from the start player.' },
        {
          id: 'R2.3',
          origin: 'P',
          text: 'In autumn everybody has another turn, in reverse order: the last of summer is now first, the start player last.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Spring',
      rules: [
        {
          id: 'R3.1',
          origin: 'K',
          text: 'Rows of goods left over from last year go to the discard pile of the goods.',
        },
        {
          id: 'R3.2',
          origin: 'P',
          get text() {
            return `Lay out rows of goods one after the other, ${asPlayers(P.rowsMinusPlayers)}. Each row grows card by card until its base values total at least ${P.rowMinValue}. So it has ${ROW.fewest} to ${ROW.longest} cards and is worth ${P.rowMinValue} to ${ROW.most}.`;
          },
        },
        {
          id: 'R3.3',
          origin: 'K',
          text: 'If the goods pile is empty when a card is needed, shuffle the discard pile into a new pile. If that is empty too, the row stays as it is and no other is begun; there is no empty row.',
        },
        {
          id: 'R3.4',
          origin: 'P+K',
          get text() {
            return `Then the buildings age: (a) What lies on the old side of the separation card is discarded. (b) What is left on the new side becomes old. (c) Buildings from the pile come to the new side, ${asPlayers(P.newBuildingsMinusPlayers)}. In the first spring only (c) happens.`;
          },
        },
        {
          id: 'R3.5',
          origin: 'K',
          get text() {
            return `${pile()}`;
          },
        },
        {
          id: 'R3.6',
          origin: 'K',
          get text() {
            return `Every Trading Office holds ${coins(amountOf('COINS'))} again; what was left is not added. What works once a year is ready again.`;
          },
        },
        { id: 'R3.7', origin: 'K', text: 'With VB the Victual Brothers now come to the rows (R11.2).' },
      ],
    },
    {
      id: 'R4',
      title: 'Your turn',
      rules: [
        {
          id: 'R4.1',
          origin: 'P',
          text: 'First you take, and exactly one thing: a whole row of goods or one building card from the display. You have to take something.',
        },
        {
          id: 'R4.2',
          origin: 'P+K',
          get text() {
            return `Then you build if you like: at most ${word(P.maxBuildsPerTurn)} buildings, or none. Riga buildings are among the ${word(P.maxBuildsPerTurn)}.`;
          },
        },
        { id: 'R4.3', origin: 'P', text: 'First take, then build; not the other way round.' },
        {
          id: 'R4.4',
          origin: 'S+P',
          text: 'The function of a building begins when the turn in which you built it is over. Its points, its place and its person count at once.',
        },
        {
          id: 'R4.5',
          origin: 'K',
          get text() {
            return `You say when your turn ends. After ${word(P.maxBuildsPerTurn)} buildings it ends by itself.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Taking',
      rules: [
        { id: 'R5.1', origin: 'P', text: 'Of a row of goods you take all cards into your hand; it cannot be split.' },
        {
          id: 'R5.2',
          origin: 'P',
          text: 'Or you take a building into your hand, a new or an old one. Taking costs nothing.',
        },
        { id: 'R5.3', origin: 'K', text: 'What you have just taken may be built in the same turn.' },
        { id: 'R5.4', origin: 'K', text: 'Gaps are not filled before next spring.' },
        {
          id: 'R5.5',
          origin: 'K',
          text: 'If neither a row nor a building is left, you take nothing. It is rare: so many goods must be held in hands that their pile runs out (R3.3).',
        },
        {
          id: 'R5.6',
          origin: 'K',
          text: 'After taking comes your answer to the Victual Brothers (R11.3), then you draw cards by Harbour (R7.3) or Tavern (R7.4).',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Building and paying',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'You build a building from your hand or, with RG, one of your Riga buildings. You pay for it and lay it into your display.',
        },
        {
          id: 'R6.2',
          origin: 'P',
          text: 'You pay with goods cards from your hand. Each is worth as many ducats as the building says for its kind. A good that is worth nothing there is not accepted in that city. Building cards are no money.',
        },
        {
          id: 'R6.3',
          origin: 'P+K',
          get text() {
            return `In each city one good is worth ${P.premiumBonus} more than its base value and one nothing at all. Grain, wine, glass, cloth bring ${pays('visby')} in Visby; ${pays('tallinn')} in Tallinn; ${pays('stockholm')} in Stockholm; ${pays('danzig')} in Danzig. In Riga the base values ${pays('riga')} hold.`;
          },
        },
        {
          id: 'R6.4',
          origin: 'K',
          get text() {
            return `What a building costs you: its price, ${amountOf('DISCOUNT_CITY')} less for each working Masons’ Lodge ${city('DISCOUNT_CITY', 'of the same city', 'that names the city')}, ${amountOf('DISCOUNT_COMBO')} less for each working Bailiff’s House if it is ${P.maxBuildsPerTurn === 3 ? 'the second or third of this turn' : 'not the first of this turn'}, and ${amountOf('DISCOUNT_ALL')} less if your School works. At least ${P.minEffectiveCost} remains.`;
          },
        },
        {
          id: 'R6.5',
          origin: 'K',
          text: 'Besides goods you may spend coins of your working Trading Offices and ducats that lie on your working Exchange Office. They are worth a ducat each everywhere.',
        },
        {
          id: 'R6.6',
          origin: 'P',
          text: 'Together it must be at least the cost. There is no change: what is too much is lost. Exceptions are Exchange Office (R7.11a) and Mayors (R12.3).',
        },
        {
          id: 'R6.7',
          origin: 'K',
          text: 'Nothing needless: (a) You may not pay with a card if the others would have been enough. (b) Coins and ducats only fill the gap; if you spend any, the sum is exact. This holds for Riga buildings always, for the cities only without BM.',
        },
        { id: 'R6.8', origin: 'K', text: 'Goods that were paid go to the discard pile at once.' },
        {
          id: 'R6.9',
          origin: 'K',
          text: 'Every building is paid for on its own. Nothing carries over, except on the Exchange Office.',
        },
        {
          id: 'R6.10',
          origin: 'K',
          text: 'You may have the same kind of building in several cities; their functions add up.',
        },
        { id: 'R6.11', origin: 'S', text: 'After every single building the Grand Masters are checked (R10.5).' },
      ],
    },
    {
      id: 'R7',
      title: 'What the buildings do',
      rules: [
        {
          id: 'R7.1',
          origin: 'K',
          get text() {
            return `${cards('SALE_PLUS', 'markthalle')}: each card of its good pays ${ducats(amountOf('SALE_PLUS'))} more, wherever it is worth anything. ${saleGoods()}`;
          },
        },
        {
          id: 'R7.2',
          origin: 'K',
          get text() {
            return `${cards('COINS', 'kontor')}: it holds ${coins(amountOf('COINS'))} from when you build it, and is filled up to ${amountOf('COINS')} every spring (R3.6). You may spend them one at a time (R6.5).`;
          },
        },
        {
          id: 'R7.3',
          origin: 'K',
          get text() {
            return `${cards('DRAW_ON_ROW', 'hafen')}: the first time in a year that you take a row of goods while it works, you draw ${goodsCards(amountOf('DRAW_ON_ROW'))} from the pile. It happens by itself.`;
          },
        },
        {
          id: 'R7.4',
          origin: 'K',
          get text() {
            return `${cards('DRAW_ON_BUILDING', 'wirtshaus')}: ${likeHarbour()}`;
          },
        },
        {
          id: 'R7.5',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_CITY', 'bauhuette')}: further buildings of ${city('DISCOUNT_CITY', 'the same city', 'the city it names')} cost you ${amountOf('DISCOUNT_CITY')} less.`;
          },
        },
        {
          id: 'R7.6',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_COMBO', 'vogtei')}: ${P.maxBuildsPerTurn === 3 ? 'your second and your third building in one turn' : 'from the second on, your buildings in one turn'} cost ${amountOf('DISCOUNT_COMBO')} less each.`;
          },
        },
        {
          id: 'R7.7',
          origin: 'K',
          get text() {
            return `${cards(LIMITS.city, 'zeughaus')}: your hand limit rises by ${amountOf(LIMITS.city)}.`;
          },
        },
        {
          id: 'R7.8',
          origin: 'K',
          get text() {
            return `${cards('END_MERCHANT_CITIES', 'gildehaus')}: at the end ${points(amountOf('END_MERCHANT_CITIES'))} for each of the ${word(CITIES.length)} cities in which you have at least one uncovered Merchant. Its own counts.`;
          },
        },
        {
          id: 'R7.9',
          origin: 'K',
          get text() {
            return `${cards('END_KNIGHT_CITIES', 'ordenshaus')}: at the end ${points(amountOf('END_KNIGHT_CITIES'))} for each of the ${word(CITIES.length)} cities in which you have at least one uncovered Knight. Its own counts.`;
          },
        },
        {
          id: 'R7.10',
          origin: 'K',
          get text() {
            return `${cards('END_SAME_CITY', 'rathaus')}: at the end ${points(amountOf('END_SAME_CITY'))} for each other building of yours in ${city('END_SAME_CITY', 'the same city', 'the city it names')}.`;
          },
        },
        {
          id: 'R7.11',
          origin: 'K',
          get text() {
            return `The Riga buildings bring ${points(figures.rigaPoints())} each${figures.hasRigaPersons() ? '' : ', have no person'} and stand in Riga. They too work only after the turn in which you build them.`;
          },
        },
        {
          id: 'R7.11a',
          origin: 'K',
          get text() {
            return `${cards('KEEP_CHANGE', 'wechselstube')}: what you overpay stays on it instead of being lost, never more than ${ducats(amountOf('KEEP_CHANGE'))}. They stay until you spend them (R6.5), for years if need be, and already help with the next building of the same turn. Without BM this happens by itself.`;
          },
        },
        {
          id: 'R7.11b',
          origin: 'K',
          get text() {
            return `${cards('DISCOUNT_ALL', 'schule')}: every building costs you ${amountOf('DISCOUNT_ALL')} less, Riga buildings included.`;
          },
        },
        {
          id: 'R7.11c',
          origin: 'K',
          get text() {
            return `${cards(LIMITS.riga, 'speicher')}: your hand limit rises by ${amountOf(LIMITS.riga)}.`;
          },
        },
        {
          id: 'R7.11d',
          origin: 'K',
          get text() {
            return `${cards('END_TWO_PER_CITY', 'kloster')}: at the end ${points(amountOf('END_TWO_PER_CITY'))} for each of the ${word(CITIES.length)} cities in which you have at least ${word(P.klosterMinBuildings)} buildings.`;
          },
        },
        {
          id: 'R7.12',
          origin: 'K',
          get text() {
            return `${cards('NONE', 'burg')} have no function.`;
          },
        },
        {
          id: 'R7.13',
          origin: 'K',
          text: 'Armoury and Warehouse raise the hand limit as early as the winter of the year in which you build them, since the turn is over by then.',
        },
        {
          id: 'R7.14',
          origin: 'K',
          text: 'If goods pile and discard pile are empty when you draw, you draw nothing; the function counts as used for this year.',
        },
        {
          id: 'R7.15',
          origin: 'K',
          text: 'What brings points at the end counts even if you built it in the very last turn.',
        },
      ],
    },
    {
      id: 'R8',
      title: 'Winter',
      rules: [
        {
          id: 'R8.1',
          origin: 'P+K',
          get text() {
            return `You may keep ${P.handLimit} cards in your hand, goods and buildings together; Armoury and Warehouse raise this (R7.7, R7.11c). You discard the surplus, cards of your choice. All decide at the same time, and only then does everybody see it.`;
          },
        },
        {
          id: 'R8.2',
          origin: 'K',
          text: 'Only the surplus is discarded; nobody may discard voluntarily. Goods and buildings go face up to their discard piles.',
        },
        { id: 'R8.3', origin: 'P+K', text: 'The start player card goes clockwise to the next seat.' },
        {
          id: 'R8.4',
          origin: 'P+K',
          text: 'After the winter of the last year the game is over. The hand limit still holds then; the start player card stays.',
        },
      ],
    },
    {
      id: 'R9',
      title: 'Final scoring',
      rules: [
        { id: 'R9.1', origin: 'P', text: 'You count the points on all buildings of your display.' },
        {
          id: 'R9.2',
          origin: 'K',
          text: 'Add what Guild Hall, House of the Order, Town Hall and Monastery bring at the end (R7.8 to R7.11).',
        },
        {
          id: 'R9.3',
          origin: 'P+K',
          get text() {
            return `Every building card still in your hand after the last winter costs ${points(P.handBuildingPenalty)}; one that you discarded for the hand limit costs nothing (R8.4). Riga buildings that were not built cost nothing.`;
          },
        },
        {
          id: 'R9.4',
          origin: 'S+P',
          text: 'With GM add the Grand Masters (R10.9 to R10.13), with BM the Mayors (R12.4 to R12.6).',
        },
        {
          id: 'R9.5',
          origin: 'P+K',
          text: 'Whoever has the most points wins. On a tie it is whoever has built more buildings, Riga buildings included; then whoever has more cash (R10.12, even without the tile). If that is equal too, you share the victory.',
        },
        { id: 'R9.6', origin: 'K', text: 'A result may be below 0.' },
      ],
    },
    {
      id: 'R10',
      title: 'The Grand Masters (GM)',
      rules: [
        {
          id: 'R10.1',
          origin: 'S',
          get text() {
            return `There are ${word(TILE_COUNT.all)} Grand Master tiles: ${and(TILE_IDS.map((id) => names.tiles[id]))}. Without RG Riga goes back to the box, and there are ${word(TILE_COUNT.withoutRiga)}.`;
          },
        },
        {
          id: 'R10.2',
          origin: 'S+K',
          get text() {
            return `Shuffle all of them as a stack with the side “Max.” up, turn the top ${word(P.gmTilesFlipped)} to their reverse “1.” and shuffle again. Then the top ${word(P.gmTilesInPlay)}, as they lie, come to the middle; the rest is out of the game.`;
          },
        },
        {
          id: 'R10.3',
          origin: 'S',
          text: 'If Money is among them, it lies a little aside and shows the side for your number of players: one for four, the other for two and three. Nobody can own it; it counts only at the end.',
        },
        {
          id: 'R10.4',
          origin: 'S',
          text: 'The others show either “Max.” or “1.” for the whole game; that decides how they are won.',
        },
        {
          id: 'R10.5',
          origin: 'S+K',
          text: 'After every building you build, all tiles are checked for you. You get what is due to you at once, several tiles together if need be; you cannot decline.',
        },
        {
          id: 'R10.6',
          origin: 'S+K',
          text: 'This counts for you: for a place your buildings there, for the Knight your Knights, for the Merchant your Merchants in all cities. Knights and Merchants are never added together. Covered persons do not count (R11.4).',
        },
        { id: 'R10.7', origin: 'S', text: 'A “Max.” tile belongs to whoever has the most, and can move.' },
        {
          id: 'R10.7a',
          origin: 'S',
          get text() {
            return `From the middle you get it with at least ${P.gmMaxCity} buildings of the place or at least ${P.gmMaxPerson} persons of the kind.`;
          },
        },
        {
          id: 'R10.7b',
          origin: 'S',
          text: 'From somebody else you get it as soon as you have more than the owner. On a tie the owner keeps it.',
        },
        {
          id: 'R10.8',
          origin: 'S',
          get text() {
            return `A “1.” tile goes to whoever is first to have ${P.gmFirstCity} buildings of the place or ${P.gmFirstPerson} persons of the kind, and stays there to the end.`;
          },
        },
        {
          id: 'R10.9',
          origin: 'S',
          get text() {
            return `At the end each of your tiles brings ${points(P.gmOwnerVp)}.`;
          },
        },
        {
          id: 'R10.10',
          origin: 'S',
          get text() {
            return `A “1.” tile that belongs to somebody else brings you ${points(P.gmSecondVp)} if you too have ${P.gmFirstCity} buildings or ${P.gmFirstPerson} persons.`;
          },
        },
        {
          id: 'R10.11',
          origin: 'S',
          get text() {
            return `A “Max.” tile that belongs to somebody else brings you ${points(P.gmSecondVp)} if you have at least ${P.gmMaxCity} buildings or ${P.gmMaxPerson} persons and nobody but the owner has more than you. All who are tied get ${P.gmSecondVp}. With 4, 3, 3 and 2 buildings that makes ${P.gmOwnerVp}, ${P.gmSecondVp}, ${P.gmSecondVp} and 0 points. What lies in the middle brings nobody anything.`;
          },
        },
        {
          id: 'R10.12',
          origin: 'S+K',
          text: 'Money is scored last. Your cash is the base values of the goods in your hand after the last winter, the coins on your Trading Offices and the ducats on your Exchange Office.',
        },
        {
          id: 'R10.13',
          origin: 'S+K',
          get text() {
            return `The most cash brings the most: ${money()}. Tied players add up the points of their ranks and share them, rounded down. Whoever has no cash gets nothing, and nobody else gains by that.`;
          },
        },
        {
          id: 'R10.14',
          origin: 'S',
          text: 'With VB: if the owner of “Max. Knight” or “Max. Merchant” covers such a person and then has fewer than somebody else, the tile is lost. If exactly one player has the most, that player gets it at once. If several are tied, it goes to the middle, contested.',
        },
        {
          id: 'R10.15',
          origin: 'S+K',
          get text() {
            return `A contested tile goes to whoever alone has the most and at least ${P.gmContestedMinimum}, at once, even in another player’s turn: after every building and after every covered person. R10.7a does not apply to it. From then on it is owned like any other and can move or be contested again.`;
          },
        },
        {
          id: 'R10.16',
          origin: 'S',
          get text() {
            return `“1.” tiles never come back, even if the owner has fewer than ${P.gmFirstPerson} uncovered persons.`;
          },
        },
      ],
    },
    {
      id: 'R11',
      title: 'The Victual Brothers (VB)',
      rules: [
        {
          id: 'R11.1',
          origin: 'K',
          get text() {
            return `The supply holds ${P.vbTokensPerPlayer} tokens for each player, so ${or(SEATS.map((n) => String(figures.tokensFor(n))))}.`;
          },
        },
        {
          id: 'R11.2',
          origin: 'K',
          get text() {
            return `In spring the tokens on left-over rows go back to the supply. When the new rows are laid out, one token each comes to the most valuable ones, ${asPlayers(P.vbRowsMinusPlayers)}. Base values count; of equal rows the one laid out earlier goes first. If fewer tokens are left, as many come as there are.`;
          },
        },
        {
          id: 'R11.3',
          origin: 'K',
          get text() {
            return `If you take a row with a token, you choose at once. Fight: cover one of your uncovered Knights with it, take the whole row and draw ${goodsCards(P.vbFightDraw)} more. Ransom: cover one of your uncovered Merchants with it and take the whole row. Be plundered: ${P.vbPlunderCards === 1 ? 'the most valuable goods card of the row is' : `the ${word(P.vbPlunderCards)} most valuable goods cards of the row are`} discarded, you get the rest, and the token goes to the supply; this is always allowed, and without an uncovered person it is all you can do.`;
          },
        },
        {
          id: 'R11.4',
          origin: 'S+K',
          text: 'A covered person no longer counts for the Grand Masters, nor for Guild Hall and House of the Order. The building keeps its points, its function and its place.',
        },
        { id: 'R11.5', origin: 'K', text: 'Tokens on persons stay there to the end.' },
        {
          id: 'R11.6',
          origin: 'K',
          text: 'When a person has been covered, R10.14 and R10.15 are checked before anything else.',
        },
      ],
    },
    {
      id: 'R12',
      title: 'The Mayors (BM)',
      rules: [
        {
          id: 'R12.1',
          origin: 'P',
          get text() {
            return `There is a board for each of the ${word(CITIES.length)} cities. You have one token on each; it starts on space 0.`;
          },
        },
        {
          id: 'R12.2',
          origin: 'P+K',
          get text() {
            return `If you build in a city, your token there moves ${counted(P.bmBaseSteps, 'space', 'spaces')} on, and one more for each ducat you overpay. Riga buildings move nothing.`;
          },
        },
        {
          id: 'R12.3',
          origin: 'P+K',
          text: 'For buildings in the cities R6.7 does not apply: you may overpay with goods that are worth something there, with coins and with ducats. If your Exchange Office works, you decide how much of the excess stays on it, as far as there is room; only the rest moves the token. If you spend ducats from it, none are put on it.',
        },
        {
          id: 'R12.4',
          origin: 'P+K',
          get text() {
            return `At the end each of your tokens brings a point for every ${word(P.bmStepsPerVp)} full spaces: space ${P.bmStepsPerVp} to ${2 * P.bmStepsPerVp - 1} brings one, space ${2 * P.bmStepsPerVp} to ${3 * P.bmStepsPerVp - 1} two and so on. The track has no end.`;
          },
        },
        {
          id: 'R12.5',
          origin: 'P',
          get text() {
            return `Whoever is furthest ahead in a city is mayor there: ${points(P.bmMayorVp)}.`;
          },
        },
        {
          id: 'R12.6',
          origin: 'K',
          text: 'If several are tied, it is whoever got there first. On space 0 nobody is mayor.',
        },
      ],
    },
    {
      id: 'R13',
      title: 'At a glance',
      rules: [
        {
          id: 'R13.1',
          origin: 'P+K',
          get text() {
            return `With two, three, four players: years ${bySeats(yearsFor)}. Turns for each ${bySeats(figures.turnsFor)}, in all ${bySeats((n) => n * figures.turnsFor(n))}. Rows of goods a year ${bySeats(figures.rowsFor)}. New buildings a year ${bySeats(figures.newBuildingsFor)}. Building cards in the game ${bySeats(figures.buildingsFor)}. Each is start player ${bySeats((n) => yearsFor(n) / n)} times. Money brings ${bySeats((n) => moneyVpFor(n).join('–'))}. Victual Brothers in the supply ${bySeats(figures.tokensFor)}, of which on rows each year ${bySeats(figures.tokenRowsFor)}.`;
          },
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Which “player sheet” decides the side of Money in the German text?',
      answer: 'That is a misprint; the number of players is meant.',
    },
    {
      id: 'Q2',
      question: 'How are the other misprints of the rules sheet to be read?',
      answer: 'As the context and the other language say: Tallin is Tallinn, Virtual Brothers are Victual Brothers.',
    },
    {
      id: 'Q3',
      get question() {
        return `Do Knights and Merchants count together for “${P.gmMaxPerson} Knights or Merchants in all”?`;
      },
      answer: 'No. The Knight counts Knights, the Merchant Merchants; in all means: in all cities.',
    },
    {
      id: 'Q4',
      get question() {
        return `Do you also need ${P.gmMaxCity} buildings or ${P.gmMaxPerson} persons to take a “Max.” tile from somebody?`;
      },
      answer: 'No, you only need more than the owner. Without VB it makes no difference.',
    },
    {
      id: 'Q5',
      question: 'May you leave a tile that is due to you?',
      answer: 'No, it comes by itself; it can never harm you.',
    },
    {
      id: 'Q6',
      get question() {
        return `Who gets a contested tile when a second player reaches ${P.gmContestedMinimum}?`;
      },
      answer: 'Nobody, as long as several are tied for the most.',
    },
    {
      id: 'Q7',
      question: 'Can a contested tile move in another player’s turn?',
      answer: 'Yes, for example when a rival covers a person.',
    },
    {
      id: 'Q8',
      get question() {
        return `Which condition do you need for the ${points(P.gmSecondVp)} with “Max.”?`;
      },
      get answer() {
        return `The one for the middle: ${P.gmMaxCity} buildings or ${P.gmMaxPerson} persons.`;
      },
    },
    {
      id: 'Q9',
      question: 'What about a tile that lies in the middle at the end?',
      answer: 'It brings nobody anything, whether never won or contested.',
    },
    {
      id: 'Q10',
      get question() {
        return `Two are behind the owner, one of them tied with the owner; who gets ${points(P.gmSecondVp)}?`;
      },
      get answer() {
        return `Only the one with more. If both have the same, both get ${P.gmSecondVp}.`;
      },
    },
    {
      id: 'Q11',
      question: 'What are goods worth for Money?',
      answer: 'Their base value, regardless of cities and Market Halls.',
    },
    {
      id: 'Q12',
      question: 'What is unspent money on buildings?',
      answer: 'Coins on Trading Offices and ducats on the Exchange Office. Discounts and drawn cards are no money.',
    },
    {
      id: 'Q13',
      question: 'When is cash counted?',
      answer: 'After the last winter, when the hand limit has been applied.',
    },
    {
      id: 'Q14',
      question: 'What about players without cash?',
      answer: 'They get nothing, and their points go to nobody.',
    },
    {
      id: 'Q15',
      question: 'Is Money turned and shuffled with the others in set-up?',
      answer: 'Yes, like any tile. The number of players decides afterwards which side it shows.',
    },
    {
      id: 'Q16',
      get question() {
        return `Are ${word(P.gmTilesFlipped)} tiles turned even when there are only ${word(TILE_COUNT.withoutRiga)}?`;
      },
      get answer() {
        return `Yes; before the second shuffle ${word(P.gmTilesFlipped)} then show “1.” and ${word(TILE_COUNT.withoutRiga - P.gmTilesFlipped)} “Max.”.`;
      },
    },
    {
      id: 'Q17',
      get question() {
        return `Does the owner of a “1.” tile who has lost persons keep others from the ${points(P.gmSecondVp)}?`;
      },
      get answer() {
        return `No. Whoever has ${P.gmFirstPerson} uncovered persons gets them.`;
      },
    },
    {
      id: 'Q18',
      get question() {
        return `Does “up to value ${P.startGoodsMinValue}” mean exactly ${P.startGoodsMinValue} for the first goods?`;
      },
      get answer() {
        return `No, at least ${P.startGoodsMinValue}. You keep the card that takes you past it.`;
      },
    },
    {
      id: 'Q19',
      get question() {
        return `Does every row hold all ${word(GOODS.length)} kinds of goods?`;
      },
      get answer() {
        return `No. It consists of the ${word(GOODS.length)} kinds; how many cards there are follows from the value ${P.rowMinValue}.`;
      },
    },
    {
      id: 'Q20',
      get question() {
        return `Is Riga one of the ${word(CITIES.length)} cities?`;
      },
      answer: 'No, the fourth is Stockholm. In Riga there are only the Riga buildings.',
    },
    {
      id: 'Q21',
      question: 'With whom does autumn begin?',
      answer: 'With the last player of summer; the order is exactly reversed.',
    },
    {
      id: 'Q22',
      question: 'Do building cards count for the hand limit?',
      answer: 'Yes. Riga buildings do not.',
    },
    { id: 'Q23', question: 'Do left-over rows stay?', answer: 'No, they are discarded in spring.' },
    {
      id: 'Q24',
      question: 'How many new buildings come in spring?',
      get answer() {
        return `${sentence(asPlayers(P.newBuildingsMinusPlayers))}.${figures.buildingsFor(4) === CITY_IDS.length ? ' With four players every building appears once.' : ''}`;
      },
    },
    {
      id: 'Q25',
      question: 'May you pay with cards that are not needed?',
      answer:
        'Not without BM (R6.7). That guards against slips and keeps your choices few. It is a ruling of ours: now and then you could gain by paying too much, with an Exchange Office for one.',
    },
    {
      id: 'Q26',
      question: 'Does a higher hand limit hold in the same year?',
      answer: 'Yes, for in winter your turn is over.',
    },
    {
      id: 'Q27',
      question: 'Does the person on a building count in the turn in which you build it?',
      answer: 'Yes, tiles are checked after every building.',
    },
    {
      id: 'Q28',
      question: 'Are there buildings without points?',
      get answer() {
        return `No. In the cities they bring ${CITY_POINTS.least} to ${CITY_POINTS.most} points, in Riga ${figures.rigaPoints()}.`;
      },
    },
    {
      id: 'Q29',
      question: 'What about the three misprinted Market Halls?',
      get answer() {
        return `Here R7.1 holds for all ${word(CITIES.length)}.`;
      },
    },
    {
      id: 'Q30',
      question: 'Whose persons do the Victual Brothers cover?',
      answer: 'Your own, and only if you choose so.',
    },
    {
      id: 'Q31',
      question: 'Does a building lose its function when its person is covered?',
      answer: 'No, only the person no longer counts.',
    },
    {
      id: 'Q32',
      question: 'Who is mayor when two are tied?',
      answer: 'Whoever reached the space first.',
    },
    {
      id: 'Q33',
      question: 'Who wins a tie?',
      answer: 'Whoever has more buildings, then whoever has more cash, else all of them.',
    },
    {
      id: 'Q34',
      question: 'Are hands open?',
      answer:
        'No. The others only see how many goods and how many buildings you hold; what you take openly they may remember.',
    },
  ],
  get reconstructed() {
    return `From the rules sheet come the Grand Masters with their scoring and their interplay with the Victual Brothers; from public sources the course of the year, the numbers of cards, the base values, the price of grain in Tallinn and Danzig, the names of the Riga buildings, the Market Hall and the core of the Mayors. We added (K) price, points, person and function of the ${figures.OWN_CITIES} buildings and the Riga buildings, the names of the other ${word(figures.OWN_CITIES / CITIES.length - 1)} kinds, the cities of wine, glass and cloth, the hand limit, the number of new buildings, the penalty for buildings in hand, the tie-break and the Victual Brothers’ own rules.`;
  },
};
