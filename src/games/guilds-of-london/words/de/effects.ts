import { kitOf } from '../../../../text/kit.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { MAYORS_KEPT } from '../../data/cards.ts';
import type { EffectWords } from '../effects.ts';

const { counted } = kitOf('de');
const cards = (n = 0) => counted(n, 'Karte', 'Karten');
const opposing = (n = 0) => counted(n, 'fremdes Mitglied', 'fremde Mitglieder');

const also = (n = 0) => (n === 0 ? '' : `, ${cards(n)} ziehen`);
const tiles = (symbol: string) => (symbol === '' ? 'beliebige Plättchen' : `Plättchen mit ${symbol}`);

export const effects: EffectWords = {
  RECRUIT: (row) => `bis zu ${row.n} anwerben`,
  RECRUIT_BY_MASTERS: (row, symbol) => `anwerben: ${row.base} + Meister (${symbol}), höchstens ${row.max}`,
  PLACE_SYMBOL: (row, symbol) =>
    row.n === 1
      ? `${row.n} aus dem Vorrat auf ein ${symbol === '' ? 'beliebiges Plättchen' : `Plättchen mit ${symbol}`}`
      : `bis zu ${row.n} aus dem Vorrat auf ${tiles(symbol)}`,
  PLACE_ONE_TILE: (row) => `bis zu ${row.n} aus dem Vorrat auf ein beliebiges Plättchen`,
  NEUTRAL: (row) => `${counted(row.n ?? 0, 'Neutralen', 'Neutrale')} nehmen`,
  TURN_DOUBLE_RECRUIT: () => `in diesem Zug bringt jedes Anwerben bis zu ${AMOUNTS.doubled}`,
  MOVE_SYMBOL: (row, symbol) => `bis zu ${row.n} auf ${tiles(symbol)} bewegen`,
  MOVE_ONE_TILE: (row) => `bis zu ${row.n} auf ein beliebiges Plättchen bewegen`,
  MOVE_ANY_DRAW: (row) => `${row.n} auf ein beliebiges Plättchen bewegen${also(row.draw)}`,
  SHIFT_ADJACENT: () => 'beliebig viele von einem Plättchen auf ein benachbartes bewegen',
  EXPEL: (row) => `${opposing(row.n)} von einem Plättchen in die Zunfthalle`,
  PUSH_ADJACENT: (row) => `${opposing(row.n)} auf ein benachbartes Plättchen`,
  TURN_FREE_MOVE: () => 'in diesem Zug Bewegen ohne Symbol',
  BEADLE_FOLLOW: (row) =>
    `Stadtamtmann versetzen, bis zu ${counted(row.n ?? 0, 'Mitglied folgt', 'Mitglieder folgen')} ihm`,
  BEADLE_DRAW: (row) => `Stadtamtmann versetzen${also(row.draw)}`,
  SHIP: (row) => `bis zu ${row.n} auf die Plantage`,
  SHIP_DRAW: (row) => `${row.n} auf die Plantage${also(row.draw)}`,
  SHIP_TILE: () => 'beliebig viele von einem Plättchen auf die Plantage',
  SETTLE: (row) => `bis zu ${row.n} aus dem Vorrat auf die Plantage`,
  HOMECOMING: (row, symbol) => `bis zu ${row.n} von der Plantage auf ${tiles(symbol)}`,
  EXPEL_PLANTATION: (row) => `${opposing(row.n)} von der Plantage in die Zunfthalle`,
  VP_PLANTATION: (row) => `${row.per} SP je eigenem Mitglied auf der Plantage, höchstens ${row.max}`,
  END_DRAW: (row) => `am Zugende ${row.n} Karten mehr`,
  END_DRAW_BY_MASTERS: (row, symbol) => `am Zugende ${row.base} + Meister (${symbol}) Karten, höchstens ${row.max}`,
  DRAW: (row) => `sofort ${cards(row.n)} ziehen`,
  SALVAGE: (row) => `bis zu ${row.take} der obersten ${row.look} vom Ablagestapel`,
  TURN_DISCOUNT: (row) => `spätere Sonderaktionen dieses Zugs ${row.n} billiger`,
  TITHE: (row) => `${counted(row.n ?? 0, 'zufällige Karte', 'zufällige Karten')} von jemandem, der mehr hat`,
  CYCLE: (row) => `beliebig viele abwerfen, ${row.bonus} mehr ziehen`,
  VP: (row) => `${row.n} SP`,
  VP_BY_MASTERS: (row) => `ein SP für je ${row.per} Meister, höchstens ${row.max}`,
  MAYOR: (row) => `${row.draw} Belohnungskarten ziehen, ${MAYORS_KEPT} behalten`,
  TOKEN_REWARD: () => 'Marker eines Plättchens nutzen, auf dem du stehst',
  SWAP_TOKENS_DRAW: (row) => `Marker zweier Plättchen tauschen${also(row.draw)}`,
  RESIGN: (row) => `ein Meister geht in die Zunfthalle, ${row.vp} SP`,
};
