export const paces = {
  live: { name: 'In one sitting', about: 'Ten minutes for each of you, and one more for every decision.' },
  hour: { name: 'Within the hour', about: 'Two hours for each of you, and one more for every decision.' },
  day: { name: 'A move a day', about: 'Two days for each of you, and one more for every decision.' },
  threeDays: { name: 'A move in three days', about: 'Six days for each of you, and three more for every decision.' },
  none: { name: 'No hurry', about: 'Nobody minds the time.' },
};
