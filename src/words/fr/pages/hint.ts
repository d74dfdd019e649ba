import { kitOf } from '../../../text/kit.ts';
import type { hint as en } from '../../en/pages/hint.ts';

const { percent } = kitOf('fr');

export const hint: typeof en = {
  title: 'Conseil',
  short: 'Conseil',
  ask: 'Que ferait un bon joueur ?',
  about:
    'Le meilleur d’abord, avec ce qu’il rapportera sans doute aux prochains tours, en plus ou en moins que les autres. Appuyez sur un conseil pour le suivre.',
  ownCards: 'Le jugement des robots est réglé sur les cartes intégrées ; avec celles-ci, il peut être moins sûr.',
  thinking: 'Un instant, je réfléchis.',
  failed: 'Rien ne me vient ici.',
  outlook: (n) => `Perspective ${percent(n / 100)}`,
  points: (by) => `environ ${by}`,
  rival: 'Points du meilleur adversaire',
  same: 'rapportera sans doute à peu près autant que les autres en moyenne',
  sameAnd: 'rapportera sans doute à peu près autant que les autres en moyenne, à savoir :',
};
