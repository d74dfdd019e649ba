// A card for a link: a small picture of the table, what there is to say, and who sits there or how they came in.
import { type Drawing, element, group, type Look, path, place, rect, text } from './drawing.ts';
import { recoloured, within } from './frame.ts';
import type { Theme } from './pigments.ts';
import { SHAPE_PATHS, sign } from './players.ts';
import { svgText } from './svg.ts';

export interface CardLine {
  /** null: it is about no seat. */
  readonly seat: number | null;
  readonly name: string;
  /** Points; '': none yet. */
  readonly figure: string;
  readonly isFirst: boolean;
  /** Somebody may still sit down there. */
  readonly isFree: boolean;
}
export interface ShareCard {
  readonly title: string;
  readonly headline: string;
  readonly foot: string;
  /** A small picture of a table, as text; null: there is none. */
  readonly picture: string | null;
  readonly lines: readonly CardLine[];
  /** By seat, which of the colours of the seats it has. */
  readonly colours: readonly number[];
}

const SERIF: Look = { fill: '$ink', fontFamily: '$font-serif', fontWeight: 700 };
const SANS: Look = { fill: '$ink', fontFamily: '$font-sans', fontWeight: 600 };
const PICTURE = { x: 44, y: 128, width: 704, height: 369.6 };
const LEFT = 788;
const WIDE = 368;
/** Where the picture goes, which is text already. */
const GAP: Drawing = element('g', { id: 'picture' });
const GAP_TEXT = '<g id="picture"/>';

function line({ seat, name, figure, isFirst, isFree }: CardLine, y: number, height: number): Drawing {
  const middle = y + height / 2;
  const tall = Math.min(height - 8, 72);
  const from = seat === null ? 24 : 70;
  return group(
    isFree ? { opacity: 0.6 } : {},
    rect(LEFT, middle - tall / 2, WIDE, tall, {
      rx: 12,
      fill: '$paper-raised',
      stroke: isFirst ? '$glow' : '$edge',
      strokeWidth: isFirst ? 5 : 1.5,
      strokeDasharray: isFree ? '7 6' : undefined,
    }),
    seat !== null && place(LEFT + 36, middle, Math.min(1.7, tall / 32), sign(seat)),
    isFirst && path(SHAPE_PATHS.star, { transform: `translate(${LEFT + WIDE} ${middle - tall / 2})`, fill: '$glow' }),
    within(name, WIDE - from - 14 - figure.length * 22, 28, LEFT + from, middle + 10, SANS),
    text(figure, LEFT + WIDE - 18, middle + 12, { ...SERIF, fontSize: 36, textAnchor: 'end' }),
  );
}

/** The card as SVG that needs nothing else. */
export function shareCard({ title, headline, foot, picture, lines, colours }: ShareCard, theme: Theme): string {
  const height = Math.min(92, PICTURE.height / Math.max(lines.length, 1));
  const top = PICTURE.y + (PICTURE.height - height * lines.length) / 2;
  const drawing = element(
    'svg',
    { width: 1200, height: 630, viewBox: '0 0 1200 630' },
    element('title', {}, `${title}: ${headline}`),
    rect(0, 0, 1200, 630, { fill: '$paper' }),
    rect(0, 618, 1200, 12, { fill: '$accent' }),
    within(title, 1110, 56, 44, 90, SERIF),
    rect(PICTURE.x - 6, PICTURE.y - 6, PICTURE.width + 12, PICTURE.height + 12, { rx: 10, fill: '$shade' }),
    GAP,
    ...lines.map((one, i) => line(one, top + i * height, height)),
    within(headline, 1110, 40, 44, 556, { ...SANS, fontWeight: 700 }),
    within(foot, 1110, 24, 44, 594, { ...SANS, fill: '$ink-soft' }),
  );
  const { x, y, width } = PICTURE;
  // The outermost element of a picture says how large it is shown; here it has its own place.
  const placed = picture?.replace(
    /^<svg([^>]*?) width="[\d.]+" height="[\d.]+"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${PICTURE.height}"`,
  );
  return svgText(drawing, recoloured(colours), theme).replace(GAP_TEXT, () => placed ?? '');
}
