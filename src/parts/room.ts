// How much room there is: for what no container query can say, because a drawing is reckoned from it.
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}
/** Before anything is measured. */
const GUESS: Room = { width: 800, height: 700 };

const asItIs = (_was: Room | null, now: Room): Room => now;

/** `steady`: which room a board goes by when that has changed; the old one: it is not drawn anew. */
export function useRoom(frame: RefObject<HTMLElement | null>, steady: typeof asItIs = asItIs): Room {
  const [room, setRoom] = useState(GUESS);
  useLayoutEffect(() => {
    const el = frame.current;
    if (el === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = el;
      setRoom((was) => {
        if (was.width === width && was.height === height) return was;
        return steady(was === GUESS ? null : was, { width, height });
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [frame, steady]);
  return room;
}
