import { kitOf } from '../../../text/kit.ts';
import type { end as en } from '../../en/pages/end.ts';

const { and, plural } = kitOf('fr');

export const end: typeof en = {
  won: (names) => `${and(names)} ${plural(names.length, 'gagne', 'gagnent ensemble')}`,
  youWon: 'Vous gagnez. Bien joué',
  nobody: 'Personne ne gagne cette fois',
  rivalWon: (name: string, his: number, best: number) => `${name} gagne ${his} : ${best}`,
  tied: (names, points) => `${and(names)} ont ${points} ${plural(points, 'point', 'points')} chacun.`,
  tieCompared: (what, counts) => `${what} : ${counts.join(', ')}.`,
  tieShared: 'La victoire est donc partagée.',
  counting: 'On compte les points',
  counted: (what, counts) => `${what} : ${counts.join(', ')}`,
  countTitle: 'Le décompte',
  countSkip: 'Montrer le résultat',
  countNext: 'Suivant',
  countAgain: 'Recompter',
  sources: 'D’où viennent les points',
  curve: 'Les points au fil de la partie',
  curveAbout: 'Ce que chacun aurait eu si la partie s’était arrêtée là.',
  curveOf: (name, points) => `${name} : ${points} ${plural(points, 'point', 'points')} à la fin`,
  turning: 'Le tournant',
  turningAbout: (name) => `La décision de ${name} qui a coûté le plus, d’après ce que l’on savait alors.`,
  turningFind: 'Le chercher',
  turningNone: (name) => `Il n’y en a pas eu : aucune décision de ${name} n’a coûté cher à elle seule.`,
  turningLook: 'Le voir dans la rediffusion',
  share: 'Partager la partie',
  point: 'Désignez une ligne, et ses pièces s’éclairent sur le plateau.',
  total: 'Total',
  rematch: 'Rejouer',
  rematchGo: 'À la partie suivante',
  record: 'Télécharger le compte rendu',
  verify: 'Vérifier l’équité',
  tomorrow:
    'La graine de la donne du jour est publiée à la fin du jour (UTC) ; la partie peut alors être rejouée et vérifiée.',
  elsewhere: 'Jouée ailleurs et envoyée plus tard : les coups sont vérifiés, rien n’est promis sur le mélange.',
  nextChapter: 'Chapitre suivant',
  storyAgain: 'Revivre l’histoire',
  series: 'Parties jusqu’ici',
  story: (n, of) => `L’histoire : ${n} chapitres sur ${of}`,
  champion: (names) =>
    `${and(names)} ${plural(names.length, 'remporte l’histoire', 'remportent l’histoire ensemble')}.`,
  player: 'Joueur',
  wins: 'Victoires',
  replay: 'Revoir la partie',
  review: 'Analyse : qu’est-ce qui valait mieux ?',
};
