import { kitOf } from '../../../text/kit.ts';
import type { fidelity as en } from '../../en/pages/fidelity.ts';

const { counted, fixed } = kitOf('fr');

export const fidelity: typeof en = {
  title: 'Fidèle aux règles',
  lead: 'Chaque règle de chaque jeu : d’où elle vient, quel code et quels tests la citent, et combien de fois elle survient. Ce qui manque est marqué en rouge.',
  games: 'Jeux',
  summary: (whole, all) => `${whole} sur ${counted(all, 'règle ou précision', 'règles et précisions')}`,
  summaryAbout: 'ont du code, des tests et des parties où elles sont survenues',
  lacking: 'Il manque quelque chose',
  lacks: { code: 'Aucun code ne la cite', tests: 'Aucun test', games: 'N’est survenue dans aucune partie' },
  show: 'Montrer',
  shows: { all: 'Tout', lacking: 'Seulement ce qui manque', ours: 'Seulement ce qui est reconstitué' },
  none: 'Rien de tel.',
  rulings: 'Précisions',
  ruling: 'notre précision',
  code: (n) => counted(n, 'endroit du code', 'endroits du code'),
  tests: (n) => counted(n, 'test', 'tests'),
  came: (n, of) => `dans ${fixed(n)} parties sur ${fixed(of)}`,
  since: (version) => `depuis la version ${version} des règles`,
  seeOne: (rule) => `Voir ${rule} sur le plateau`,
  how: 'Comment c’est compté',
  howAbout: (games) =>
    `On a joué ${fixed(games)} parties au hasard de chaque jeu, avec tous les nombres de joueurs et toutes les paires de réglages. Une règle est survenue dans une partie si du code qui la cite a tourné, ou si une phrase sur un choix, un événement ou un score l’a citée. Une phrase qui ne fait qu’expliquer n’a pas besoin de code, et ce qui demande un plan survient rarement par hasard.`,
  rules: 'Lire les règles',
};
