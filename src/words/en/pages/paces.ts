export const paces = {
  names: {
    live: 'In one sitting',
    hour: 'Within the hour',
    day: 'A move a day',
    threeDays: 'A move in three days',
    none: 'No hurry',
  },
  about: (most: string, more: string) => `${most} for each of you, and ${more} more for every decision.`,
  aboutNone: 'Nobody minds the time.',
};
