// Opening, finding and reading tables, over HTTP.
import { Type } from '@sinclair/typebox';
import { BOT_NAMES, type BotName } from '../bots/names.ts';
import { GAME_IDS } from '../games/index.ts';
import { LARGEST_EDITION } from '../text/edition/read.ts';
import { EditionId } from './editions.ts';
import { about, ChosenSettings, GuestSeat, Id, type Of, oneOf, orNull, Promised, strict, WholeNumber } from './form.ts';
import { View } from './game.ts';
import { Seen, SeenEntry, SeenLine, TableCard } from './seen.ts';
import { ABSENCES, HELPS, MOST_HOLIDAYS, PACES } from './values.ts';

const CHAIRS = ['me', 'open', 'closed', ...BOT_NAMES.map((bot) => `bot:${bot}`)];
export type NewChair = 'me' | 'open' | 'closed' | `bot:${BotName}` | `character:${string}`;
const SentChair = Type.Unsafe<NewChair>(
  Type.String({
    pattern: `^(${CHAIRS.join('|')}|character:[a-z][a-z-]{0,30})$`,
    description: `Who sits there: ${CHAIRS.map((one) => `\`${one}\``).join(', ')}, or a character of the game by its id, \`character:…\`.`,
  }),
);
export const NewTable = Type.Object(
  {
    game: oneOf(GAME_IDS, 'Which game.'),
    preset: Type.Optional(Type.String({ maxLength: 60, description: 'A named set of settings.' })),
    settings: Type.Optional(ChosenSettings),
    chairs: Type.Optional(
      Type.Array(SentChair, {
        maxItems: 32,
        description: 'By seat. If left out: you, and open chairs for as many as the game allows.',
      }),
    ),
    pace: Type.Optional(oneOf(PACES, 'How much time there is for a move.')),
    absent: Type.Optional(
      oneOf(ABSENCES, 'What becomes of somebody whose time is up; if left out `bot`, at a public table `wait`.'),
    ),
    holidays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_HOLIDAYS,
        description: 'Days of holiday each may have, at a slow pace; if left out 3, or 30 at a pace of days.',
      }),
    ),
    help: Type.Optional(oneOf(HELPS, 'What the table shows beyond the bare rules.')),
    isPublic: Type.Optional(Type.Boolean({ description: 'Whether it is listed; false if left out.' })),
    chat: Type.Optional(Type.Boolean({ description: 'Whether one can talk there; true if left out.' })),
    circle: Type.Optional(
      Type.String({ pattern: '^[\\w-]{22}$', description: 'A circle of yours that it is opened for.' }),
    ),
    edition: Type.Optional(EditionId),
    promise: Type.Optional(Promised),
  },
  strict,
);
export type NewTable = Of<typeof NewTable>;
export const Created = Type.Object({ id: Id, link: Type.String() });
export type Created = Of<typeof Created>;

export const ListOfTables = Type.Object({ tables: Type.Array(TableCard) });
export type ListOfTables = Of<typeof ListOfTables>;

export const ReadQuery = Type.Object(
  {
    from: Type.Optional(WholeNumber),
    wait: Type.Optional(
      Type.String({ pattern: '^([0-9]|1[0-9]|2[0-5])$', description: 'Seconds to wait for news, up to 25.' }),
    ),
  },
  strict,
);
export const LogPage = Type.Object({
  from: Type.Integer(about('The number that the lines come after; larger than asked for: there were more.')),
  log: Type.Array(SeenEntry),
});
export type LogPage = Of<typeof LogPage>;
export const SeenAndLog = Type.Object({ seen: Seen, ...LogPage.properties });
export type SeenAndLog = Of<typeof SeenAndLog>;
export const LogQuery = Type.Object({ before: WholeNumber, as: Type.Optional(GuestSeat) }, strict);

/** What watchers said; `next` asks for what they said before. */
export const GalleryPage = Type.Object({
  lines: Type.Array(Type.Object({ at: Type.Number(), line: SeenLine })),
  next: orNull(Type.Integer()),
});
export type GalleryPage = Of<typeof GalleryPage>;
export const GalleryQuery = Type.Object({ before: Type.Optional(WholeNumber) }, strict);

export const Past = Type.Object({
  view: View,
  points: Type.Integer(about('How many points there are to look back to; `seen.made` of the same moment.')),
});
export type Past = Of<typeof Past>;
export const PastQuery = Type.Object({ point: WholeNumber, as: Type.Optional(GuestSeat) }, strict);

export const Accepted = Type.Object({ ok: Type.Literal(true), seq: Type.Integer() });
export type Accepted = Of<typeof Accepted>;
export const Invitation = Type.Object({ code: Type.String(), link: Type.String() });
export type Invitation = Of<typeof Invitation>;
export const MadeKey = Type.Object({ key: Type.String(about('For `Authorization: Bearer`.')) });
export type MadeKey = Of<typeof MadeKey>;

/** The longest games take about 60 kB; an edition that is not the game's own comes on top. */
export const MOST_RECORD = 160_000 + LARGEST_EDITION;
export const HandedOver = Type.Object(
  {
    record: Type.String({
      minLength: 1,
      maxLength: MOST_RECORD,
      description: 'A finished game, as text.',
    }),
  },
  strict,
);
export type HandedOver = Of<typeof HandedOver>;
