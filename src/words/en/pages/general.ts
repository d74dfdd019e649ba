export const general = {
  middle: 'In the middle',
  empty: 'empty',
  hidden: (count: number) => `${count} face down`,
  options: 'What you can do',
  search: 'Search',
  all: 'Show all options',
};
