import { sayings } from '../sayings.ts';
import { arena } from './arena.ts';
import { common } from './common.ts';
import { edition } from './edition.ts';
import { lab } from './lab.ts';
import { ladder } from './ladder.ts';
import { newGame } from './new-game.ts';
import { options } from './options.ts';
import { server } from './server.ts';

/** What the command line says, one file per topic. */
export const terminal = { arena, common, edition, lab, ladder, newGame, options, server, sayings };
