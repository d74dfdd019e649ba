const en = {
  label: 'Look back',
  sentence: (point: number, of: number) =>
    point === 0 ? 'You look back: the beginning' : `You look back: after ${point} of ${of} moves`,
  about: 'This is what you saw then. The game goes on meanwhile.',
  yourTurn: 'The table waits for you: go back to the game to play.',
  failed: 'This moment could not be fetched. Try again.',
  earlier: 'Earlier',
  later: 'Later',
  leave: 'Back to the game',
};

const de: typeof en = {
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

export const backWords = { de, en };
