import type { offline as en } from '../../en/pages/offline.ts';

export const offline: typeof en = {
  title: 'Pas de réseau : vous jouez ici',
  about:
    'Seul, contre des bots, ou en vous passant cet appareil. Les tables avec des amis ont besoin du réseau ; elles vous attendent.',
  here: 'Jouer sur cet appareil',
  play: 'Jouer',
  rules: 'Livre de règles',
  pad: 'Feuille de score',
  of: (what, title) => `${what} : ${title}`,
};
