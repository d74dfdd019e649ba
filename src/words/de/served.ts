import type { ServedWords } from '../index.ts';

export const served: ServedWords = {
  notBuilt: {
    lead: 'Der Tisch steht bereit.',
    about: (command, link) =>
      `Kontor läuft, aber seine Seite ist nicht gebaut: Führe ${command} aus und starte neu. Über die ${link('Schnittstelle')} kannst du schon spielen.`,
  },
  unknownHost: {
    lead: 'Unter diesem Namen kennt sich dieser Server nicht.',
    about: (setting, example) =>
      `Wenn du ihn betreibst: Setze ${setting} auf seine öffentliche Adresse, zum Beispiel ${example}, und starte neu.`,
  },
  lost: { title: 'Hier ist nichts', about: 'Diese Adresse führt nirgendwohin.', home: 'Zur Startseite' },
};
