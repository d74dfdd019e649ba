// How the table is laid out in the room it has.
import { useEffect } from 'react';
import type { Room } from '../../../parts/room.ts';

export interface Layout {
  /** The city beside everything else, or below the strip and above the hand. */
  readonly isBeside: boolean;
  /** One thumb: of a card that is taken up, its uses lie beside it instead of the other cards. */
  readonly isThumb: boolean;
  readonly className: string;
}

/** Wider than high by so much, the hand goes beside the city. */
const WIDE = 1.08;
const THUMB = 620;
/** Below this the column beside the city has no room for two texts side by side. */
const NARROW = 960;
/** Below this much height every line counts; above the other there is room for pictures. */
const LOW = 420;
const FULL = 560;
const FULL_NARROW = 720;
const HIGH = 640;
const VAST = 860;
const TALL = 540;

/** `isOver`: there is no hand any more. */
export function layoutFor({ width, height }: Room, isOver: boolean): Layout {
  const isBeside = !isOver && width >= THUMB && width > height * WIDE;
  const isThumb = !isBeside && width < THUMB;
  const isNarrow = isBeside && width < NARROW;
  const isFull = isBeside ? height >= (isNarrow ? FULL_NARROW : FULL) : height >= HIGH && !isThumb && !isOver;
  const names = [
    isBeside ? 'is-beside' : 'is-below',
    isThumb && 'is-thumb',
    isThumb && height >= TALL && 'is-tall',
    isFull ? 'is-full' : 'is-short',
    isBeside && height < LOW && 'is-low',
    isNarrow && height >= LOW && 'is-narrow',
    isBeside && height >= HIGH && 'is-high',
    isBeside && height >= VAST && 'is-vast',
  ];
  return { isBeside, isThumb, className: names.filter(Boolean).join(' ') };
}

/** Escape drops what is held, wherever the focus is. */
export function useEscape(letGo: () => void): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.key === 'Escape') letGo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letGo]);
}
