import { kitOf } from '../../../text/kit.ts';
import type { holidays as en } from '../../en/pages/holidays.ts';

const { counted } = kitOf('fr');

export const holidays: typeof en = {
  label: 'Congés',
  days: (n) => (n === 0 ? 'Aucun' : counted(n, 'jour', 'jours')),
  about: 'Le temps pendant lequel chacun peut arrêter son horloge, en tout.',
};
