// The icons of the board, by what they mean here; `npm run icons` copies them from their package.
export const ICON_NAMES = {
  bin: 'trash-can',
} as const;
