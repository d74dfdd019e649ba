// Whether somebody looks at this page: it is in sight, and they have touched something lately. A forgotten tab is nobody.

/** So long after the last input somebody is still there, in milliseconds. */
const QUIET = 120_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** So often it is said again that there is input. */
const AGAIN = 60_000;

/** Calls `tell` whenever it changes, and now and then while there is input. Returns the answer of now, and a function that stops. */
export function watchLooking(tell: (isLooking: boolean) => void): { isLooking(): boolean; stop(): void } {
  let touchedAt = Date.now();
  let told = true;
  let toldAt = Date.now();
  const isLooking = (): boolean => !document.hidden && Date.now() - touchedAt < QUIET;
  const check = (): void => {
    const isNow = isLooking();
    if (isNow === told && (!isNow || Date.now() - toldAt < AGAIN)) return;
    told = isNow;
    toldAt = Date.now();
    tell(told);
  };
  const touch = (): void => {
    touchedAt = Date.now();
    check();
  };
  const timer = setInterval(check, QUIET / 8);
  for (const input of INPUTS) window.addEventListener(input, touch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  check();
  return {
    isLooking,
    stop() {
      clearInterval(timer);
      for (const input of INPUTS) window.removeEventListener(input, touch, { capture: true });
      document.removeEventListener('visibilitychange', check);
    },
  };
}
