// The board's frame: fills the room that the page gives it, and is what everything in it measures itself by.
import './frame.css';
import type { ComponentPropsWithRef } from 'react';

interface BoardFrameProps extends ComponentPropsWithRef<'div'> {
  /** What is asked of me; null while others play. */
  readonly step: string | null;
}

export function BoardFrame({ step, className = '', ...rest }: BoardFrameProps) {
  return <div className={`k-board ${className}`} data-step={step ?? 'watch'} {...rest} />;
}
