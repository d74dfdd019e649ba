import type { doubt as en } from '../../en/pages/doubt.ts';

export const doubt: typeof en = {
  title: (rule) => `Qu’est-ce qui ne va pas avec ${rule} ?`,
  about: {
    refusal: 'Dites en une phrase pourquoi ce devrait être permis.',
    points: 'Dites en une phrase ce que vous auriez compté.',
    rule: 'Dites en une phrase ce que la règle devrait dire, ou ce qu’elle laisse ouvert.',
  },
  text: 'Votre phrase',
  goes: 'Elle va à ceux qui tiennent cette maison, avec votre nom et le moment de la partie. Personne d’autre ne la lit.',
  send: 'Envoyer',
  sent: 'Merci. C’est maintenant sur le bureau de l’hôte.',
};
