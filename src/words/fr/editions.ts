import type { problems as enProblems, trials as enTrials } from '../en/editions.ts';

/** Ce qui ne va pas dans une édition ; la table, la ligne et la colonne sont dites avant. */
export const problems: typeof enProblems = {
  notAnEdition: () => 'Ce n’est pas l’édition d’un jeu',
  newerForm: () => 'Cette édition a été écrite par un Kontor plus récent',
  otherGame: (f) => `Cette édition est celle d’un autre jeu (${f('game')})`,
  tooLarge: (f) => `Une édition a au plus ${f('most')} caractères`,
  badId: () =>
    'L’identifiant se compose de minuscules, de chiffres et de traits d’union, et n’est pas celui de l’édition intégrée',
  badName: (f) => `Un nom a de 1 à ${f('most')} caractères imprimables`,
  unknownTable: () => 'Ce jeu n’a pas de telle table',
  missingTable: () => 'Cette table manque',
  notRows: () => 'Ce n’est pas une liste de lignes',
  badRowId: () =>
    'Un identifiant a jusqu’à 40 lettres, chiffres, points, traits d’union et soulignés, et commence par une lettre ou un chiffre',
  twice: () => 'Deux lignes ont cet identifiant',
  unknownRow: () => 'Les règles ne connaissent pas cette ligne',
  missingRow: () => 'Les règles ont besoin de cette ligne, et elle manque',
  tooFewRows: (f) => `${f('count')} lignes, c’est trop peu ; au moins ${f('least')}`,
  tooManyRows: (f) => `${f('count')} lignes, c’est trop ; au plus ${f('most')}`,
  unknownColumn: (f) => `Il n’y a pas de colonne « ${f('value')} » ici`,
  missingCell: (f) => `« ${f('value')} » manque`,
  notWhole: (f) => `« ${f('value')} » n’est pas un nombre entier`,
  tooSmall: (f) => `${f('value')}, c’est trop peu ; au moins ${f('least')}`,
  tooBig: (f) => `${f('value')}, c’est trop ; au plus ${f('most')}`,
  notAFlag: (f) => `« ${f('value')} » n’est ni oui ni non`,
  notAmong: (f) => `« ${f('value')} » n’est aucun de : ${f('values')}`,
  noSuchRow: (f) => `Il n’y a pas de ligne « ${f('value')} » dans ${f('table')}`,
  notAList: (f) => `« ${f('value')} » n’est pas une liste`,
  listTooShort: (f) => `${f('count')}, c’est trop peu ; au moins ${f('least')}`,
  listTooLong: (f) => `${f('count')}, c’est trop ; au plus ${f('most')}`,
  notParts: (f) => `« ${f('value')} » ne se compose pas de parties nommées`,
  badOrigin: (f) => `« ${f('value')} » n’est pas une origine : S, P, K, plusieurs reliées par +, ou box`,
  badNames: (f) => `Les noms sont des textes de 1 à ${f('most')} caractères, par langue : de, en, fr`,
};
/** Ce qui a mal tourné dans une partie d’essai. */
export const trials: typeof enTrials = {
  endless: 'Avec ces valeurs, une partie ne s’est pas terminée',
  stuck: 'Avec ces valeurs, une partie est arrivée à un point où personne ne pouvait rien faire',
  broken: 'Avec ces valeurs, les règles se contredisent',
  tooSlow: 'Essayer ces valeurs a pris trop de temps',
  game: (seats, seed) => `${seats} joueurs, graine « ${seed} »`,
};
