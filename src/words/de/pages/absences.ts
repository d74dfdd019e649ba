import type { absences as en } from '../../en/pages/absences.ts';

export const absences: typeof en = {
  label: 'Wenn jemandes Zeit um ist',
  names: { wait: 'Wir warten', bot: 'Ein Bot springt ein', open: 'Der Platz wird frei', vote: 'Wir stimmen ab' },
  about: {
    wait: 'Es wird vermerkt, und der Tisch wartet.',
    bot: 'Ein Bot der Stärke „Verein“ spielt weiter, bis die Person wiederkommt. Am Stück und mindestens zu dritt auch auf Wunsch, nach fünf Minuten ohne Lebenszeichen.',
    open: 'Jeder darf den Platz nehmen; bis dahin darf die Person zurückkommen.',
    vote: 'Die anderen entscheiden: warten, ein Bot oder ein freier Platz. Alles lässt sich zurücknehmen.',
  },
};
