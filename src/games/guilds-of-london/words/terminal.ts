// The words that only the terminal needs.
import type { GuildSymbol, RewardKind } from '../data/tiles.ts';
import { names as namesDe } from './de/names.ts';
import { mayorKinds as mayorKindsDe } from './de/texts.ts';
import { EFFECT_WORDS, type EffectWords } from './effect-words.ts';
import { names as namesEn } from './en/names.ts';
import { mayorKinds as mayorKindsEn } from './en/texts.ts';
import type { CardNames } from './names.ts';
import type { Words } from './sentences.ts';

export interface TerminalWords extends Pick<Words, 'mayorKinds'> {
  readonly names: CardNames;
  readonly effects: EffectWords;
  /** Two letters a symbol, one letter a reward; the legend explains them. */
  readonly symbols: Readonly<Record<GuildSymbol, string>>;
  readonly rewards: Readonly<Record<RewardKind, readonly [letter: string, meaning: string]>>;
  readonly legend: readonly string[];
  round(round: number, of: number): string;
  readonly over: string;
  resolution(isNow: boolean): string;
  growth(round: number): string;
  readonly noGrowth: string;
  readonly order: string;
  readonly first: string;
  readonly second: string;
  readonly pawns: string;
  readonly scoreboard: string;
  neutrals(n: number): string;
  pile(n: number): string;
  discard(n: number): string;
  mayorDeck(n: number): string;
  readonly inFront: string;
  readonly turn: string;
  discount(n: number): string;
  extra(n: number): string;
  recruits(n: number): string;
  readonly free: string;
  readonly guildhall: string;
  seat(number: number): string;
  readonly you: string;
  vp(n: number): string;
  hall(n: number): string;
  supply(n: number): string;
  overseas(n: number): string;
  masters(n: number): string;
  tokens(n: number): string;
  onPromo(n: number): string;
  hand(n: number): string;
  mayors(n: number): string;
  readonly opponent: string;
  readonly yourMayors: string;
  readonly offered: string;
  now(vp: number): string;
  readonly yourHand: string;
  cost(n: number): string;
  needs(symbol: string | null): string;
}

const de: TerminalWords = {
  names: namesDe,
  effects: EFFECT_WORDS.de,
  mayorKinds: mayorKindsDe,
  symbols: { yellow: 'Ge', red: 'Ro', blue: 'Bl', green: 'Gr', pink: 'Rs' },
  rewards: {
    cards: ['K', 'Karten'],
    recruit: ['W', 'anwerben'],
    place: ['A', 'aufstellen'],
    move: ['B', 'bewegen'],
    ship: ['V', 'verschiffen'],
    neutral: ['N', 'Neutrale'],
    mayor: ['L', 'Belohnungskarte'],
    beadle: ['S', 'Stadtamtmann versetzen'],
  },
  legend: [
    '2/4 Figuren/nötige Zahl',
    '! fällig',
    '◆ Stadtamtmann',
    '~ liegender Neutraler',
    '› Marker für den Zweiten',
    '★ Meister',
    '✓ gewertet, ohne Meister',
    'Zahl allein: SP',
    '∞ kein Handlimit',
    'Ge Gelb, Ro Rot, Bl Blau, Gr Grün, Rs Rosa',
  ],
  round: (round, of) => `Runde ${round} von ${of}`,
  over: 'Schlusswertung',
  resolution: (isNow) => (isNow ? 'Plättchen werden gewertet' : 'keine Plättchen-Wertung'),
  growth: (round) => `Wachstum in Runde ${round}`,
  noGrowth: 'kein Wachstum mehr',
  order: 'Reihenfolge',
  first: 'Erster',
  second: 'Zweiter',
  pawns: 'Mitglieder',
  scoreboard: 'Wertungstafel',
  neutrals: (n) => `Neutrale ${n}`,
  pile: (n) => `Nachziehstapel ${n}`,
  discard: (n) => `Ablagestapel ${n}`,
  mayorDeck: (n) => `Belohnungskarten ${n}`,
  inFront: 'Gespielt',
  turn: 'In diesem Zug',
  discount: (n) => `Sonderaktionen ${n} billiger`,
  extra: (n) => `am Ende ${n} Karten mehr`,
  recruits: (n) => `Anwerben bringt bis zu ${n}`,
  free: 'Bewegen ohne Symbol',
  guildhall: 'Zunfthalle',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  vp: (n) => `${n} SP`,
  hall: (n) => `Halle ${n}`,
  supply: (n) => `Vorrat ${n}`,
  overseas: (n) => `Plantage ${n}`,
  masters: (n) => `Meister ${n}`,
  tokens: (n) => `Marker ${n}`,
  onPromo: (n) => `Promokarte ${n}`,
  hand: (n) => `Hand ${n}`,
  mayors: (n) => `Belohnungskarten ${n}`,
  opponent: 'hat keine Karten',
  yourMayors: 'Deine Belohnungskarten',
  offered: 'Zur Wahl',
  now: (vp) => `jetzt ${vp} SP`,
  yourHand: 'Deine Hand',
  cost: (n) => `Kosten ${n}`,
  needs: (symbol) => (symbol === null ? 'nur mit Meister' : `nur mit Meister (${symbol})`),
};

