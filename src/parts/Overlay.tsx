// A layer over everything, in the coordinates of the window: nothing that is scaled, scrolled or cut off around it can
// shift it. It lies there for the eye only.
import './overlay.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export function Overlay({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = layer.current;
    el?.showPopover();
    return () => el?.hidePopover();
  }, []);
  return (
    <div ref={layer} className="k-overlay" popover="manual" aria-hidden="true">
      {children}
    </div>
  );
}
