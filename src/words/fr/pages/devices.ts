import type { devices as en } from '../../en/pages/devices.ts';

export const devices: typeof en = {
  title: 'Mes appareils',
  about:
    'Ici, ces appareils vous connaissent. Il y en a un que vous ne reconnaissez pas ? Déconnectez-le. Si vous déconnectez celui-ci, seul un autre appareil ou un lien de récupération garde vos places.',
  unknown: 'Appareil inconnu',
  here: 'cet appareil',
  seen: (time) => `dernière utilisation ${time}`,
  out: 'Déconnecter',
  outOf: (name) => `Déconnecter : ${name}`,
  outNow: 'Le déconnecter',
  hereNow: 'Se déconnecter ici',
  others: 'Déconnecter tous les autres',
  othersNow: 'Tous sauf celui-ci',
  keep: 'Plutôt pas',
  done: 'Déconnecté.',
};
