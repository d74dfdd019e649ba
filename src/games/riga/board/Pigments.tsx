import { Drawn } from '../../../parts/Drawn.tsx';
import { shade } from '../picture/art.ts';

const SHADE = shade();

/** The light on walls: once on a page that shows them. */
export const Pigments = () => (
  <svg className="rg-pigments" width="0" height="0" aria-hidden="true" focusable="false">
    <Drawn of={SHADE} />
  </svg>
);
