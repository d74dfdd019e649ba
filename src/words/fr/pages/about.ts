import { kitOf } from '../../../text/kit.ts';
import type { about as en } from '../../en/pages/about.ts';

const { plural } = kitOf('fr');

export const about: typeof en = {
  title: 'À propos de Kontor',
  unofficial:
    'Kontor n’est pas officiel : aucune des personnes et maisons nommées ici n’y a pris part. Les règles y sont dites avec nos propres mots, les dessins et les textes sont les nôtres ; rien des illustrations ni des textes des jeux n’y figure.',
  games: 'Les jeux, et qui les a faits',
  roles: {
    authors: (n) => plural(n, 'Auteur', 'Auteurs'),
    solo: () => 'Jeu en solo',
    development: () => 'Développement',
    art: () => 'Illustration',
    graphics: () => 'Graphisme',
    layout: () => 'Mise en page',
    publisher: () => 'Éditeur',
    germanEdition: () => 'Édition allemande',
    studentProject: () => 'Un projet d’étudiants',
  },
  others: 'Bibliothèques, polices et icônes',
  thanks: 'Kontor s’appuie sur le travail d’autres personnes. Merci à elles :',
  licence: (name) => `Licence : ${name}`,
  icons: (by) => `${by} et d’autres ; certains sont colorés ou combinés`,
  own: 'Kontor lui-même est un logiciel libre sous licence MIT.',
};
