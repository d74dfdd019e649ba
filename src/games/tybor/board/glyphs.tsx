// The signs on the cards: a colour is always a shape as well, a profession always a figure.
import { COLOURS, type Colour, type Profession } from '../data/persons.ts';
import { ICONS } from './icons.ts';

/** In a square of 24. */
const COLOUR_PATHS: Readonly<Record<Colour, string>> = {
  green: 'M12 1.5 21 15.5H15V22.5H9V15.5H3Z',
  yellow: 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6Z',
  blue: 'M12 1C16 7 20.5 11 20.5 15.5A8.4 7.8 0 0 1 3.5 15.5C3.5 11 8 7 12 1Z',
  red: 'M3 3H21V12C21 17.5 16.5 21 12 23C7.5 21 3 17.5 3 12Z',
};
/** An ear of wheat in a square of 512. */
const WHEAT =
  'M244 500V220h24v280zM256 12q46 52 0 112q-46-60 0-112zM240 236q-96-14-92-96q84 8 92 96zM272 236q96-14 92-96q-84 8-92 96z' +
  'M240 336q-96-14-92-96q84 8 92 96zM272 336q96-14 92-96q-84 8-92 96zM240 436q-96-14-92-96q84 8 92 96zM272 436q96-14 92-96q-84 8-92 96z';

export const tradePath = (profession: Profession): string => (profession === 'farmer' ? WHEAT : ICONS[profession]);

/** Inside another drawing, `size` across, its middle at x, y. */
export function ColourShape(props: { colour: Colour; x: number; y: number; size: number }) {
  const { colour, x, y, size } = props;
  const k = size / 24;
  return (
    <path
      d={COLOUR_PATHS[colour]}
      className={`ty-shape ty-${colour}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
    />
  );
}
export function ColourMark({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg className="ty-mark" viewBox="-1 -1 26 26" width={size} height={size} aria-hidden="true">
      <path d={COLOUR_PATHS[colour]} className={`ty-shape ty-${colour}`} />
    </svg>
  );
}

/** An icon of 512, its middle at x, y. */
export function IconAt(props: { path: string; x: number; y: number; size: number; className?: string }) {
  const { path, x, y, size, className } = props;
  const k = size / 512;
  return <path d={path} className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} />;
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
    <TradeSign profession={profession} x={0} y={0} size={24} />
  </svg>
);

/** A profession's medallion inside another drawing. */
export function TradeSign(props: { profession: Profession; x: number; y: number; size: number }) {
  const { profession, x, y, size } = props;
  return (
    <>
      <circle cx={x} cy={y} r={size / 2} className={`ty-medal ty-medal-${profession}`} />
      <IconAt path={tradePath(profession)} x={x} y={y} size={size * 0.7} className="ty-medal-sign" />
    </>
  );
}

/** A house with a gable: points stand in it. Its middle at x, y. */
export const housePath = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y - height * 0.14}L${x} ${y - height / 2}L${x + width / 2} ${y - height * 0.14}V${y + height / 2}H${x - width / 2}Z`;

/** What a building does beside its points (R8.1.2–R8.1.4, R5.5), about 24 wide, its middle at x, y. */
export function EffectSign(props: {
  effect: 'max' | 'set4' | 'pair' | 'draw2';
  counts: Colour | null;
  x: number;
  y: number;
}) {
  const { effect, counts, x, y } = props;
  if (effect === 'set4')
    return COLOURS.map((colour, i) => (
      <ColourShape key={colour} colour={colour} x={x + (i % 2 ? 6.4 : -6.4)} y={y + (i > 1 ? 6.4 : -6.4)} size={11.5} />
    ));
  if (effect === 'draw2')
    return (
      <g className="ty-effect-cards" transform={`translate(${x} ${y})`}>
        <rect x="-10" y="-9" width="13" height="18" rx="2" transform="rotate(-10)" />
        <rect x="-3" y="-9" width="13" height="18" rx="2" transform="rotate(10)" />
        <path d="M3.5-4V4M-.5 0H7.5" transform="rotate(10)" />
      </g>
    );
  const colour = counts ?? 'green';
  if (effect === 'pair')
    return (
      <>
        <ColourShape colour={colour} x={x - 6.4} y={y - 2} size={13} />
        <ColourShape colour={colour} x={x + 6.4} y={y + 2} size={13} />
      </>
    );
  return (
    <>
      <path className="ty-crown" d="M-10 5V-6L-5-1L0-9L5-1L10-6V5Z" transform={`translate(${x} ${y - 6})`} />
      <ColourShape colour={colour} x={x} y={y + 6.5} size={12} />
    </>
  );
}
