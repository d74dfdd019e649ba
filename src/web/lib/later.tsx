import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const TRIES = 10;
const PAUSE = 1500;

export interface Later<P> {
  (props: P): ReactNode;
  /** Fetches it now, so that it can be drawn without delay when it is needed. */
  preload(): void;
}

/** A part of the page that is fetched on demand. If it is here already, it is drawn at once, without a gap. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile?: ReactNode): Later<P> {
  let here: ComponentType<P> | null = null;
  const fetched = async (tries: number): Promise<{ default: ComponentType<P> }> => {
    for (let left = tries; ; left--) {
      try {
        here ??= await load();
        return { default: here };
      } catch (error) {
        if (left <= 1) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE)); // the server may be away for a moment
      }
    }
  };
  const coming = lazy(() => fetched(TRIES)) as unknown as ComponentType<P>;
  const best = (): ComponentType<P> => here ?? coming;
  return Object.assign((props: P) => <Best best={best} props={props} meanwhile={meanwhile} />, {
    preload: (): void => void fetched(1).catch(() => undefined), // an error is reported when the part is really needed
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
