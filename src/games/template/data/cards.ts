// The cards, one row each. What a card is called stands in `words/`.

export const GOODS = ['salt', 'cloth', 'wax'] as const;
export type Good = (typeof GOODS)[number];

export interface Card {
  readonly good: Good;
  readonly value: number;
}
/** R1.1 Twelve cards. */
export const CARDS = {
  salt1: { good: 'salt', value: 1 },
  salt2: { good: 'salt', value: 2 },
  salt3: { good: 'salt', value: 3 },
  salt4: { good: 'salt', value: 4 },
  cloth1: { good: 'cloth', value: 1 },
  cloth2: { good: 'cloth', value: 2 },
  cloth3: { good: 'cloth', value: 3 },
  cloth4: { good: 'cloth', value: 4 },
  wax1: { good: 'wax', value: 1 },
  wax2: { good: 'wax', value: 2 },
  wax3: { good: 'wax', value: 3 },
  wax4: { good: 'wax', value: 4 },
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];
/** The values of the cards, lowest first. */
export const VALUES = [...new Set(Object.values(CARDS).map(({ value }) => value))].sort((a, b) => a - b);
export const isCardId = (id: unknown): id is CardId => typeof id === 'string' && Object.hasOwn(CARDS, id);

/** R1.2 So many cards each. */
export const HAND = 3;
/** R3.2 What one card of every good is worth. */
export const SET_POINTS = 5;
