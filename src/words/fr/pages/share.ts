import { kitOf } from '../../../text/kit.ts';
import type { share as en } from '../../en/pages/share.ts';

const { and, counted, plural } = kitOf('fr');

export const share: typeof en = {
  invitation: (game) => `Venez jouer à ${game}`,
  seatsFree: (n) =>
    n === 0
      ? 'Toutes les places sont prises ; vous pouvez regarder.'
      : `${counted(n, 'place est libre', 'places sont libres')}.`,
  seatFree: 'libre',
  playing: (names) => `${and(names)} ${plural(names.length, 'joue', 'jouent')}`,
  stopped: 'La partie a été arrêtée',
  scores: (all) => all.join(' · '),
  score: (name, points) => `${name} ${points}`,
  pictureOf: (game) => `La table : ${game}`,
  daily: 'La donne du jour',
  title: 'Partager',
  position: 'Image de cette position',
  positionAbout: 'Telle que tout le monde peut la voir : ni mains ni cartes cachées.',
  ownEyes: 'Telle que vous la voyez : avec votre propre main.',
  result: 'Le résultat en carte',
  save: 'Enregistrer l’image',
  send: 'Partager l’image',
  copy: 'Copier l’image',
  copied: 'Copié',
  drawing: 'L’image se dessine',
  failed: 'Votre navigateur n’a pas pu en faire une image.',
  embed: 'Pour une page ou un blog',
  embedAbout: 'Montre la partie à vos lecteurs, qui peuvent regarder mais pas agir.',
  fileLink: 'Lien vers cette étape',
  fileLinkAbout: 'Toute la partie est dans ce lien : rien n’est enregistré nulle part.',
  fileLinkLong: 'Cette partie est trop longue pour un lien. Envoyez plutôt l’enregistrement.',
  step: (n, of) => `${n} sur ${of}`,
  first: 'Au début',
  back: 'Retour',
  on: 'Suite',
  last: 'À la fin',
  open: 'Ouvrir dans Kontor',
  gone: 'Cette partie n’existe pas ici.',
};
