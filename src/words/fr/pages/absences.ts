import type { absences as en } from '../../en/pages/absences.ts';

export const absences: typeof en = {
  label: 'Si le temps de quelqu’un est écoulé',
  names: { wait: 'On attend', bot: 'Un bot prend place', open: 'La place se libère', vote: 'On vote' },
  about: {
    wait: 'C’est noté, et la table attend.',
    bot: 'Un bot du club joue jusqu’à son retour. D’une traite et à trois au moins, aussi sur demande, après cinq minutes sans signe de vie.',
    open: 'N’importe qui peut prendre la place ; d’ici là, qui l’occupait peut revenir.',
    vote: 'Les autres décident : attendre, un bot ou une place libre. Tout peut être annulé.',
  },
};
