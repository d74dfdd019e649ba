// The signs of the cards among words.
import { Drawn } from '../../../parts/Drawn.tsx';
import type { Colour, Profession } from '../data/persons.ts';
import { colourShape, tradeSign } from '../picture/glyphs.ts';

export function ColourMark({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg className="ty-mark" viewBox="-1 -1 26 26" width={size} height={size} aria-hidden="true">
      <Drawn of={colourShape(colour, 12, 12, 24)} />
    </svg>
  );
}

export function Icon({ path, size = 22 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg className="ty-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const TradeMark = ({ profession, size = 24 }: { readonly profession: Profession; readonly size?: number }) => (
  <svg className="ty-mark" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
    <Drawn of={tradeSign(profession, 0, 0, 24)} />
  </svg>
);
