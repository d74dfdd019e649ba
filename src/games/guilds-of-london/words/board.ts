// What the board itself says; sentences of the game are in text/.
import type { Language } from '../../../text/languages.ts';
import { type CardId, cardOf, type TileId, tileOf } from '../data/kinds.ts';
import type { GuildSymbol, Reward } from '../data/tiles.ts';
import { names as namesDe } from './de/names.ts';
import { mayorKinds as mayorKindsDe } from './de/texts.ts';
import { EFFECT_WORDS } from './effect-words.ts';
import { names as namesEn } from './en/names.ts';
import { mayorKinds as mayorKindsEn } from './en/texts.ts';
import { counted, type Words } from './sentences.ts';

export interface BoardWords extends Pick<Words, 'names' | 'effects' | 'mayorKinds' | 'and'> {
  readonly board: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
  readonly options: string;
  readonly city: string;
  readonly hand: string;
  readonly mayors: string;
  readonly guildhall: string;
  readonly charges: Readonly<Record<GuildSymbol, string>>;
  readonly rewards: Readonly<Record<Reward[0], (n: number) => string>>;
  vp(n: number): string;
  round(round: number, of: number): string;
  first(reward: string): string;
  second(reward: string): string;
  precedence(n: number): string;
  figures(there: number, required: number): string;
  readonly due: string;
  readonly lying: string;
  readonly beadle: string;
  leads(name: string): string;
  readonly by: Readonly<Record<'masters' | 'solo', string>>;
  tie(names: string): string;
  resolvedBy(name: string): string;
  readonly noMaster: string;
  readonly noHandLimit: string;
  pawns(name: string, n: number): string;
  readonly recruit: string;
  recruitMany(n: number): string;
  readonly move: string;
  moveTo(symbols: string): string;
  readonly anywhere: string;
  readonly special: string;
  cost(n: number): string;
  readonly coin: string;
  readonly takeCard: string;
  readonly inFront: string;
  lasting(turn: { recruits: number; free: boolean; discount: number; extra: number }): string[];
  readonly discardPile: string;
  readonly emptyPile: string;
  readonly close: string;
  take(n: number): string;
  readonly keep: string;
  now(vp: number): string;
  handOf(n: number): string;
  readonly openHand: string;
  readonly closeHand: string;
  readonly story: Readonly<Record<'bar' | 'again' | 'back' | 'on' | 'play' | 'pause' | 'skip', string>>;
  readonly things: Readonly<Record<'hand' | 'mayors' | 'hall' | 'supply' | 'neutrals' | 'masters' | 'tokens', string>>;
}

