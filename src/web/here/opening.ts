// How a table in this browser begins, and how the next one follows from it. Pure.
import { strongSource } from '../../fair/source.ts';
import { characterOf, type GameId, type GamePackage } from '../../games/index.ts';
import { botChair, characterChair, EMPTY } from '../../table/doing.ts';
import { type Resumed, resume } from '../../table/resume.ts';
import { sequelOf } from '../../table/series.ts';
import { rematchChairs } from '../../table/table.ts';
import type { Chair, Table, Who } from '../../table/types.ts';
import type { HereChair, HereOpening } from './types.ts';

/** Each person's chair has its own `who`: the device acts for whoever holds it. */
export const whoAt = (seat: number): Who => `here ${seat + 1}`;
const NOBODY_HERE: Who = 'here';

function chairOf(game: GameId, chair: HereChair, seat: number): Chair {
  if (chair.kind === 'person')
    return { ...EMPTY, kind: 'person', who: whoAt(seat), name: chair.name.trim() || `${seat + 1}` };
  const character = characterOf(game, chair.character);
  return character === undefined ? botChair(chair.bot) : characterChair(character);
}

interface Fresh {
  readonly id: string;
  /** 256 bits in hexadecimal digits, for a game that does not bring its own seed. */
  readonly seed: string;
  readonly now: number;
}

/** The table, started. Whoever holds the device could look at the seed, so nothing is promised and nothing proven. */
export function openHere(pkg: GamePackage, opening: HereOpening, { id, seed, now }: Fresh): Resumed {
  const { game, settings, edition, help, choices, series } = opening;
  const chairs = opening.chairs.map((chair, seat) => chairOf(game, chair, seat));
  return resume(
    pkg,
    {
      id,
      game,
      settings,
      ...(edition !== undefined && { edition }),
      chairs,
      help,
      pace: 'none',
      isPublic: false,
      host: chairs.find(({ who }) => who !== null)?.who ?? NOBODY_HERE,
      secret: seed,
      now,
      seed: opening.seed ?? { source: 'strong', text: seed },
      ...(series && { series }),
    },
    choices,
  );
}

/** The next game with the same people, in other seats; in the same ones as long as a story goes on. */
export function nextHere(pkg: GamePackage, table: Table, seed: string): HereOpening {
  const chairs = rematchChairs(pkg, table, strongSource(seed)).map(
    ({ kind, name, bot, character }): HereChair =>
      kind === 'bot' && bot !== null ? { kind: 'bot', bot, character } : { kind: 'person', name },
  );
  const { game, edition, help } = table;
  return { game, edition, help, chairs, ...sequelOf(pkg, table) };
}
