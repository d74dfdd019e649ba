import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type GamePackage, isGameId } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { gameHere, openGame } from './open-game.ts';
import type { Shown, TableLink } from './table-link.ts';

/** Keeps a link open as long as its page is open. */
export function useOpen(link: TableLink): void {
  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);
}

export const useShown = (link: TableLink): Shown => useSyncExternalStore(link.subscribe, link.shown);

/** The result of a promise, or null until then; never that of what was asked for before. */
export function useLoaded<T>(load: () => Promise<T>, deps: readonly unknown[]): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T; readonly deps: readonly unknown[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value, deps }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies
  }, deps);
  const isOfThese = loaded?.deps.every((one, i) => Object.is(one, deps[i])) ?? false;
  return isOfThese ? loaded!.value : null;
}

export function useGame(id: string | undefined, edition?: Edition): GamePackage | null {
  const loaded = useLoaded(
    async () => (id !== undefined && isGameId(id) ? await openGame(id, edition) : null),
    [id, edition && JSON.stringify(edition)],
  );
  return (edition === undefined ? gameHere(id) : null) ?? loaded;
}

/** Is the window narrow enough for one thumb? */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}
export const usePhone = (): boolean => useMedia('(max-width: 719px)');

/**
 * How a table is laid out in this window. A phone upright has everything above one another; what is low, like a phone on its side
 * or a page much enlarged, has the players in the head; what is tall, like a tablet, has them in a row; all else has a column.
 */
export type Frame = 'phone' | 'low' | 'tall' | 'wide';
export function useFrame(): Frame {
  const isLow = useMedia('(max-height: 559px) and (orientation: landscape)');
  const isPhone = usePhone();
  const isTall = useMedia('(max-width: 1023px)');
  return isLow ? 'low' : isPhone ? 'phone' : isTall ? 'tall' : 'wide';
}
/** Where papers are sheets over the board, and the players are in the head. */
export const hasSheetsIn = (frame: Frame): boolean => frame === 'phone' || frame === 'low';
/** The classes of a page with a board (style/frame.css). */
export const tableClass = (frame: Frame, ...more: readonly (string | false)[]): string =>
  ['w-table', `is-${frame}`, frame === 'tall' && 'has-row', ...more].filter(Boolean).join(' ');
/** Where there is room for papers beside the board at all times. */
export const useRoomToDock = (): boolean => useMedia('(min-width: 1700px)');
/** Open hands are looked at all the time: for them a smaller board will do. */
export const useRoomForHands = (): boolean => useMedia('(min-width: 1280px)');
