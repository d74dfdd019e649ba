export const mishap = {
  title: 'Something went wrong',
  about: 'Your game is safe on the server. Load the page again, and it goes on where it was.',
  again: 'Load again',
};
