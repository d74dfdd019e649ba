// Editions that are kept in the house, over HTTP.
import { Type } from '@sinclair/typebox';
import { GAME_IDS } from '../games/index.ts';
import { about, type Of, oneOf, strict } from './form.ts';

/** Of one person. */
export const MOST_EDITIONS = 50;

const Document = Type.Object(
  {},
  { additionalProperties: true, ...about('The document, as `kontor edition export` writes it.') },
);

export const EditionId = Type.String({
  pattern: '^[\\w-]{1,60}$',
  description: 'An edition that is kept in this house.',
});
export const EditionParams = Type.Object({ id: EditionId }, strict);
export const NewEdition = Type.Object(
  {
    edition: Document,
    isShared: Type.Optional(
      Type.Boolean({ description: 'Whether everybody in the house may play with it; false if left out.' }),
    ),
  },
  strict,
);
export type NewEdition = Of<typeof NewEdition>;
export const EditionCard = Type.Object({
  id: EditionId,
  game: oneOf(GAME_IDS, 'Which game.'),
  name: Type.String(),
  hash: Type.String(about('Of its content: the same document has the same.')),
  isShared: Type.Boolean(about('Everybody in the house may play with it.')),
  isMine: Type.Boolean(),
  changedAt: Type.Number(),
});
export type EditionCard = Of<typeof EditionCard>;
export const EditionCards = Type.Object({ editions: Type.Array(EditionCard) });
export type EditionCards = Of<typeof EditionCards>;
export const WholeEdition = Type.Object({ edition: Document, card: EditionCard });
export type WholeEdition = Of<typeof WholeEdition>;
