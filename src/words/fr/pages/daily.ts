import { kitOf } from '../../../text/kit.ts';
import type { daily as en } from '../../en/pages/daily.ts';

const { counted, ordinal, plural } = kitOf('fr');

export const daily: typeof en = {
  title: 'La donne du jour',
  about:
    'Une donne par jour pour chaque jeu : les mêmes cartes, la même place, les mêmes bots pour tous. Votre premier essai compte.',
  honest:
    'Sur un appareil, une seule personne joue chaque donne, et sa graine n’est publiée qu’à la fin du jour (UTC). Qui y tient peut regarder d’abord avec un second navigateur : la liste est un plaisir entre gens honnêtes.',
  today: 'Aujourd’hui',
  before: 'Un jour plus tôt',
  after: 'Un jour plus tard',
  company: (bots, level) => `contre ${plural(bots, 'un bot', `${bots} bots`)}, ${level}`,
  play: 'Jouer',
  resume: 'Continuer',
  look: 'Voir ma partie',
  opening: 'On distribue',
  played: (n) =>
    n === 0 ? 'Personne n’a encore fini.' : plural(n, 'Une personne a fini.', `${n} personnes ont fini.`),
  closed: 'Vous verrez les résultats quand vous aurez joué.',
  nobody: 'Personne n’a fini ce jour-là.',
  gaveUp: 'Vous avez arrêté ; cet essai ne compte pas.',
  results: (game) => `Résultats : ${game}`,
  points: (n) => counted(n, 'point', 'points'),
  place: (n) => (n === 1 ? 'victoire' : `${ordinal(n, 'e')} de la table`),
  you: 'vous',
  see: (name) => `Voir la partie de ${name}`,
  par: (n) => `Par : ${counted(n, 'point', 'points')}, le résultat du bot maître à votre place.`,
  parSoon: 'Le bot maître joue encore à votre place ; ensuite il y aura un par.',
  toPar: (n) => (n === 0 ? 'au niveau du par' : n > 0 ? `${n} au-dessus du par` : `${-n} en dessous du par`),
  streak: (days) => plural(days, 'Un jour de suite', `${days} jours de suite`),
  rankOf: (rank, of) => `${ordinal(rank, 'e', { one: 'er' })} sur ${of}`,
  share: 'Une ligne pour votre chat : elle ne dévoile rien',
  failed: 'Les donnes n’ont pas pu être chargées. Réessayez dans un instant.',
};
