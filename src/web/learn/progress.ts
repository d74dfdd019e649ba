// Where somebody left a lesson, kept in this browser only.
import { recall, remember } from '../lib/prefs.ts';
import type { LessonRun } from './run.ts';

const keyFor = (game: string): string => `kontor.lesson.${game}`;

interface Progress {
  readonly at: unknown;
  readonly picks: unknown;
}

export function recallProgress(game: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(recall(keyFor(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'at' in kept ? { picks: {}, ...kept } : null;
  } catch {
    return null; // what cannot be read is as good as nothing
  }
}

export function keepProgress(game: string, { at, picks }: Pick<LessonRun, 'at' | 'picks'>): void {
  remember(keyFor(game), JSON.stringify({ at, picks }));
}
