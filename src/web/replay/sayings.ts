// What a step says to a viewer: what they were told, what they did themselves, or that somebody decided unseen.
import type { Viewer } from '../../kernel/types.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import type { Replay } from './model.ts';

interface Listening {
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly isOpen: boolean;
  /** 'Anna decides unseen' */
  unseen(name: string): string;
}

export function sayingsOf(model: Replay, step: number, by: Listening): Sentence[] {
  const { texts, names, viewer, isOpen } = by;
  const heard = model.events(step, viewer);
  if (heard.length > 0) return heard.map((event) => texts.event(event, names));
  const asked = step === 0 ? null : model.asked(step - 1);
  if (asked === null || asked.taken < 0) return [];
  if (!isOpen && viewer !== asked.seat) return [{ text: by.unseen(names[asked.seat]), rule: '' }];
  const said = texts.option(model.view(step - 1, asked.seat), asked.task, asked.options[asked.taken]);
  return [{ ...said, text: `${names[asked.seat]}: ${said.text}` }];
}
