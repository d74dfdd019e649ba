import type { Settings } from '../../kernel/types.ts';
import type { StoryPlace } from '../../text/story.ts';
import { CHAPTER_IDS } from './data/kinds.ts';

/** R11.1 Eight games, chapters I to VIII in order, each with a newly drawn scenario. */
export function story(settings: Settings, earlier: readonly Settings[]): StoryPlace | null {
  const first = earlier[0] ?? settings;
  if (first.chapter !== 'story') return null;
  const part = earlier.length + 1;
  const chapter = CHAPTER_IDS[part];
  const next = chapter === undefined ? null : { ...settings, scenario: 'random', chapter };
  return { part, of: CHAPTER_IDS.length, next };
}
