import { InPlay } from '../../../text/edition/in-play.ts';
import { BUILT_IN } from './built-in.ts';

/** The edition in play: the tables of this folder are laid out from it. */
export const inPlay = new InPlay(BUILT_IN);
