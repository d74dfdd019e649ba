// The pigments of Riga: brick, amber, slate blue, copper green, tar brown; those of the goods; the sea in every season.
import { always, mix, type Pair, type Pigments } from '../../../draw/pigments.ts';
import type { Good, Place } from '../data/goods.ts';
import type { Season } from '../types.ts';

export const SCOPE = '.rg-paint';

/** A place or a good: its colour, a deeper one for edges, and what is written on it. */
type Tint = readonly [own: string, deep: string, on: string];
const PLACES: Readonly<Record<Place, Tint>> = {
  visby: ['#b2402c', '#86291a', '#fff4e8'],
  tallinn: ['#e0a92f', '#a8750f', '#35230a'],
  stockholm: ['#2f639c', '#1f4672', '#f4f8ff'],
  danzig: ['#3d7f5c', '#275940', '#f2fbf4'],
  riga: ['#7b5638', '#553822', '#fff3e0'],
};
const GOODS: Readonly<Record<Good, Tint>> = {
  grain: ['#dcab3c', '#a97c17', '#3a2807'],
  wine: ['#7d2945', '#551830', '#fdeef0'],
  glass: ['#2f817f', '#1d5d5c', '#effaf8'],
  cloth: ['#5b539a', '#3e3872', '#f3f1ff'],
};
const tints = (all: Readonly<Record<string, Tint>>): Pigments =>
  Object.assign(
    {},
    ...Object.entries(all).map(([name, [own, deep, on]]) => ({
      [`rg-${name}`]: always(own),
      [`rg-${name}-deep`]: always(deep),
      [`rg-${name}-on`]: always(on),
    })),
  );
/** The sky of a building's card. */
const skies: Pigments = Object.fromEntries(
  Object.entries(PLACES).map(([place, [own]]) => [`rg-${place}-sky`, mix(always(own), 0.92, always('#ffffff'))]),
);

/** Water near and far, the land, the light, and the sky. */
type Weather = Readonly<Record<'sea-a' | 'sea-b' | 'land' | 'light' | 'sky-a' | 'sky-b', Pair>>;
const WINTER: Weather = {
  'sea-a': ['#c9d8e2', '#41525f'],
  'sea-b': ['#9db3c3', '#28363f'],
  land: ['#eef1f1', '#5d676c'],
  light: ['rgb(240 248 255 / 0.6)', 'rgb(190 215 255 / 0.16)'],
  'sky-a': ['#eff4f8', '#2f3d48'],
  'sky-b': ['#d8e3ec', '#25313a'],
};
const SEASONS: Readonly<Record<Season, Weather>> = {
  spring: {
    'sea-a': ['#b3d0cd', '#35564f'],
    'sea-b': ['#8bb3b6', '#203a3b'],
    land: ['#cfd6ab', '#47502f'],
    light: ['rgb(250 255 214 / 0.5)', 'rgb(235 240 140 / 0.16)'],
    'sky-a': ['#eef5e4', '#31443c'],
    'sky-b': ['#d6e8dc', '#263632'],
  },
  summer: {
    'sea-a': ['#9fcbd6', '#2f5a66'],
    'sea-b': ['#6fa5b8', '#1a3b48'],
    land: ['#d2cf9b', '#4d4a2b'],
    light: ['rgb(255 246 196 / 0.6)', 'rgb(255 205 110 / 0.24)'],
    'sky-a': ['#e2f1f6', '#2b3d46'],
    'sky-b': ['#c0dfea', '#22323a'],
  },
  autumn: {
    'sea-a': ['#b5bdb2', '#3e4a48'],
    'sea-b': ['#82989c', '#263237'],
    land: ['#d6b578', '#5e4526'],
    light: ['rgb(255 205 130 / 0.55)', 'rgb(255 150 50 / 0.22)'],
    'sky-a': ['#f5e6cf', '#43392a'],
    'sky-b': ['#e3cda9', '#332c22'],
  },
  winter: WINTER,
  end: WINTER,
};
const weather: Pigments = Object.fromEntries(
  Object.entries(SEASONS).flatMap(([season, colours]) =>
    Object.entries(colours).map(([name, pair]) => [`rg-${season}-${name}`, pair] as const),
  ),
);

export const PIGMENTS: Pigments = {
  gold: always('#eec14f'),
  'gold-deep': always('#a8781a'),
  tar: always('#3b2a1d'),
  birch: always('#f6efe0'),
  shore: ['#f3ebd5', '#3b3022'],
  'sky-ink': ['#24323a', '#f0e6d2'],
  'sky-mark': ['rgb(255 255 255 / 0.75)', 'rgb(255 226 170 / 0.2)'],
  'sea-ink': ['#1e3640', '#dfeaec'],
  ...tints(PLACES),
  ...tints(GOODS),
  ...skies,
  ...weather,
};
