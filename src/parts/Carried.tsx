// What is being carried, under the pointer, over everything.
import './carried.css';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Drag } from './drag.ts';
import { Overlay } from './Overlay.tsx';

interface CarriedProps<X> {
  readonly drag: Drag<X>;
  /** Draws it; it is as large as where it was taken from. */
  children(thing: X): ReactNode;
}

export function Carried<X>({ drag, children }: CarriedProps<X>) {
  const { carrying, follower, at } = drag;
  useLayoutEffect(() => {
    const { x, y } = at.current;
    if (carrying !== null && follower.current !== null) follower.current.style.transform = `translate(${x}px, ${y}px)`;
  }, [carrying, follower, at]);
  if (carrying === null) return null;
  const { thing, width, height } = carrying;
  return (
    <Overlay>
      <div ref={follower} className="k-carried" style={{ width, height, '--card': `${width}px` }}>
        {children(thing)}
      </div>
    </Overlay>
  );
}
