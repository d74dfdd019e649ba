// The few words that only the terminal needs.

import type { BuildingEffect } from '../data/buildings.ts';
import { CHAPTERS, type ChapterId, DRAWN } from '../data/cards.ts';
import { names as namesDe } from './de/names.ts';
import { names as namesEn } from './en/names.ts';
import type { CardNames } from './names.ts';

export interface TerminalWords {
  readonly names: CardNames;
  round(roman: string, small: number, large: number): string;
  readonly over: string;
  piles(people: number, discard: number, stack: number): string;
  readonly goals: Readonly<Record<ChapterId, string>>;
  readonly display: string;
  readonly effects: Readonly<Record<BuildingEffect, string>>;
  readonly large: string;
  seat(number: number): string;
  readonly you: string;
  points(n: number): string;
  hand(n: number): string;
  work(n: number): string;
  readonly buildings: string;
  readonly citizens: string;
  readonly workers: string;
  readonly shown: string;
  readonly order: string;
  readonly yourHand: string;
  readonly picked: string;
  readonly drawn: string;
  seen(name: string): string;
}

const { CH2, CH3, CH4, CH5, CH6, CH8 } = CHAPTERS;

const de: TerminalWords = {
  names: namesDe,
  round: (roman, small, large) => `Durchgang ${roman} von IV, klein ${small}, groß ${large}`,
  over: 'Schlusswertung',
  piles: (people, discard, stack) => `Nachziehstapel ${people}, Ablagestapel ${discard}, Gebäudestapel ${stack}`,
  goals: {
    CH1: 'so viele Gebäude wie Bürger',
    CH2: `${CH2.threshold} gleiche Farbsymbole`,
    CH3: `${CH3.threshold} Bäuerinnen und Händler`,
    CH4: `Arbeitskraft ${CH4.threshold} übrig`,
    CH5: `${CH5.threshold} Soldaten`,
    CH6: `${CH6.threshold} Bürger`,
    CH7: 'meiste Schiffe',
    CH8: `${CH8.threshold} Handwerker und Priester`,
  },
  display: 'Auslage (Punkte klein/groß)',
  effects: { max: 'Max', set4: 'Viererset', pair: 'Paare', draw2: `zieht ${DRAWN.building}` },
  large: 'groß',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  hand: (n) => (n === 1 ? '1 Handkarte' : `${n} Handkarten`),
  work: (n) => `Arbeitskraft ${n}`,
  buildings: 'Gebäude',
  citizens: 'Bürger',
  workers: 'Arbeiter',
  shown: 'Aufgedeckt',
  order: 'Dein Geheimauftrag',
  yourHand: 'Deine Hand',
  picked: 'Gewählt',
  drawn: 'Gezogen',
  seen: (name) => `Weitergegeben, jetzt bei ${name}`,
};

const en: TerminalWords = {
  names: namesEn,
  round: (roman, small, large) => `Round ${roman} of IV, small ${small}, large ${large}`,
  over: 'Final scoring',
  piles: (people, discard, stack) => `Draw pile ${people}, discard pile ${discard}, building stack ${stack}`,
  goals: {
    CH1: 'as many buildings as citizens',
    CH2: `${CH2.threshold} equal colour symbols`,
    CH3: `${CH3.threshold} farmers and merchants`,
    CH4: `${CH4.threshold} work left`,
    CH5: `${CH5.threshold} soldiers`,
    CH6: `${CH6.threshold} citizens`,
    CH7: 'most ships',
    CH8: `${CH8.threshold} craftsmen and priests`,
  },
  display: 'On display (points small/large)',
  effects: { max: 'max', set4: 'set of four', pair: 'pairs', draw2: `draws ${DRAWN.building}` },
  large: 'large',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  hand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  work: (n) => `${n} work`,
  buildings: 'Buildings',
  citizens: 'Citizens',
  workers: 'Workers',
  shown: 'Turned up',
  order: 'Your secret order',
  yourHand: 'Your hand',
  picked: 'Picked',
  drawn: 'Drawn',
  seen: (name) => `Passed on, now with ${name}`,
};

export const WORDS = { de, en };
