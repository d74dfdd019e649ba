import { kitOf } from '../../../text/kit.ts';
import type { menu as en } from '../../en/pages/menu.ts';

const { and, counted, plural } = kitOf('fr');

export const menu: typeof en = {
  title: 'Menu de la table',
  sitOut: 'Laisser un bot jouer pour moi',
  sitOutAbout: 'Vous pouvez revenir à tout moment.',
  comeBack: 'Reprendre ma place',
  lookBack: 'Regarder en arrière',
  lookBackAbout: 'Voir les positions passées comme vous les voyiez. Touches : virgule et point.',
  askBack: 'Demander un retour en arrière',
  askBackAbout: 'Tous doivent être d’accord. Les pioches restent comme elles sont.',
  goBack: 'Revenir',
  goBackAbout: 'Avant mon dernier choix. La partie enregistrée le note ; les pioches restent comme elles sont.',
  backBy: (n) => `${counted(n, 'choix', 'choix')} en arrière`,
  ask: 'Demander aux autres',
  backAsked: (name, n) => `${name} aimerait revenir de ${counted(n, 'choix', 'choix')} en arrière.`,
  agree: 'D’accord',
  refuse: 'Plutôt pas',
  backMine: (n) => `Vous avez demandé à revenir de ${counted(n, 'choix', 'choix')} ; les autres doivent être d’accord.`,
  withdraw: 'Retirer',
  abandon: 'Proposer d’arrêter',
  abandonAbout: 'La partie finit sans résultat si tous sont d’accord.',
  abandonAsked: (names) => `${and(names)} ${plural(names.length, 'aimerait', 'aimeraient')} arrêter.`,
  abandonMine: 'Vous avez proposé d’arrêter ; les autres doivent être d’accord.',
  stopAt: (names, time) => `Sans réponse de ${and(names)}, la partie s’arrête dans ${time}.`,
  stop: 'Arrêter aussi',
  stay: 'Continuer quand même',
  leave: 'Quitter la table',
  leaveAbout: 'Votre place se libère pour quelqu’un d’autre.',
  notes: 'Mes notes',
  record: 'Télécharger le compte rendu',
  recordAbout: 'La partie en un texte que les gens et Kontor savent lire.',
  invite: 'Lien d’invitation',
  front: 'Page d’accueil',
  circle: 'Vers le cercle',
};
