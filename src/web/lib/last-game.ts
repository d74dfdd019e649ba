// Which game was played last in this browser.
import { recall, remember } from './prefs.ts';

const KEY = 'kontor.game';
export const noteGame = (game: string): void => remember(KEY, game);
export const lastGame = (): string | null => recall(KEY);
