import { kitOf } from '../../../text/kit.ts';
import type { shuffle as en } from '../../en/pages/shuffle.ts';

const { and, counted, plural } = kitOf('fr');

/** Revealing and then getting up ends the attempt too. */
type By = readonly { readonly name: string; readonly why: 'late' | 'left' }[];
const named = (by: By, which: By[number]['why']): string[] =>
  by.filter(({ why }) => why === which).map(({ name }) => name);

function failedIn(n: number, by: By): string {
  const [late, left] = [named(by, 'late'), named(by, 'left')];
  const said = [
    late.length > 0 && `${and(late)} ${plural(late.length, 'n’a pas', 'n’ont pas')} révélé à temps`,
    left.length > 0 && `${and(left)} ${plural(left.length, 's’est levé', 'se sont levés')}`,
  ];
  return `La tentative ${n} a échoué : ${said.filter((one) => one !== false).join(' ; ')}.`;
}

export const shuffle: typeof en = {
  revealing: 'On mélange ; chacun révèle sa part du mélange.',
  promising: 'Tout le monde mélange de nouveau ; personne n’a rien à faire.',
  until: (names, time) =>
    `On attend ${and(names)}, jusqu’à ${time} ; qui n’aura pas révélé sa part d’ici là perd sa place.`,
  attempt: failedIn,
  lost: 'Votre part du mélange est sur l’appareil où vous avez pris place. Ouvrez-y la table une fois.',
  program: 'Un programme a la clé de votre place et ajoute sa propre part au mélange, à la place de ce navigateur.',
  missing:
    'Attention : ce que ce navigateur a promis n’est pas dans l’appel. Il ne révèle rien. Si vous n’avez pas repris place sur un autre appareil, ne vous fiez pas à ce mélange.',
  changed:
    'Attention : ce n’est pas l’appel auquel ce navigateur a répondu, ou pas celui qu’il prétend être. Il ne révèle rien. Ne vous fiez pas à ce mélange.',
  title: 'Le mélange était-il honnête ?',
  about: 'Votre navigateur va chercher le compte rendu et vérifie tout lui-même.',
  running: 'Vérification',
  failed: 'Le compte rendu n’a pas pu être chargé. Réessayez dans un instant.',
  tomorrow: 'La graine de la donne du jour est publiée à la fin du jour (UTC). On pourra alors la vérifier.',
  findings: {
    record: (n) => `Le compte rendu est lisible : ${counted(n, 'choix', 'choix')}.`,
    choices: (n) => `Les ${n} choix ont été rejoués à partir de la graine ; tous étaient permis.`,
    edition: 'Les données du jeu sont celles de ce Kontor.',
    commitment: 'Le secret du serveur est celui qu’il avait promis.',
    sawCommitment: 'Cette promesse est celle que ce navigateur a notée quand vous êtes venu à la table.',
    nothing: 'Personne n’a rien promis au sujet de ce mélange.',
    promise: (name) => `Ce que ${name} a révélé est ce que ${name} avait promis.`,
    bot: (name) => `${name} est un bot et n’ajoute rien au mélange.`,
    none: (name) => `${name} n’a rien promis et rien révélé.`,
    round: (tables, n) =>
      `Un seul appel pour ${tables === 1 ? 'l’unique table' : `les ${tables} tables`} de la manche : ${n === 0 ? 'personne n’était ailleurs' : `les parts de ${counted(n, 'personne', 'personnes')} à d’autres tables y sont comme promis`}, et les places étaient fixées avant que quiconque ne révèle.`,
    roll: 'Toutes ces promesses étaient dans un même appel avant que quiconque ne révèle.',
    noRoll: 'Il n’y a pas eu d’appel avant la première révélation.',
    attempt: failedIn,
    mine: 'Votre propre part du mélange y est, inchangée.',
    mineMissing: 'Attention : ce que ce navigateur a promis pour cette table n’est pas dans le mélange.',
    mineLate: 'Votre propre part n’y est pas : vous ne l’avez pas révélée à temps, ou vous êtes parti.',
    blamed:
      'Attention : le compte rendu dit que vous avez fait échouer une tentative, mais le serveur avait reçu ce que ce navigateur a révélé. Si vous ne vous êtes pas levé vous-même, ce n’est pas vrai.',
    program: 'À votre place, ce n’est pas la part de ce navigateur qui y est, mais celle du programme qui a sa clé.',
    notHere: 'Ce navigateur n’a rien promis à cette table.',
    sawRoll: 'L’appel est celui que ce navigateur a vu avant de révéler.',
    otherRoll: 'Attention : l’appel n’est pas celui que ce navigateur a vu avant de révéler.',
    seed: 'La graine découle de toutes ces parts, et de rien d’autre.',
    scores: 'Scores, gagnants et position finale sont les mêmes.',
  },
  played: 'Jouée selon les règles : oui.',
  notPlayed: 'Jouée selon les règles : non.',
  levels: {
    mine: 'Votre propre part y est, et l’appel est celui que vous avez vu : personne n’a pu choisir ce mélange, à moins que tous les autres et le serveur ne se soient entendus et n’aient fait échouer des débuts au grand jour.',
    others:
      'Des parts d’autres personnes y sont, liées par un appel : personne n’a pu choisir ce mélange, à moins que toutes et le serveur ne se soient entendus. Vous n’y ajoutez pas de preuve à vous.',
    server:
      'Le serveur seul a choisi ce mélange, ou l’aurait pu : aucune part liée par un appel n’y est. Il faut faire confiance à l’hôte.',
    nothing: 'Rien n’a été promis sur ce mélange, rien n’en est donc prouvé.',
    broken:
      'Quelque chose ne va pas dans le mélange : une promesse a été rompue, ou ce n’est pas ce que ce navigateur a vu.',
  },
  memory:
    'Un hôte qui lit la mémoire de son propre serveur peut voir les cartes d’une partie en cours ; aucune preuve ne le montre.',
  command: 'La même vérification sur votre propre machine, avec le compte rendu',
  choice: (n) => `au choix ${n}`,
};
