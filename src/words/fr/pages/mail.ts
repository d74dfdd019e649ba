import type { mail as en } from '../../en/pages/mail.ts';

export const mail: typeof en = {
  confirm: {
    title: 'Est-ce votre adresse ?',
    about: 'Vous serez alors prévenu par courriel quand c’est à vous.',
    go: 'Oui, écrivez-moi',
    done: 'Désormais, nous vous écrivons quand c’est à vous.',
  },
  stop: {
    title: 'Plus de courriels',
    about: 'Vous ne serez plus prévenu par courriel quand c’est à vous.',
    go: 'Plus de courriels',
    done: 'C’est fait. Il ne viendra plus de courriel.',
  },
  bad: 'Il n’y a pas de lien à nous dans cette adresse.',
};
