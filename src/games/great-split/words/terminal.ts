// The few words that only the terminal needs.
import type { Scoring } from '../data/table.ts';
import { SIGNS } from '../terminal-signs.ts';
import type { Part } from '../types.ts';
import { names as namesDe } from './de/names.ts';
import { names as namesEn } from './en/names.ts';
import type { Names } from './names.ts';

export interface TerminalWords {
  readonly names: Names;
  readonly scorings: Readonly<Record<Scoring, string>>;
  round(number: number): string;
  readonly over: string;
  limit(cards: number): string;
  decks(text: string): string;
  readonly scoring: string;
  after(round: number, kinds: string): string;
  readonly nothing: string;
  readonly all: string;
  readonly market: string;
  arrow(slider: number, tiles: readonly number[]): string;
  points(n: number): string;
  value(n: number): string;
  readonly seals: string;
  seat(number: number): string;
  readonly you: string;
  prestige(n: number): string;
  ends(total: number): string;
  hand(n: number): string;
  readonly left: string;
  readonly right: string;
  readonly both: string;
  /** What the signs on the tracks mean. */
  readonly signs: readonly string[];
  readonly laid: string;
  readonly seen: string;
  readonly splitCard: string;
  readonly sold: string;
  readonly yourHand: string;
  readonly yourEnvelope: string;
  readonly discarding: string;
  received(name: string): string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly toLay: string;
  readonly soldThisRound: string;
  readonly discarded: string;
}

const de: TerminalWords = {
  names: namesDe,
  scorings: { book: 'Bücher', artwork: 'Kunstwerke', gem: 'Juwelen', order: 'Aufträge' },
  round: (number) => `Runde ${number} von 6`,
  over: 'Schlusswertung',
  limit: (cards) => `Kartenlimit ${cards}`,
  decks: (text) => `Stapel ${text}`,
  scoring: 'Wertungen',
  after: (round, kinds) => `nach Runde ${round} ${kinds}`,
  nothing: 'nichts',
  all: 'alle drei und Aufträge',
  market: 'Kunstmarkt',
  arrow: (slider, tiles) => `Pfeil auf ${slider}${tiles.length > 1 ? ` (${tiles.join(' + ')})` : ''}`,
  points: (n) => `${n} P`,
  value: (n) => `Wert ${n}`,
  seals: 'Siegel',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  prestige: (n) => `Prestige ${n}`,
  ends: (n) => `jetzt gewertet ${n}`,
  hand: (n) => (n === 1 ? '1 Handkarte' : `${n} Handkarten`),
  left: 'linker Nachbar',
  right: 'rechter Nachbar',
  both: 'Nachbar auf beiden Seiten',
  signs: [
    `${SIGNS.cube} Würfel`,
    `${SIGNS.order} Auftrag`,
    `${SIGNS.value} Wert steigt`,
    `${SIGNS.both} beides`,
    `${SIGNS.arrow} Doppelpfeil`,
    `${SIGNS.step} Schritt auf der Ressource`,
    `${SIGNS.star} ein Stern mehr`,
  ],
  laid: 'Ausgelegt',
  seen: 'Zuletzt gesehen',
  splitCard: 'Trennkarte',
  sold: 'verkauft',
  yourHand: 'Deine Hand',
  yourEnvelope: 'Dein Umschlag',
  discarding: 'Wird abgeworfen',
  received: (name) => `Umschlag von ${name}`,
  parts: { first: 'Teil 1', second: 'Teil 2' },
  toLay: 'Noch auszulegen',
  soldThisRound: 'Von dir verkauft',
  discarded: 'Von dir abgeworfen',
};

const en: TerminalWords = {
  names: namesEn,
  scorings: { book: 'books', artwork: 'artworks', gem: 'gems', order: 'orders' },
  round: (number) => `Round ${number} of 6`,
  over: 'Final scoring',
  limit: (cards) => `hand limit ${cards}`,
  decks: (text) => `decks ${text}`,
  scoring: 'Scorings',
  after: (round, kinds) => `after round ${round} ${kinds}`,
  nothing: 'nothing',
  all: 'all three and orders',
  market: 'Art market',
  arrow: (slider, tiles) => `arrow on ${slider}${tiles.length > 1 ? ` (${tiles.join(' + ')})` : ''}`,
  points: (n) => `${n} p`,
  value: (n) => `value ${n}`,
  seals: 'seals',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  prestige: (n) => `prestige ${n}`,
  ends: (n) => `scored now ${n}`,
  hand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  left: 'left neighbour',
  right: 'right neighbour',
  both: 'neighbour on both sides',
  signs: [
    `${SIGNS.cube} cube`,
    `${SIGNS.order} order`,
    `${SIGNS.value} value rises`,
    `${SIGNS.both} both`,
    `${SIGNS.arrow} double arrow`,
    `${SIGNS.step} step on the resource`,
    `${SIGNS.star} one more star`,
  ],
  laid: 'Laid down',
  seen: 'Last seen',
  splitCard: 'split card',
  sold: 'sold',
  yourHand: 'Your hand',
  yourEnvelope: 'Your envelope',
  discarding: 'To be discarded',
  received: (name) => `Envelope of ${name}`,
  parts: { first: 'Part 1', second: 'Part 2' },
  toLay: 'Still to lay down',
  soldThisRound: 'Sold by you',
  discarded: 'Discarded by you',
};

export const WORDS = { de, en };
