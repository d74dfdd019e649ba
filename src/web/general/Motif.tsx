// A pattern for each pigment: colour is never the only sign. A few shapes, as in heraldry.
const PATTERNS = [
  'M0 6Q5 1 10 6T20 6T30 6T40 6M0 14Q5 9 10 14T20 14T30 14T40 14',
  'M4 0V20M12 0V20M20 0V20M28 0V20M36 0V20',
  'M10 2L16 10L10 18L4 10ZM30 2L36 10L30 18L24 10Z',
  'M0 8L10 2L20 8L30 2L40 8M0 17L10 11L20 17L30 11L40 17',
  'M8 10h.1M20 4h.1M20 16h.1M32 10h.1',
  'M0 5H40M0 15H40M10 0V20M30 0V20',
];
export const PIGMENTS = PATTERNS.length;

export function Motif({ pigment }: { readonly pigment: number }) {
  return (
    <svg className={`gb-motif gb-motif-${pigment}`} viewBox="-1 -1 42 22" aria-hidden="true">
      <path d={PATTERNS[pigment]} />
    </svg>
  );
}
