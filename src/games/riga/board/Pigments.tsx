/** The light from the top left, for walls and hulls: once on a page that shows them. */
export function Pigments() {
  return (
    <svg className="rg-pigments" width="0" height="0" aria-hidden="true" focusable="false">
      <linearGradient id="rg-shade" x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.5" stopColor="#1a0d00" stopOpacity="0.1" />
        <stop offset="1" stopColor="#1a0d00" stopOpacity="0.26" />
      </linearGradient>
    </svg>
  );
}
