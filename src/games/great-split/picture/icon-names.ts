// The icons of the board, by what they mean here; `npm run icons` copies them from their package.
export const ICON_NAMES = {
  librarian: 'book-pile',
  banker: 'top-hat',
  gallerist: 'palette',
  jeweller: 'diamond-ring',
  heiress: 'tiara',
  globetrotter: 'globe',
  diva: 'drama-masks',
  bin: 'trash-can',
} as const;
