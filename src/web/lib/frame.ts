/** So long at most: a page that is busy or hidden draws no frames. */
const LATEST_MS = 100;

/** After the frame that shows what somebody has just pressed; where nothing is drawn, at once. */
export function afterFrame(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) {
    work();
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST_MS);
}
