import type { Answer, Question } from './messages.ts';

/** Asks a thread of its own, and receives its answer in parts; the returned function ends the thinking at once. */
export function think(question: Question, hear: (answer: Answer) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => hear(data);
  worker.onerror = () => hear({ is: 'failed' });
  worker.postMessage(question);
  return () => worker.terminate();
}
