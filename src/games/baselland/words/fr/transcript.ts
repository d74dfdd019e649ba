import type { TranscriptWords } from '../transcript.ts';

export const transcript: TranscriptWords = {
  turn: (name, move) => `Coup ${move} : à ${name} de jouer`,
  again: (name, move) => `Coup ${move} de ${name}, une nouvelle fois`,
  draw: 'Quelle tuile a été tirée ?',
  box: 'Ce qui reste dans la boîte',
  nowhere: 'Ne va nulle part : elle sort du jeu, et on en tire une autre.',
  country: 'Tuiles posées',
  steps: 'Ce qui s’est passé',
  none: 'Pas encore de coup. Qui commence est indiqué plus haut.',
  change: 'Modifier',
  move: (move) => `(coup ${move})`,
  back: 'Revenir ici',
  cancel: 'Laisser ainsi',
  track: (points) => `${points} sur la piste`,
  broken:
    'À partir d’ici, la partie n’est plus cohérente. Saisissez de nouveau ce coup, ou revenez à un coup précédent.',
  end: 'Toutes les tuiles sont posées : voici le décompte final.',
  settings: 'Règles de la table',
  players: 'Qui joue',
};
