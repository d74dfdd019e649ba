import type { problems as en } from '../../en/pages/problems.ts';

export const problems: typeof en = {
  newVersion: 'Une nouvelle version est là : rechargez la page.',
  notKept: 'Ce navigateur ne peut rien garder en ce moment. Le coup ne compte pas encore ; réessayez.',
  badRecord: 'Ce n’est pas un compte rendu lisible.',
  recordDiffers: 'Rejouée, la partie donne autre chose que ce que dit le compte rendu.',
  unfinishedRecord: 'Seule une partie jouée jusqu’au bout peut être envoyée.',
  noAnswer: 'Le serveur ne répond pas. Vos parties sont à l’abri ; réessayez dans un instant.',
  noIdentity: 'Ce navigateur n’a pas encore de nom.',
  notFound: 'Cela n’existe plus.',
  badName: 'Ce nom est vide ou trop long.',
  badRecovery: 'Ce lien de récupération a déjà servi, ou il est trop vieux.',
  badSetting: 'Le jeu n’a pas ce réglage.',
  lobbyClosed: 'On n’ouvre pas de nouvelles tables ici en ce moment.',
  tooManyPublic:
    'Vous, ou d’autres là où vous êtes, avez beaucoup de tables publiques ouvertes. Jouez d’abord à l’une d’elles, ou ouvrez-en une privée.',
  tooManySeats:
    'Vous, ou d’autres là où vous êtes, avez pris place à beaucoup de tables publiques qui n’ont pas commencé. Levez-vous d’abord de l’une d’elles.',
  tooFast: 'C’était un peu rapide. Attendez un instant.',
  oneAtATime: 'Une chose à la fois : la précédente est encore en route.',
  tooLarge: 'C’est trop grand.',
  badRequest: 'C’est illisible.',
  badHook: 'Il faut une adresse publique qui commence par https://.',
  badMailLink: 'Ce lien a déjà servi, ou il est trop vieux.',
  mailFailed: 'Le courriel n’a pas pu être envoyé à cette adresse.',
  noMail: 'Ce serveur ne peut pas envoyer de courriels.',
  noSuchWay: 'Cette voie n’est pas encore réglée.',
  storeFailed: 'Le serveur ne peut rien écrire en ce moment. Rien n’est perdu ; réessayez dans un instant.',
  closing: 'Le serveur redémarre. Vos parties sont à l’abri.',
  busy: 'Beaucoup s’y mettent à la fois. Réessayez dans un instant.',
  internal: 'Quelque chose a mal tourné de notre côté. Votre partie est comme elle était.',
};