const de: BoardWords = {
  names: namesDe,
  effects: EFFECT_WORDS.de,
  mayorKinds: mayorKindsDe,
  and: (list) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`),
  board: 'London: die Stadt. Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern',
  fit: 'Alles zeigen',
  larger: 'Größer',
  smaller: 'Kleiner',
  options: 'Was du tun kannst',
  city: 'Die Stadt',
  hand: 'Deine Handkarten',
  mayors: 'Deine Belohnungskarten',
  guildhall: 'Zunfthalle',
  charges: { yellow: 'Lilie', red: 'Löwe', blue: 'Anker', green: 'Klee', pink: 'Rose' },
  rewards: {
    cards: (n) => counted(n, 'Karte', 'Karten'),
    recruit: (n) => `bis zu ${n} anwerben`,
    place: (n) => `bis zu ${n} aus dem Vorrat einsetzen`,
    move: (n) => `bis zu ${n} bewegen`,
    ship: (n) => `bis zu ${n} auf die Plantage`,
    neutral: (n) => counted(n, 'Neutraler', 'Neutrale'),
    mayor: () => 'eine Belohnungskarte',
    beadle: () => 'Stadtamtmann versetzen',
  },
  vp: (n) => `${n} SP`,
  round: (round, of) => `Runde ${round} von ${of}`,
  first: (reward) => `Erster: ${reward}`,
  second: (reward) => `Zweiter: ${reward}`,
  precedence: (n) => `Rang ${n}`,
  figures: (there, required) => `${there} von ${required} Figuren`,
  due: 'wird gewertet',
  lying: 'ein liegender Neutraler: eine Figur mehr nötig',
  beadle: 'der Stadtamtmann steht hier',
  leads: (name) => `${name} führt`,
  by: { masters: 'durch Meister nebenan', solo: 'bei Gleichstand gewinnst du' },
  tie: (names) => `Gleichstand: ${names}; so bliebe es offen`,
  resolvedBy: (name) => `gewertet, Meister von ${name}`,
  noMaster: 'gewertet, ohne Meister',
  noHandLimit: 'Meister hier: kein Handlimit',
  pawns: (name, n) => `${name}: ${n}`,
  recruit: 'Anwerben',
  recruitMany: (n) => `${n} anwerben`,
  move: 'Bewegen',
  moveTo: (symbols) => `auf ein Plättchen mit ${symbols}`,
  anywhere: 'auf ein beliebiges Plättchen',
  special: 'Sonderaktion',
  cost: (n) => (n === 0 ? 'kostet nichts' : `kostet ${counted(n, 'Karte', 'Karten')}`),
  coin: 'Als Bezahlung zählt jede Karte eine Münze.',
  takeCard: 'Nimm eine Handkarte: anwerben, bewegen oder Sonderaktion.',
  inFront: 'Ausgelegt',
  lasting: ({ recruits, free, discount, extra }) => [
    ...(recruits > 1 ? ['Anwerben bringt 2'] : []),
    ...(free ? ['Bewegen ohne Symbol'] : []),
    ...(discount > 0 ? [`Kosten −${discount}`] : []),
    ...(extra > 0 ? [`Zugende +${extra} Karten`] : []),
  ],
  discardPile: 'Ablagestapel',
  emptyPile: 'Noch liegt nichts hier.',
  close: 'Schließen',
  take: (n) => `${counted(n, 'Karte', 'Karten')} nehmen`,
  keep: 'Behalte eine',
  now: (vp) => `jetzt ${vp} SP`,
  handOf: (n) => counted(n, 'Handkarte', 'Handkarten'),
  openHand: 'Hand aufklappen',
  closeHand: 'Hand zuklappen',
  story: {
    bar: 'Was geschieht',
    again: 'Noch einmal zeigen, was geschah',
    back: 'Einen Schritt zurück',
    on: 'Ein Schritt weiter',
    play: 'Weiterlaufen',
    pause: 'Anhalten',
    skip: 'Ans Ende',
  },
  things: {
    hand: 'Handkarten',
    mayors: 'Belohnungskarten',
    hall: 'in der Zunfthalle',
    supply: 'im Vorrat',
    neutrals: 'Neutrale',
    masters: 'Meister',
    tokens: 'Marker',
  },
};

const en: BoardWords = {
  names: namesEn,
  effects: EFFECT_WORDS.en,
  mayorKinds: mayorKindsEn,
  and: (list) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`),
  board: 'London: the city. Arrow keys move it, plus and minus make it larger and smaller',
  fit: 'Show everything',
  larger: 'Larger',
  smaller: 'Smaller',
  options: 'What you can do',
  city: 'The city',
  hand: 'Your hand',
  mayors: 'Your mayor cards',
  guildhall: 'Guildhall',
  charges: { yellow: 'lily', red: 'lion', blue: 'anchor', green: 'clover', pink: 'rose' },
  rewards: {
    cards: (n) => counted(n, 'card', 'cards'),
    recruit: (n) => `recruit up to ${n}`,
    place: (n) => `place up to ${n} from the supply`,
    move: (n) => `move up to ${n}`,
    ship: (n) => `up to ${n} to the plantation`,
    neutral: (n) => counted(n, 'neutral', 'neutrals'),
    mayor: () => 'a mayor card',
    beadle: () => 'move the beadle',
  },
  vp: (n) => `${n} VP`,
  round: (round, of) => `Round ${round} of ${of}`,
  first: (reward) => `First: ${reward}`,
  second: (reward) => `Second: ${reward}`,
  precedence: (n) => `rank ${n}`,
  figures: (there, required) => `${there} of ${required} figures`,
  due: 'will be resolved',
  lying: 'a lying neutral: one figure more needed',
  beadle: 'the beadle stands here',
  leads: (name) => `${name} leads`,
  by: { masters: 'by masters next door', solo: 'you win ties' },
  tie: (names) => `A tie: ${names}; it would stay open`,
  resolvedBy: (name) => `resolved, master of ${name}`,
  noMaster: 'resolved, no master',
  noHandLimit: 'master here: no hand limit',
  pawns: (name, n) => `${name}: ${n}`,
  recruit: 'Recruit',
  recruitMany: (n) => `Recruit ${n}`,
  move: 'Move',
  moveTo: (symbols) => `to a tile with ${symbols}`,
  anywhere: 'to any tile',
  special: 'Special action',
  cost: (n) => (n === 0 ? 'costs nothing' : `costs ${counted(n, 'card', 'cards')}`),
  coin: 'As payment every card is worth one coin.',
  takeCard: 'Take a card of your hand: recruit, move or special action.',
  inFront: 'Laid out',
  lasting: ({ recruits, free, discount, extra }) => [
    ...(recruits > 1 ? ['a recruit brings 2'] : []),
    ...(free ? ['moves ignore symbols'] : []),
    ...(discount > 0 ? [`cost −${discount}`] : []),
    ...(extra > 0 ? [`+${extra} cards at the end`] : []),
  ],
  discardPile: 'Discard pile',
  emptyPile: 'Nothing lies here yet.',
  close: 'Close',
  take: (n) => `Take ${counted(n, 'card', 'cards')}`,
  keep: 'Keep one of these',
  now: (vp) => `${vp} VP now`,
  handOf: (n) => counted(n, 'card', 'cards'),
  openHand: 'Open the hand',
  closeHand: 'Fold the hand',
  story: {
    bar: 'What happens',
    again: 'Show again what happened',
    back: 'One step back',
    on: 'One step on',
    play: 'Go on',
    pause: 'Pause',
    skip: 'To the end',
  },
  things: {
    hand: 'cards in hand',
    mayors: 'mayor cards',
    hall: 'in the Guildhall',
    supply: 'in the supply',
    neutrals: 'neutrals',
    masters: 'masters',
    tokens: 'tokens',
  },
};

export const WORDS: Readonly<Record<Language, BoardWords>> = { de, en };

export const tileName = ({ names }: BoardWords, tile: TileId): string => names.tiles[tileOf(tile).code];
export const cardTitle = ({ names }: BoardWords, card: CardId): string => names.actions[cardOf(card).code];
/** 'yellow (lily)': a colour and a figure. */
export const symbolText = ({ names, charges }: BoardWords, symbols: readonly GuildSymbol[]): string =>
  symbols.map((symbol) => `${names.symbols[symbol]} (${charges[symbol]})`).join(', ');
export const rewardText = (words: BoardWords, vp: number, effects: readonly Reward[]): string =>
  [...(vp > 0 ? [words.vp(vp)] : []), ...effects.map(([kind, n]) => words.rewards[kind](n))].join(', ');
