import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const holidays = {
  label: 'Holidays',
  days: (n: number) => (n === 0 ? 'None' : counted(n, 'day', 'days')),
  about: 'So long may each of you stop the own clock, in all.',
};
