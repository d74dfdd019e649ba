import { kitOf } from '../../../text/kit.ts';
import type { hint as en } from '../../en/pages/hint.ts';

const { and, percent } = kitOf('fr');
const isOne = (by: string): boolean => by === '1' || by === '½';

export const hint: typeof en = {
  title: 'Conseil',
  short: 'Conseil',
  ask: 'Que ferait un bon joueur ?',
  about:
    'Essayé dans beaucoup de parties qui pourraient suivre. Ce qui est aussi bon a le même numéro. Appuyez sur un coup pour le choisir.',
  ownCards: 'Le jugement des robots est réglé sur les cartes intégrées ; avec celles-ci, il peut être moins sûr.',
  thinking: 'Un instant, je réfléchis.',
  failed: 'Rien ne me vient ici.',
  outlook: (n) => `Perspective ${percent(n / 100)}`,
  even: 'Aussi bon que le premier, autant qu’on puisse le dire.',
  allEven: 'Rien d’autre de ce qui a été essayé n’est nettement moins bon.',
  own: (kind, by, isMore) =>
    `environ ${by} ${isOne(by) ? 'point' : 'points'} de ${isMore ? 'plus' : 'moins'} (${kind})`,
  others: (name, by, isMore) => `environ ${by} de ${isMore ? 'plus' : 'moins'} pour ${name}`,
  because: (parts, than) => `Sans doute ${and(parts)} que ${than}.`,
  quoted: (option) => `avec « ${option} »`,
  first: 'avec le premier',
  unsaid: 'Beaucoup de petites choses ensemble ; aucune ne ressort.',
};
