import { kitOf } from '../../../text/kit.ts';
import type { faces as en } from '../../en/pages/faces.ts';

const { and } = kitOf('de');

export const faces: typeof en = {
  who: (seat) => `${seat}: Wer sitzt dort?`,
  change: 'Ändern',
  plain: 'Einfacher Bot',
  plainLevels: 'Oder ein einfacher Bot ohne Temperament',
  plainAbout: 'Die Figuren sind so stark wie ihre Stufe; ein Temperament kostet sie kaum etwas.',
  seated: 'sitzt schon hier',
  manner: (tempers) => `${and(tempers).replace(/^./, (first) => first.toUpperCase())}.`,
};
