/** Pauses between the choices of bots; skipped, there are none until a person is to move. */
export class Pace {
  isSkipping = false;
  #goOn = (): void => {};

  skip(): void {
    this.isSkipping = true;
    this.#goOn();
  }

  /** Until the time is up, or somebody skips. */
  pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
