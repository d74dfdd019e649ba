import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import { settle } from '../../kernel/settings.ts';
import type { Settings } from '../../kernel/types.ts';
import type { StoryPlace } from '../../text/story.ts';
import { CHAPTER_IDS } from './data/kinds.ts';
import { game } from './game.ts';
import { story } from './story.ts';
import type { S } from './types.ts';

const chapterOf = (settings: Settings, seed = 'story'): string =>
  (new Engine(game, fastSource(seed)).setUp(2, settings) as S).open.chapter;

describe('R11.1 the story', () => {
  test('is eight games, chapters I to VIII, each with a newly drawn scenario', () => {
    const played: Settings[] = [];
    const chapters: string[] = [];
    for (let next: Settings | null = settle(game, game.presets.story); next !== null; ) {
      chapters.push(chapterOf(next));
      expect(settle(game, next).scenario).toBe('random');
      const place: StoryPlace = story(next, played)!;
      expect([place.part, place.of]).toEqual([chapters.length, 8]);
      played.push(next);
      next = place.next;
    }
    expect(chapters).toEqual([...CHAPTER_IDS]);
  });

  test('draws the scenario of the later chapters also if the first was chosen', () => {
    expect(story({ scenario: 'SC2', chapter: 'story' }, [])?.next).toEqual({ scenario: 'random', chapter: 'CH2' });
  });

  test('keeps every other setting, also one that this list does not know', () => {
    const next = story({ scenario: 'random', chapter: 'story', wind: 'storm' }, [])?.next;
    expect(next).toEqual({ scenario: 'random', chapter: 'CH2', wind: 'storm' });
  });

  test('a chapter that was chosen or drawn is a game of its own', () => {
    for (const chapter of ['random', ...CHAPTER_IDS]) {
      expect(story({ scenario: 'random', chapter }, [])).toBeNull();
      expect(story({ scenario: 'random', chapter }, [{ scenario: 'random', chapter }])).toBeNull();
    }
  });
});
