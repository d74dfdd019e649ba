import { kitOf } from '../../../text/kit.ts';
import type { chat as en } from '../../en/pages/chat.ts';

const { counted } = kitOf('fr');

export const chat: typeof en = {
  title: 'Discussion',
  titleNew: (n) => `Discussion (${n})`,
  empty: 'Personne n’a encore rien dit.',
  write: 'Écrire à la table',
  writeWatchers: 'Écrire aux spectateurs',
  send: 'Envoyer',
  watchersOnly: 'Vous regardez : les joueurs ne liront ceci qu’après la partie.',
  off: 'L’hôte a fermé la discussion.',
  switchOff: 'Fermer la discussion',
  switchOn: 'Ouvrir la discussion',
  quick: 'Sans paroles',
  react: (name) => `Réagir à la ligne de ${name}`,
  more: (name) => `Plus sur ${name}`,
  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre de nouveau ${name}`,
  muted: (n) => counted(n, 'ligne masquée', 'lignes masquées'),
  gone: 'Cette ligne a été effacée.',
  watcher: 'regarde',
  gallery: 'Ce que disaient les spectateurs',
  said: (name, text) => `${name} : ${text}`,
  signs: {
    well: 'Bien joué',
    thanks: 'Merci',
    laugh: 'Haha',
    wonder: 'Oh',
    moment: 'Un instant',
  },
};
