const en = {
  label: 'Holidays',
  days: (n: number) => (n === 0 ? 'None' : n === 1 ? '1 day' : `${n} days`),
  about: 'So long may each of you stop the own clock, in all.',
};
const de: typeof en = {
  label: 'Urlaub',
  days: (n) => (n === 0 ? 'Keiner' : n === 1 ? '1 Tag' : `${n} Tage`),
  about: 'So lange darf jeder die eigene Uhr anhalten, alles zusammen.',
};

export const holidayWords = { de, en };
