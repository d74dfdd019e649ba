// R6.E1–R6.E35 What the special actions do, with the numbers of the cards.
import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { type EffectKind, MAYORS_KEPT, type StepRow } from '../../data/cards.ts';
import type { GuildSymbol } from '../../data/tiles.ts';
import { sayEach, sayMany, type UserWords } from '../users.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('de');
const one = (n = 0) => plural(n, 'eine', inWords('de', n));
const cards = (n = 0) => counted(n, 'Karte', 'Karten');
const own = (n = 0) => counted(n, 'eigenes Mitglied', 'eigene Mitglieder');
const opposing = (n = 0) => counted(n, 'fremdes Mitglied', 'fremde Mitglieder');
const STEMS = { yellow: 'gelb', red: 'rot', blue: 'blau', green: 'grün' } as const;
/** 'gelbem'; rosa stays as it is. */
const coloured = (symbol: GuildSymbol | undefined, ending: string) =>
  symbol === undefined ? '' : symbol === 'pink' ? 'rosa' : `${STEMS[symbol]}${ending}`;
const thenDraw = ({ draw = 0 }: StepRow, before: string) => (draw === 0 ? '' : `${before} dazu ${cards(draw)} ziehen`);
/** 'offene Plättchen mit rotem Symbol' */
const tiles = (symbol?: GuildSymbol) =>
  symbol === undefined ? 'beliebige offene Plättchen' : `offene Plättchen mit ${coloured(symbol, 'em')} Symbol`;

export const users: UserWords = {
  names,
  needs: (symbol) => (symbol === 'any' ? 'nur mit einem Meister' : `nur mit einem ${coloured(symbol, 'en')} Meister`),
  none: 'Das tut keine Karte dieser Ausgabe.',
};
const each = (effect: EffectKind, sentence: (step: StepRow) => string) => () => sayEach(users, effect, sentence);
const many = (effect: EffectKind, sentence: string) => () => sayMany(users, effect, sentence);

function place({ n, symbol }: StepRow): string {
  const where =
    symbol === undefined
      ? 'ein beliebiges offenes Plättchen'
      : `ein offenes Plättchen mit ${coloured(symbol, 'em')} Symbol`;
  return n === 1
    ? `${own(n)} aus dem Vorrat direkt auf ${where}.`
    : `bis zu ${own(n)} aus dem Vorrat direkt auf ${tiles(symbol)}, auch auf verschiedene.`;
}

