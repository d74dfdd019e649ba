import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = () => void;
const tries: string[] = [];
let answers: (() => Promise<object>)[] = [];

beforeEach(() => {
  tries.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => ({ content: 'build-1' }), readyState: 'complete' });
  const register = (url: string): Promise<object> => {
    tries.push(url);
    return answers.shift()!();
  };
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that was found; the function says how its installation ended. */
function found(): { readonly answer: () => Promise<object>; readonly ends: (state: string) => void } {
  const installing: { state: string; onstatechange: Listener | null } = { state: 'installing', onstatechange: null };
  return {
    answer: async () => ({ installing, active: null }),
    ends(state) {
      installing.state = state;
      installing.onstatechange!();
    },
  };
}

test('a page that could not be kept is kept later, and then left in peace', async () => {
  const [half, whole] = [found(), found()];
  answers = [() => Promise.reject(new Error('no answer')), half.answer, whole.answer];
  const { keepOffline } = await import('./version.ts');
  keepOffline();
  await vi.advanceTimersByTimeAsync(10_000); // not reached at all
  expect(tries).toHaveLength(2);
  half.ends('redundant'); // a file was missing
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toHaveLength(3);
  whole.ends('activated');
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(tries).toEqual(['/sw.js', '/sw.js', '/sw.js']);
});
