import { kitOf } from '../../../text/kit.ts';
import type { here as en } from '../../en/pages/here.ts';

const { and } = kitOf('fr');

export const here: typeof en = {
  pass: (name) => `Passez l’appareil à ${name}`,
  passAbout: 'La table est couverte. Que les autres détournent les yeux.',
  take: (name) => `Je suis ${name}`,
  change: (name) => `${name} veut changer quelque chose`,
  fleeting: 'Ce navigateur ne peut rien garder : la table disparaît si vous fermez ou rechargez la page.',
  oldRules: 'Commencée avec une version antérieure des règles. La partie continue là où elle en est.',
  tryOut: 'Essai',
  person: 'Personne',
  bot: 'Bot',
  nameOf: (seat) => `Nom à la place ${seat}`,
  guest: (seat) => `Joueur ${seat}`,
  sameName: 'Deux personnes ont le même nom : donnez-leur des noms différents.',
  noPerson: 'Rien que des bots à la table : vous regardez.',
  begin: 'Jouer ici',
  tryingCards: 'Les cartes sont mises à l’essai : mille parties au hasard doivent se terminer',
  failed: 'La table n’a pas pu être mise.',
  players: 'Qui est à la table ?',
  resume: 'Continuer',
  look: 'La regarder',
  dropped: 'La table a disparu.',
  dropOf: (title) => `${title} : jeter`,
  sure: 'Vraiment jeter ?',
  waits: (names) => `À jouer : ${and(names)}`,
  phases: { finished: 'Jouée jusqu’au bout', abandoned: 'Arrêtée avant la fin' },
  upload: 'Envoyer',
  uploadAbout: 'Le serveur rejoue la partie et la garde, en notant qu’elle a été jouée ailleurs.',
  uploading: 'Envoi en cours…',
  uploadOffline: 'Vous pourrez l’envoyer dès que le réseau sera revenu.',
  uploaded: 'Le serveur a vérifié la partie et l’a gardée.',
  toUploaded: 'La voir sur le serveur',
};
