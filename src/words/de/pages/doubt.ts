import type { doubt as en } from '../../en/pages/doubt.ts';

export const doubt: typeof en = {
  title: (rule) => `Was stimmt an ${rule} nicht?`,
  about: {
    refusal: 'Sag in einem Satz, warum es erlaubt sein müsste.',
    points: 'Sag in einem Satz, was du gezählt hättest.',
    rule: 'Sag in einem Satz, was die Regel sagen müsste oder was sie offenlässt.',
  },
  text: 'Dein Satz',
  goes: 'Er geht an die, die dieses Haus führen, mit deinem Namen und der Stelle im Spiel. Sonst liest ihn niemand.',
  send: 'Abschicken',
  sent: 'Danke. Das liegt jetzt auf dem Pult des Hauses.',
};
