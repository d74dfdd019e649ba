export const helps = {
  full: {
    name: 'With help',
    about: 'Scores as if it ended now, counts of what is left, and a hint if you ask. The same for everybody.',
  },
  plain: { name: 'As at a table', about: 'You reckon for yourselves, all of you.' },
};
