// Signs of the controls, drawn for 24 by 24 like those of the house.
const PATHS = {
  first: 'M6 5v14M18.500 5.500 9 12l9.500 6.500z',
  back: 'M16.500 5.500 7 12l9.500 6.500z',
  play: 'M7.500 4.500 19.500 12l-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M7.500 5.500 17 12l-9.500 6.500z',
  last: 'M18 5v14M5.500 5.500 15 12l-9.500 6.500z',
  turnBack: 'M20 17v-3a4 4 0 0 0-4-4H5M9 5.500 4.500 10 9 14.500',
  turnOn: 'M4 17v-3a4 4 0 0 1 4-4h11M15 5.500 19.500 10 15 14.500',
  scoreBack:
    'M16 4l1.600 3.300 3.700.5-2.700 2.500.7 3.700-3.300-1.800-3.300 1.800.7-3.700-2.700-2.500 3.700-.5zM8 14l-4.500 3L8 20M4 17h8',
  scoreOn:
    'M8 4l1.600 3.300 3.700.5-2.700 2.500.7 3.700-3.300-1.800-3.300 1.800.7-3.700-2.700-2.500 3.700-.5zM16 14l4.500 3-4.500 3M20 17h-8',
} as const;
export type GlyphName = keyof typeof PATHS;

export const Glyph = ({ name, size = 22 }: { readonly name: GlyphName; readonly size?: number }) => (
  <svg className="w-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
