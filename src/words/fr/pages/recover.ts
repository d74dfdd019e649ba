import type { recover as en } from '../../en/pages/recover.ts';

export const recover: typeof en = {
  title: 'Amenez vos places ici',
  about: 'Votre nom et vos places viennent dans ce navigateur.',
  now: 'Les amener ici',
  done: (name) => `Bon retour, ${name}.`,
  bad: 'Ce lien ou ce code a déjà servi, ou il est trop vieux. Créez-en un nouveau sur votre autre appareil.',
  paste: 'Lien ou code de retour',
  go: 'Aller',
};
