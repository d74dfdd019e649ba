export const recover = {
  title: 'Bring your seats here',
  about: 'Your name and your seats come to this browser.',
  now: 'Bring them here',
  done: (name: string) => `Welcome back, ${name}.`,
  bad: 'This link or code has been used already, or it is too old. Make a new one on your other device.',
  paste: 'Recovery link or code',
  go: 'Go',
};
