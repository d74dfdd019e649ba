// A personal board at a glance: five bars, and the stars of the seal track under each.
import { RESOURCE_NOS, STARS, sealTrackOf, trackId } from '../data/kinds.ts';
import type { CardSymbol } from '../data/tracks.ts';
import { PIGMENTS, STAR } from './glyphs.tsx';

const WIDE = 64;

export function MiniTracks({ tracks }: { readonly tracks: readonly number[] }) {
  return (
    <svg
      className="gs-mini"
      viewBox={`0 0 ${WIDE + 22} 40`}
      width={WIDE + 22}
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      {RESOURCE_NOS.map((no, i) => {
        const [light, mid, deep] = PIGMENTS[trackId(no) as CardSymbol];
        const seal = sealTrackOf(no);
        return (
          <g key={no} transform={`translate(0 ${i * 8})`}>
            <rect y="1" width={WIDE} height="6" rx="1.5" fill={deep} stroke={mid} strokeWidth=".6" />
            <rect y="1" width={(WIDE * tracks[no]) / 16} height="6" rx="1.5" fill={mid} />
            <rect x={Math.max(0, (WIDE * tracks[no]) / 16 - 3)} y="0" width="4" height="8" rx="1" fill={light} />
            {Array.from({ length: STARS[seal][tracks[seal]] }, (_, star) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
                key={star}
                d={STAR}
                transform={`translate(${WIDE + 5 + star * 5} 4) scale(.16)`}
                fill="#ffe08a"
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
