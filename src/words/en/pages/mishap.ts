export const mishap = {
  title: 'Something slipped',
  about: 'Your game is safe on the server. Load the page again, and it goes on where it was.',
  again: 'Load again',
};
