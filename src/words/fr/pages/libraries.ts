import type { libraries as en } from '../../en/pages/libraries.ts';

export const libraries: typeof en = {
  title: 'Bibliothèques et polices',
  about: 'Kontor s’appuie sur le travail d’autres personnes. Merci à elles :',
  licence: (name) => `Licence : ${name}`,
  icons: (by) => `${by} et d’autres ; certains sont colorés ou combinés`,
  own: 'Kontor lui-même est un logiciel libre sous licence MIT. Tous les dessins sont les nôtres.',
};
