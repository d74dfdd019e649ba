import type { ServedWords } from '../index.ts';

export const served: ServedWords = {
  notBuilt: {
    lead: 'La table est prête.',
    about: (command, link) =>
      `Kontor tourne, mais sa page n’a pas été construite : lancez ${command}, puis redémarrez-le. Vous pouvez déjà jouer par l’${link('interface')}.`,
  },
  unknownHost: {
    lead: 'Ce serveur ne se connaît pas sous ce nom.',
    about: (setting, example) =>
      `Si c’est le vôtre : donnez à ${setting} son adresse publique, comme ${example}, et redémarrez-le.`,
  },
  lost: { title: 'Il n’y a rien ici', about: 'Cette adresse ne mène nulle part.', home: 'À la page d’accueil' },
};
