import { type GlyphName, PATHS } from '../picture/glyphs.ts';

/** A sign among words, in their colour. */
export function Sign({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg className="gl-sign" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path className="gl-glyph" d={PATHS[name]} />
    </svg>
  );
}
