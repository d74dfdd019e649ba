import { later } from '../lib/later.tsx';

/** The score sheet, fetched while the game runs. */
export const ScoreSheet = later(async () => (await import('./ScoreSheet.tsx')).ScoreSheet);
