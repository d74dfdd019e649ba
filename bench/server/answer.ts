/** In a process started by `start` of child.ts: answers every question in turn, and ends with its parent. */
export function answerAll(answer: (question: never) => unknown): void {
  process.on('message', async (question) => {
    process.send?.((await answer(question as never)) ?? null);
  });
  process.on('disconnect', () => process.exit(0));
}
