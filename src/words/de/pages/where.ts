import type { where as en } from '../../en/pages/where.ts';

export const where: typeof en = {
  where: 'Wer spielt mit?',
  places: { alone: 'Allein', online: 'Mit Freunden', here: 'Auf diesem Gerät' },
  about: {
    alone: 'Du gegen Bots, oder gegen den Gegner in den Regeln. Es geht gleich los.',
    online: 'Jeder an seinem Gerät. Freunde kommen über einen Link.',
    here: 'Alle an diesem Gerät, auch ohne Netz. Ist etwas geheim, deckt sich der Tisch zu, bis der Nächste das Gerät hat.',
  },
};
