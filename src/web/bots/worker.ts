import type { Answer, Question } from './messages.ts';
import { answer } from './thread.ts';

const tell = (said: Answer): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    for await (const said of answer(data, tell)) tell(said);
  } catch {
    tell({ is: 'failed' });
  }
};
