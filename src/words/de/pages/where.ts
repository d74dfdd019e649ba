import type { where as en } from '../../en/pages/where.ts';

export const where: typeof en = {
  where: 'Wo wird gespielt?',
  places: { online: 'Über das Netz', here: 'Auf diesem Gerät' },
  about: {
    online: 'Jeder an seinem Gerät. Freunde kommen über einen Link.',
    here: 'Alle an diesem Gerät, auch ohne Netz. Ist etwas geheim, deckt sich der Tisch zu, bis der Nächste das Gerät hat.',
  },
};
