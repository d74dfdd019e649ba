// Somebody's own games, over HTTP: in pages, with a small picture of each.
import { Type } from '@sinclair/typebox';
import { GAME_IDS } from '../games/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import { about, type Of, oneOf, oneOfPlain, orNull, strict, WholeNumber } from './form.ts';
import { TableCard } from './seen.ts';

export const SHELVES = ['running', 'over', 'away'] as const;
export type ShelfName = (typeof SHELVES)[number];

/** The most that a page may hold. */
export const MOST_ON_PAGE = 24;

export const MineQuery = Type.Object(
  {
    shelf: Type.Optional(oneOf(SHELVES, 'Those that go on (if left out), that are over, or that I have put away.')),
    game: Type.Optional(oneOf(GAME_IDS, 'Only of this game.')),
    with: Type.Optional(Type.String({ maxLength: 60, description: 'Only with somebody whose name contains this.' })),
    after: Type.Optional(
      Type.String({ pattern: '^[01]\\.\\d{1,16}\\.[\\w-]{22}$', description: '`next` of the page before.' }),
    ),
    most: Type.Optional(
      Type.String({ pattern: '^([1-9]|1\\d|2[0-4])$', description: `How many at most; ${MOST_ON_PAGE} if left out.` }),
    ),
  },
  strict,
);
export type MineQuery = Of<typeof MineQuery>;

export const MyGames = Type.Object({
  games: Type.Array(TableCard),
  next: orNull(Type.String(), 'Asks for those after them; null: these were the last.'),
});
export type MyGames = Of<typeof MyGames>;

export const PutAway = Type.Object({ isAway: Type.Boolean(about('False: back to the others.')) }, strict);
export type PutAway = Of<typeof PutAway>;

export const PictureQuery = Type.Object(
  {
    theme: Type.Optional(oneOfPlain(['light', 'dark'] as const)),
    language: Type.Optional(oneOfPlain(LANGUAGES)),
    at: Type.Optional(WholeNumber),
  },
  strict,
);
