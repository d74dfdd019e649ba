// Words light up the board: what a line is about shines while it is pointed at, and for a moment after it is pressed.
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { pointing } from '../../parts/handlers.ts';

export interface Lighting {
  /** Empty: it is no longer pointed at. */
  point(pieces: readonly string[]): void;
  /** Shows them although the finger has gone, with nothing lying over the board. */
  show(pieces: readonly string[]): void;
}
const NOTHING: readonly string[] = [];
const LINGER_MS = 4000;

export const LightContext = createContext<Lighting>({ point: () => undefined, show: () => undefined });

const nothingOver = (): void => undefined;

/** `uncover` removes what lies over the board. */
export function useLight(uncover = nothingOver): { readonly lit: readonly string[]; readonly light: Lighting } {
  const [lit, setLit] = useState(NOTHING);
  const lingering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(lingering.current);
    lingering.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const light = useMemo<Lighting>(
    () => ({
      point(pieces) {
        if (pieces.length === 0 && lingering.current !== undefined) return;
        stop();
        setLit(pieces.length === 0 ? NOTHING : pieces);
      },
      show(pieces) {
        stop();
        setLit(pieces);
        lingering.current = setTimeout(() => {
          stop();
          setLit(NOTHING);
        }, LINGER_MS);
        uncover();
      },
    }),
    [stop, uncover],
  );
  return { lit, light };
}

/** What a line needs to light up what it is about. */
export function useLighting() {
  const { point, show } = useContext(LightContext);
  return {
    pointed: (of: readonly string[] = NOTHING) =>
      pointing(
        () => point(of),
        () => point(NOTHING),
      ),
    show,
  };
}
