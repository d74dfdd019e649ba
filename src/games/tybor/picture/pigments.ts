// The pigments of the builder's yard: malachite, ochre, azurite, madder; drafting paper on boards.
import { always, mix, type Pigments } from '../../../draw/pigments.ts';
import { COLOURS, type Colour } from '../data/persons.ts';

export const SCOPE = '.ty-pigments';

const PLAIN = {
  'ty-green': ['#2c7a57', '#348a63'] as const,
  'ty-yellow': ['#d39a2d', '#d9a136'] as const,
  'ty-blue': ['#2c5da6', '#3a6cb4'] as const,
  'ty-red': ['#aa332c', '#b63d34'] as const,
  'ty-green-deep': always('#17503a'),
  'ty-yellow-deep': always('#855a0e'),
  'ty-blue-deep': always('#173a70'),
  'ty-red-deep': always('#6d1a17'),
  'ty-card': ['#fcf5e2', '#ead9b8'] as const,
  'ty-card-shade': ['#ecdfc0', '#d3bf97'] as const,
  'ty-ink': always('#2b2014'),
  'ty-board': ['#b98d5c', '#33251a'] as const,
  'ty-board-dark': ['#a67b4b', '#281c13'] as const,
  'ty-board-line': ['rgb(82 52 20 / 0.28)', 'rgb(0 0 0 / 0.4)'] as const,
  'ty-plan': ['#f1ead8', '#463a2b'] as const,
  'ty-plan-line': ['rgb(64 98 150 / 0.13)', 'rgb(170 190 225 / 0.08)'] as const,
  'ty-plan-edge': ['rgb(64 98 150 / 0.42)', 'rgb(160 186 226 / 0.36)'] as const,
  'ty-plan-ink': ['#2b2a35', '#f2e7d2'] as const,
  'ty-plan-soft': ['#4c5264', '#d8c9ae'] as const,
  'ty-cloth': ['#7b5a38', '#291c12'] as const,
  'ty-on-cloth': ['#fff6e4', '#f2e4cb'] as const,
} satisfies Pigments;

/** A building's card in its colour: ground, sky, hill, lawn, and the sign of the large house. */
function cardsIn(colour: Colour): Pigments {
  const card = PLAIN['ty-card'];
  const own = PLAIN[`ty-${colour}`];
  return {
    [`ty-${colour}-ground`]: colour === 'yellow' ? mix(own, 0.86, always('#6a4300')) : own,
    [`ty-${colour}-sky`]: mix(own, 0.13, card),
    [`ty-${colour}-hill`]: mix(own, 0.3, card),
    [`ty-${colour}-lawn`]: mix(own, 0.62, card),
    [`ty-${colour}-badge`]: mix(card, 0.74, own),
  };
}

export const PIGMENTS: Pigments = {
  ...PLAIN,
  ...Object.assign({}, ...COLOURS.map(cardsIn)),
  'ty-sun': mix(PLAIN['ty-yellow'], 0.45, PLAIN['ty-card']),
};
