// The table edge: what is mine, and what I can do with it, in the thumb's reach.
import './dock.css';
import type { ComponentPropsWithRef } from 'react';

interface DockProps extends ComponentPropsWithRef<'section'> {
  readonly label: string;
  /** Along the whole edge, or a small board that lies on it. */
  readonly as?: 'edge' | 'island';
}

export function Dock({ label, as = 'edge', className = '', ...rest }: DockProps) {
  return <section className={`k-dock is-${as} ${className}`} aria-label={label} {...rest} />;
}
