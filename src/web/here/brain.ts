// The bots of a table in this browser: they think in their own thread, which stays as long as the table is open.
import type { Answer, MoveQuestion } from '../bots/messages.ts';

export class Brain {
  #worker: Worker | null = null;
  #hear: (answer: Answer) => void = () => {};

  /** Which of the options; only one question at a time. */
  async choose(question: MoveQuestion): Promise<number> {
    const said = await this.#ask(question);
    if (said.is === 'move') return said.index;
    this.close();
    const { answer } = await import('../bots/thread.ts'); // no threads here: the page thinks
    for await (const own of answer(question)) if (own.is === 'move') return own.index;
    return 0;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(question: MoveQuestion): Promise<Answer> {
    return new Promise((resolve) => {
      this.#hear = resolve;
      try {
        this.#worker ??= this.#begin();
        this.#worker.postMessage(question);
      } catch {
        resolve({ is: 'failed' });
      }
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    worker.onerror = () => this.#hear({ is: 'failed' });
    return worker;
  }
}
