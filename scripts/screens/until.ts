/** Tries until it succeeds. */
export async function until(isSo: () => Promise<boolean>, what: string, tries = 1200): Promise<void> {
  for (let n = 0; n < tries; n++) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never happened: ${what}`);
}
