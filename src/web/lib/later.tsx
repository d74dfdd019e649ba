import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const TRIES = 10;
const PAUSE = 1500;

export interface Later<P> {
  (props: P): ReactNode;
  /** Fetches it now, so that it can be drawn without delay when it is needed; ends when it is here, or cannot be had now. */
  preload(): Promise<void>;
  /** Whether it can be drawn at once. */
  isHere(): boolean;
}

/**
 * A part of the page that is fetched on demand. If it is here already, it is drawn at once, without a gap: React keeps whatever
 * stands in for a part for 300 ms, even if the part comes sooner.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
  tries = TRIES,
): Later<P> {
  let here: ComponentType<P> | null = null;
  const fetched = async (most: number): Promise<{ default: ComponentType<P> }> => {
    for (let left = most; ; left--) {
      try {
        here ??= await load();
        return { default: here };
      } catch (error) {
        if (left <= 1) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE)); // the server may be away for a moment
      }
    }
  };
  const coming = lazy(() => fetched(tries)) as unknown as ComponentType<P>;
  const best = (): ComponentType<P> => here ?? coming;
  return Object.assign((props: P) => <Best best={best} props={props} meanwhile={meanwhile} />, {
    // An error is reported when the part is really needed.
    preload: (): Promise<void> =>
      fetched(1).then(
        () => undefined,
        () => undefined,
      ),
    isHere: (): boolean => here !== null,
  });
}

interface BestProps<P> {
  readonly best: () => ComponentType<P>;
  readonly props: P;
  readonly meanwhile: ReactNode;
}
function Best<P extends object>({ best, props, meanwhile }: BestProps<P>) {
  const [Part] = useState(best); // stays the same while it is shown, so that nothing typed is lost
  return (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

/** Calls when the page has nothing better to do. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(work);
  return () => cancelIdleCallback(wish);
}
