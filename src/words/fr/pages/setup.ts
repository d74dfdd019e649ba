import { kitOf } from '../../../text/kit.ts';
import type { setup as en } from '../../en/pages/setup.ts';

const { and, counted, percent } = kitOf('fr');

export const setup: typeof en = {
  title: (game) => `Une table pour ${game}`,
  players: 'Qui joue',
  playersAbout: 'Chaque place est pour un ami ou un bot. Les places peuvent changer jusqu’au début de la partie.',
  aloneAbout: 'Vous jouez seul : votre adversaire est dans les règles.',
  aloneWins: (name, levels) =>
    `Contre ${name}, les bots gagnent : ${and(levels.map(([level, of]) => `${level} ${percent(of / 100)}`))}.`,
  you: 'Vous',
  friend: 'Ami',
  bot: 'Bot',
  friendAbout: 'prend place par le lien',
  seat: (n) => `Place ${n}`,
  more: 'Une place de plus',
  fewer: 'Une place de moins',
  count: (n) => counted(n, 'joueur', 'joueurs'),
  rules: 'Règles maison',
  presets: 'Le jeu en version',
  ownMix: 'Votre propre mélange',
  fine: 'Régler chaque règle',
  pace: 'Rythme',
  help: 'Aide',
  eyes: 'Qui peut venir',
  private: 'Seulement avec le lien',
  privateAbout: 'La table n’apparaît dans aucune liste.',
  public: 'Tout le monde',
  publicAbout: 'La table est sur la page d’accueil ; n’importe qui peut prendre place ou regarder.',
  chat: 'Discussion',
  chatOn: 'Avec discussion',
  chatOff: 'Sans discussion',
  chatAbout: 'Joueurs et spectateurs parlent à part ; vous pouvez changer cela à tout moment.',
  openTable: 'Ouvrir la table',
  openAndPlay: 'Commencer la partie',
};
