// How a choice is written in records and typed at a terminal: 'salt3'.
import { isCardId } from './data/cards.ts';
import type { Choices, DraftTask } from './types.ts';

export const notation = {
  write: (_task: DraftTask, choice: unknown): string => choice as Choices['pick'],
  read: (_task: DraftTask, text: string): unknown => (isCardId(text) ? text : undefined),
};
