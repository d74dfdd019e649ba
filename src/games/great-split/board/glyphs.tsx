// The signs of the game among words and on spaces.
import { Drawn } from '../../../parts/Drawn.tsx';
import { type Sign, signShape } from '../picture/glyphs.ts';

/** A sign in a line of text or on a space; its meaning is written beside it. */
export const Glyph = ({ of, size = 24 }: { readonly of: Sign; readonly size?: number | string }) => (
  <svg className="gs-glyph" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true" focusable="false">
    <Drawn of={DRAWN.get(of) ?? drawn(of)} />
  </svg>
);

/** There are hundreds of them on a board: each is made once. */
const DRAWN = new Map<Sign, ReturnType<typeof signShape>>();
function drawn(of: Sign): ReturnType<typeof signShape> {
  const drawing = signShape(of);
  DRAWN.set(of, drawing);
  return drawing;
}
