import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const holidays = {
  label: 'Holidays',
  days: (n: number) => (n === 0 ? 'None' : counted(n, 'day', 'days')),
  about: 'How long each of you may stop your own clock, in all.',
};
