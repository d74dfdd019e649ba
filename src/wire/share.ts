// Pictures for links, over HTTP: of a table as everybody may see it, and of the deal of a day.
import { Type } from '@sinclair/typebox';
import { GAME_IDS } from '../games/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import { about, type Of, oneOf, oneOfPlain, strict, WholeNumber } from './form.ts';

const look = {
  kind: Type.Optional(oneOf(['png', 'svg'] as const, 'PNG if left out.')),
  theme: Type.Optional(oneOfPlain(['light', 'dark'] as const)),
  language: Type.Optional(oneOfPlain(LANGUAGES)),
};

export const MomentQuery = Type.Object(
  {
    what: Type.Optional(
      oneOf(
        ['card', 'position'] as const,
        'A card for a link (if left out): who is there, the table, or how it came out; or the table itself.',
      ),
    ),
    point: Type.Optional(Type.Unsafe<string>({ ...WholeNumber, ...about('Of a game that is over: at which point.') })),
    ...look,
  },
  strict,
);
export type MomentQuery = Of<typeof MomentQuery>;

export const DailyCardQuery = Type.Object({ game: oneOf(GAME_IDS, 'Of which game.'), ...look }, strict);
export type DailyCardQuery = Of<typeof DailyCardQuery>;
