import { kitOf } from '../../../text/kit.ts';
import type { teach as en } from '../../en/pages/teach.ts';

const { and } = kitOf('fr');

export const teach: typeof en = {
  hands: 'Mains',
  closed: 'Comme d’habitude',
  open: 'Mains ouvertes',
  closedAbout: 'Chacun garde sa main pour soi.',
  openAbout:
    'Pour une première partie : tous les joueurs voient la main des autres. Ce que tous choisissent en même temps reste caché jusqu’à ce que chacun ait choisi.',
  shown: 'Les spectateurs voient toutes les mains',
  shownAbout: 'Tous ceux qui jouent ici vous laissent voir leur main. Entre eux, ils ne les voient pas.',
  asBefore: 'Tous choisissent en même temps : vous voyez ce que chacun avait au début.',
  noHands: 'Il n’y a ici aucune main que vous puissiez voir.',
  two: 'À deux sur une place',
  twoWith: (name) => `${name} joue cette place avec vous`,
  twoAbout:
    'Pour apprendre à quelqu’un, ou avec un enfant : les deux voient la main et chacun peut choisir. Pour le reste, vous seul avez la parole.',
  invitation: 'Invitation à votre place',
  invite: 'Inviter quelqu’un à ma place',
  inviteAgain: 'Faire une autre invitation',
  inviteNot: 'Retirer l’invitation',
  alone: 'Rejouer seul',
  leave: 'Laisser la place à l’autre',
  leaveAbout: 'Vous avez vu cette main : dans cette partie, vous ne pouvez prendre aucune autre place.',
  show: 'Laisser les spectateurs voir les mains',
  showAbout:
    'Seulement si tous les joueurs sont d’accord, et chacun peut se rétracter à tout moment. Peut regarder quiconque a le lien ; ensuite, plus personne ne peut s’asseoir dans cette partie.',
  showYes: 'Je suis d’accord',
  showNot: 'Je me rétracte',
  showLater: 'Plutôt pas',
  showMissing: (names) => `Accord attendu : ${and(names)}`,
  showAsked: (name) => `${name} aimerait que les spectateurs voient toutes les mains.`,
  join: 'À deux sur une place',
  joinAbout: (game) =>
    `Vous êtes invité à partager une place de ${game} : tous deux voient sa main, et chacun peut choisir.`,
  joinNow: 'Participer',
  joined: 'Vous jouez cette place ensemble.',
  slip: 'Mes notes',
  slipAbout:
    'Personne d’autre ne les lit. Elles restent avec la table et sa relecture, et disparaissent quand on vous efface.',
  slipHere: 'Elles restent sur cet appareil, avec la table, et partent avec elle. Qui a l’appareil peut les lire.',
  slipKept: 'Conservé',
  slipWriting: 'Écriture …',
};
