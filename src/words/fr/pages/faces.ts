import { kitOf } from '../../../text/kit.ts';
import type { faces as en } from '../../en/pages/faces.ts';

const { and } = kitOf('fr');

export const faces: typeof en = {
  who: (seat) => `${seat} : qui s’y assoit`,
  change: 'Changer',
  plain: 'Bot ordinaire',
  plainLevels: 'Ou un bot ordinaire, sans tempérament',
  plainAbout: 'Les personnages sont aussi forts que leur niveau ; un tempérament ne leur coûte presque rien.',
  seated: 'est déjà à la table',
  manner: (tempers) => `${and(tempers).replace(/^./, (first) => first.toUpperCase())}.`,
};
