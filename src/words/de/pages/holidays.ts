import { kitOf } from '../../../text/kit.ts';
import type { holidays as en } from '../../en/pages/holidays.ts';

const { counted } = kitOf('de');

export const holidays: typeof en = {
  label: 'Urlaub',
  days: (n) => (n === 0 ? 'Keiner' : counted(n, 'Tag', 'Tage')),
  about: 'So lange darf jeder die eigene Uhr anhalten, alles zusammen.',
};