const en: TerminalWords = {
  names: namesEn,
  effects: EFFECT_WORDS.en,
  mayorKinds: mayorKindsEn,
  symbols: { yellow: 'Ye', red: 'Re', blue: 'Bl', green: 'Gr', pink: 'Pi' },
  rewards: {
    cards: ['C', 'cards'],
    recruit: ['R', 'recruit'],
    place: ['P', 'place'],
    move: ['M', 'move'],
    ship: ['S', 'ship'],
    neutral: ['N', 'neutrals'],
    mayor: ['L', 'mayor card'],
    beadle: ['B', 'move the beadle'],
  },
  legend: [
    '2/4 figures/required number',
    '! due',
    '◆ beadle',
    '~ lying neutral',
    '› token for second place',
    '★ master',
    '✓ resolved, no master',
    'number alone: VP',
    '∞ no hand limit',
    'Ye yellow, Re red, Bl blue, Gr green, Pi pink',
  ],
  round: (round, of) => `Round ${round} of ${of}`,
  over: 'Final scoring',
  resolution: (isNow) => (isNow ? 'tiles are resolved' : 'no tile resolution'),
  growth: (round) => `growth in round ${round}`,
  noGrowth: 'no more growth',
  order: 'Turn order',
  first: 'first',
  second: 'second',
  pawns: 'pawns',
  scoreboard: 'Scoreboard',
  neutrals: (n) => `neutrals ${n}`,
  pile: (n) => `draw pile ${n}`,
  discard: (n) => `discard pile ${n}`,
  mayorDeck: (n) => `mayor cards ${n}`,
  inFront: 'Played',
  turn: 'This turn',
  discount: (n) => `special actions cost ${n} less`,
  extra: (n) => `${n} more cards at the end`,
  recruits: (n) => `a recruit brings up to ${n}`,
  free: 'moves ignore symbols',
  guildhall: 'Guildhall',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  vp: (n) => `${n} VP`,
  hall: (n) => `hall ${n}`,
  supply: (n) => `supply ${n}`,
  overseas: (n) => `plantation ${n}`,
  masters: (n) => `masters ${n}`,
  tokens: (n) => `tokens ${n}`,
  onPromo: (n) => `promo card ${n}`,
  hand: (n) => `hand ${n}`,
  mayors: (n) => `mayor cards ${n}`,
  opponent: 'has no cards',
  yourMayors: 'Your mayor cards',
  offered: 'To choose from',
  now: (vp) => `now ${vp} VP`,
  yourHand: 'Your hand',
  cost: (n) => `cost ${n}`,
  needs: (symbol) => (symbol === null ? 'only with a master' : `only with a master (${symbol})`),
};

export const WORDS = { de, en };
