import type { back as en } from '../../en/pages/back.ts';

export const back: typeof en = {
  label: 'Zurückblicken',
  sentence: (point, of) =>
    point === 0 ? 'Du blickst zurück: der Anfang' : `Du blickst zurück: nach ${point} von ${of} Zügen`,
  about: 'So hast du es damals gesehen. Die Partie geht inzwischen weiter.',
  yourTurn: 'Der Tisch wartet auf dich: Geh zurück ins Spiel, um zu ziehen.',
  failed: 'Dieser Augenblick ließ sich nicht holen. Versuch es noch einmal.',
  earlier: 'Früher',
  later: 'Später',
  leave: 'Zurück ins Spiel',
};
