// Where the cubes of the guided round end up, for its sentences.
import { CARDS } from '../data/cards.ts';
import { CHARACTERS } from '../data/table.ts';
import { DOUBLE_STEPS, SPACES } from '../data/tracks.ts';

const { start } = CHARACTERS['CH-6'];
/** How many of each the learner's cards show. */
export const BOOKS = CARDS['GS-I-05'].count;
export const TOPAZES = CARDS['GS-I-14'].count;
export const GOLD_STEPS = CARDS['GS-I-22'].count;

/** R10.2 The highest value up to a space. */
const valueAt = (space: number): number => Math.max(...SPACES.book.values!.slice(0, space + 1).map((n) => n ?? 0));
const played = start.book! + BOOKS;
export const BOOK = { at: played, value: valueAt(played) };
/** R6.3 The seal has taken the book one further. */
export const BOOK_THEN = { at: played + 1, value: valueAt(played + 1) };
/** R10.4 */
const [topaz, emerald] = [start.topaz! + TOPAZES, start.emerald! + DOUBLE_STEPS];
export const GEMS = { topaz, emerald, points: 2 * Math.min(topaz, emerald) };
