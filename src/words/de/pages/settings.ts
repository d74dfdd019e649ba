import type { settings as en } from '../../en/pages/settings.ts';

export const settings: typeof en = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Licht',
  themes: { system: 'Wie das Gerät', light: 'Bei Tag', dark: 'Bei Kerzenlicht' },
  confirm: 'Vor dem Ende des Zugs fragen',
  confirms: { never: 'Nie', when: 'Wenn es kein Zurück gibt', always: 'Immer' },
  confirmsAbout: {
    never: 'Dein Zug endet mit deiner letzten Entscheidung.',
    when: 'Gefragt wird, wenn du etwas noch zurücknehmen könntest, danach aber nicht mehr.',
    always: 'Jeder Zug endet mit einem Druck auf den Knopf.',
  },
  speed: 'Züge der anderen',
  speeds: { calm: 'Ruhig', brisk: 'Flott', instant: 'Sofort' },
  name: 'Name',
  recovery: 'Umzugslink',
  recoveryAbout: (time) =>
    `Bringt deine Plätze auf ein anderes Gerät. Er gilt einmal und ${time} lang; behalte ihn für dich.`,
  makeRecovery: 'Umzugslink erstellen',
  export: 'Meine Daten',
  exportAbout: 'Alles, was dieses Haus über dich weiß, in einer Datei.',
  exportNow: 'Herunterladen',
  forget: 'Mich vergessen',
  forgetAbout:
    'Name und Plätze werden gelöscht. Laufende Spiele gehen ohne dich weiter. Das lässt sich nicht zurücknehmen.',
  forgetNow: 'Alles über mich löschen',
  keep: 'Lieber nicht',
  forgotten: 'Alles über dich ist gelöscht.',
  saved: 'Behalten',
};
