// The icons of the board, by what they stand for here; `npm run icons` takes them out of their package.
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
