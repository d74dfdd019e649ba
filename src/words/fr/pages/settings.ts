import type { settings as en } from '../../en/pages/settings.ts';

export const settings: typeof en = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme l’appareil', light: 'De jour', dark: 'À la bougie' },
  confirm: 'Demander avant la fin d’un tour',
  confirms: { never: 'Jamais', when: 'Si c’est irréversible', always: 'Toujours' },
  confirmsAbout: {
    never: 'Votre tour finit avec votre dernier choix.',
    when: 'On vous demande quand quelque chose pourrait encore être repris, mais plus après.',
    always: 'Chaque tour finit par une pression sur le bouton.',
  },
  speed: 'Coups des autres',
  speeds: { calm: 'Calmes', brisk: 'Vifs', instant: 'Immédiats' },
  name: 'Nom',
  recovery: 'Lien de récupération',
  recoveryAbout: (time) =>
    `Porte vos places vers un autre appareil. Il sert une fois, pendant ${time} ; gardez-le pour vous.`,
  makeRecovery: 'Faire un lien de récupération',
  export: 'Mes données',
  exportAbout: 'Tout ce que cette maison sait de vous, dans un fichier.',
  exportNow: 'Télécharger',
  forget: 'Oubliez-moi',
  forgetAbout: 'Le nom et les places sont effacés. Les parties en cours continuent sans vous. C’est irréversible.',
  forgetNow: 'Effacer tout ce qui me concerne',
  keep: 'Plutôt pas',
  forgotten: 'Il ne reste rien de vous ici.',
  saved: 'Gardé',
};
