// Plays matches on all cores and stores them in a file, so that a ladder can be interrupted and resumed.
import type { GameId } from '../../games/index.ts';
import type { WithEdition } from '../../table/package-of.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { Io } from '../io.ts';
import { readResults, workAll } from '../threads.ts';
import type { Match, Played } from './match.ts';

/** What was played before, by number; `head` identifies the ladder, and must match. */
export const readPlayed = (file: string, head: string, io: Io): Played[] | null => readResults<Played>(file, head, io);

export interface Running {
  readonly game: GameId;
  /** If it is not the one that the game brings. */
  readonly edition?: Edition | undefined;
  /** The next match, or null when there is nothing more to play. */
  next(): Match | null;
  done(played: Played): Promise<void>;
}

/** Plays what `next` names until it names no more, one match per thread at a time. */
export const playAll = ({ game, edition, next, done }: Running): Promise<void> =>
  workAll<WithEdition & { match: Match }, Played>({
    worker: new URL('./worker.ts', import.meta.url),
    next() {
      const match = next();
      return match === null ? null : { game, edition, match };
    },
    done,
  });
