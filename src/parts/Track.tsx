// A row of spaces, and what stands on it: it walks when its place changes.
import './track.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface TrackProps extends ComponentPropsWithRef<'span'> {
  /** How many spaces there are. */
  readonly length: number;
}
export const Track = ({ length, className = '', style, ...rest }: TrackProps) => (
  <span className={`k-track ${className}`} style={{ '--n': length, ...style }} {...rest} />
);

interface OnTrackProps extends ComponentPropsWithRef<'span'> {
  /** The space it is on, from 0. */
  readonly at: number;
  readonly children?: ReactNode;
}
/** As wide as a space. */
export const OnTrack = ({ at, className = '', style, ...rest }: OnTrackProps) => (
  <span className={`k-on-track ${className}`} style={{ '--at': at, ...style }} {...rest} />
);
