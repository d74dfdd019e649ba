/** The icons of the board, by what they mean; the other signs are drawn in glyphs.tsx. */
export const ICON_NAMES = {
  lily: 'fleur-de-lys',
  lion: 'lion',
  move: 'boot-prints',
  ship: 'galleon',
  sash: 'sport-medal',
  seat: 'stone-throne',
} as const;