export const effectRules: Readonly<Record<EffectKind, () => string>> = {
  RECRUIT: many('RECRUIT', 'bis zu so viele eigene Mitglieder aus dem Vorrat in die Zunfthalle.'),
  RECRUIT_BY_MASTERS: each(
    'RECRUIT_BY_MASTERS',
    ({ base, symbol, max }) =>
      `bis zu so viele Mitglieder aus dem Vorrat in die Zunfthalle, wie ${base} und deine ${coloured(symbol, 'en')} Meister ergeben, höchstens ${max}.`,
  ),
  PLACE_SYMBOL: each('PLACE_SYMBOL', place),
  PLACE_ONE_TILE: each(
    'PLACE_ONE_TILE',
    ({ n }) => `bis zu ${own(n)} aus dem Vorrat auf ein und dasselbe offene Plättchen, Symbole zählen nicht.`,
  ),
  NEUTRAL: each(
    'NEUTRAL',
    ({ n = 0 }) => `${counted(n, 'Neutralen', 'Neutrale')} von der Wertungstafel nehmen. Ist keiner da, geht es nicht.`,
  ),
  TURN_DOUBLE_RECRUIT: each(
    'TURN_DOUBLE_RECRUIT',
    () =>
      `Für den Rest des Zugs bringt jedes Anwerben (R5.3) bis zu ${AMOUNTS.doubled} Mitglieder statt ${AMOUNTS.recruits}. Zwei davon zählen nicht zusammen.`,
  ),
  MOVE_SYMBOL: each(
    'MOVE_SYMBOL',
    ({ n, symbol }) =>
      `bis zu ${own(n)} auf ${tiles(symbol)} bewegen, auch auf verschiedene, jedes Mitglied nur einmal.`,
  ),
  MOVE_ONE_TILE: each(
    'MOVE_ONE_TILE',
    ({ n }) =>
      `bis zu ${own(n)}, auch von verschiedenen Orten, auf ein und dasselbe offene Plättchen bewegen, Symbole zählen nicht.`,
  ),
  MOVE_ANY_DRAW: each(
    'MOVE_ANY_DRAW',
    (step) =>
      `${own(step.n)} auf ein beliebiges offenes Plättchen bewegen, Symbole zählen nicht${thenDraw(step, ';')}.`,
  ),
  SHIFT_ADJACENT: each(
    'SHIFT_ADJACENT',
    () =>
      'beliebig viele eigene Mitglieder, mindestens eines, von einem offenen Plättchen auf ein benachbartes offenes bewegen.',
  ),
  EXPEL: each('EXPEL', ({ n }) => `${opposing(n)} von einem offenen Plättchen in die Zunfthalle schicken.`),
  PUSH_ADJACENT: each(
    'PUSH_ADJACENT',
    ({ n }) => `${opposing(n)} von einem offenen Plättchen auf ein benachbartes offenes bewegen.`,
  ),
  TURN_FREE_MOVE: each('TURN_FREE_MOVE', () => 'Für den Rest des Zugs zählen beim Bewegen (R5.4) keine Symbole.'),
  BEADLE_FOLLOW: each(
    'BEADLE_FOLLOW',
    ({ n }) =>
      `den Stadtamtmann auf ein anderes offenes Zunft-Plättchen versetzen; danach darfst du ${own(n)} dorthin bewegen. Ist er aus dem Spiel oder gibt es kein anderes Plättchen für ihn, geht es nicht.`,
  ),
  BEADLE_DRAW: each(
    'BEADLE_DRAW',
    (step) =>
      `den Stadtamtmann auf ein anderes offenes Zunft-Plättchen versetzen${thenDraw(step, ',')}. Wann es nicht geht, steht bei R6.E14.`,
  ),
  SHIP: many('SHIP', 'bis zu so viele eigene Mitglieder auf die Plantage bringen.'),
  SHIP_DRAW: each('SHIP_DRAW', (step) => `${own(step.n)} auf die Plantage bringen${thenDraw(step, ',')}.`),
  SHIP_TILE: each(
    'SHIP_TILE',
    () => 'beliebig viele eigene Mitglieder, mindestens eines, von einem offenen Plättchen auf die Plantage bringen.',
  ),
  SETTLE: each('SETTLE', ({ n }) => `bis zu ${own(n)} aus dem Vorrat auf die Plantage.`),
  HOMECOMING: each('HOMECOMING', ({ n, symbol }) => `bis zu ${own(n)} von der Plantage auf ${tiles(symbol)} bewegen.`),
  EXPEL_PLANTATION: each('EXPEL_PLANTATION', ({ n }) => `${opposing(n)} von der Plantage in die Zunfthalle schicken.`),
  VP_PLANTATION: each(
    'VP_PLANTATION',
    ({ per, max }) =>
      `${per} SP für jedes eigene Mitglied auf der Plantage, höchstens ${max}. Ohne ein solches geht es nicht.`,
  ),
  END_DRAW: many('END_DRAW', 'so viele zusätzliche Karten am Zugende (R5.7).'),
  END_DRAW_BY_MASTERS: each(
    'END_DRAW_BY_MASTERS',
    ({ base, symbol, max }) =>
      `am Zugende so viele zusätzliche Karten, wie ${base} und deine ${coloured(symbol, 'en')} Meister ergeben, jetzt gezählt, höchstens ${max}.`,
  ),
  DRAW: each('DRAW', ({ n }) => `sofort ${cards(n)} ziehen; du darfst sie noch in diesem Zug nutzen.`),
  SALVAGE: each(
    'SALVAGE',
    ({ look, take }) =>
      `die obersten ${cards(look)} des Ablagestapels ansehen und bis zu ${take} davon auf die Hand nehmen. Liegen weniger dort, siehst du alle; ist der Stapel leer, geht es nicht. Karten, mit denen du bezahlt hast, liegen schon dort.`,
  ),
  TURN_DISCOUNT: each(
    'TURN_DISCOUNT',
    ({ n }) =>
      `Jede spätere Sonderaktion dieses Zugs kostet ${n} weniger, aber nie weniger als nichts. Mehrere zählen zusammen.`,
  ),
  TITHE: each(
    'TITHE',
    ({ n }) =>
      `Wähle einen Mitspieler, der mehr Karten hält als du, gezählt nach dem Bezahlen und ohne die Karte vor dir. Nimm ihm zufällig ${cards(n)}. Gibt es keinen, geht es nicht.`,
  ),
  CYCLE: each(
    'CYCLE',
    ({ bonus = 0 }) =>
      `Wirf beliebig viele Handkarten ab, mindestens eine, und ziehe ${bonus === 0 ? 'so viele, wie' : `${one(bonus)} mehr, als`} du abgeworfen hast.`,
  ),
  VP: each('VP', ({ n }) => `${n} SP.`),
  VP_BY_MASTERS: each(
    'VP_BY_MASTERS',
    ({ per, max }) =>
      `ein SP für je ${per} eigene Meister, abgerundet, höchstens ${max}. Ergibt das nichts, geht es nicht.`,
  ),
  MAYOR: each(
    'MAYOR',
    ({ draw = 0 }) =>
      `${draw} Belohnungskarten ziehen, ${one(MAYORS_KEPT)} behalten, die ${plural(draw - MAYORS_KEPT, 'andere', 'anderen')} unter den Stapel. Ist der Stapel leer, geht es nicht.`,
  ),
  TOKEN_REWARD: each(
    'TOKEN_REWARD',
    () =>
      'Wähle ein offenes Plättchen, auf dem ein eigenes Mitglied steht, und erhalte SP und Wirkungen seines Markers. Der Marker bleibt liegen und gilt nicht als erhalten.',
  ),
  SWAP_TOKENS_DRAW: each(
    'SWAP_TOKENS_DRAW',
    (step) => `die Marker zweier offener Plättchen tauschen${thenDraw(step, ',')}.`,
  ),
  RESIGN: each(
    'RESIGN',
    ({ vp }) =>
      `Ein eigener Meister geht in die Zunfthalle und ist wieder Mitglied; sein Plättchen bleibt gewertet, jetzt ohne Meister. Du bekommst ${vp} SP.`,
  ),
};
