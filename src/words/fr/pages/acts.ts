import { kitOf } from '../../../text/kit.ts';
import type { acts as en } from '../../en/pages/acts.ts';

const { counted } = kitOf('fr');

export const acts: typeof en = {
  opened: () => 'La table est ouverte',
  sit: (name) => `${name} prend place`,
  leave: (name, _other, [spoils]) =>
    `${name} quitte la table${spoils === undefined ? '' : ' : tout le monde mélange de nouveau'}`,
  rename: (name) => `${name} a un nouveau nom`,
  adorn: (name) => `${name} a un autre sceau ou une autre couleur`,
  chair: () => 'Les places ont changé',
  close: () => 'L’hôte a fermé la table',
  start: () => 'La partie commence',
  promise: (name) => `${name} promet une part du mélange`,
  reveal: (name) => `${name} révèle une part du mélange`,
  call: (_name, _other, [what]) =>
    what === 'roll'
      ? 'On fait l’appel pour le mélange'
      : `Une part du mélange n’est pas venue à temps : une place est libre${what === 'reveal' ? ', et tout le monde mélange de nouveau' : ''}`,
  undo: (name) => `${name} reprend son dernier choix`,
  sitOut: (name) => `${name} laisse jouer un bot`,
  comeBack: (name) => `${name} est de retour`,
  share: (name) => `${name} invite quelqu’un à sa place`,
  joinSeat: (name) => `À deux sur une place : ${name}`,
  alone: (name) => `${name} rejoue seul sa place`,
  showHands: (name) => `${name} accepte que les spectateurs voient toutes les mains`,
  hideHands: (name) => `${name} ne veut pas que les spectateurs voient les mains`,
  unite: () => 'Deux noms se révèlent être une seule personne',
  keyMade: (name) => `${name} donne la clé de sa place à un programme`,
  keyTaken: (name) => `${name} reprend la clé au programme`,
  askBack: (name) => `${name} aimerait revenir en arrière`,
  agreeBack: (name) => `${name} est d’accord pour revenir en arrière`,
  refuseBack: (name) => `${name} préfère ne pas revenir en arrière`,
  abandon: (name) => `${name} aimerait arrêter`,
  stay: (name) => `${name} aimerait continuer`,
  chatOn: () => 'La discussion est ouverte',
  chatOff: () => 'La discussion est fermée',
  rules: (_name, _other, [what]) =>
    what === 'kept'
      ? 'Une règle de ce jeu a été corrigée depuis ; cette table continue avec les règles de son début'
      : 'Les règles du début de cette table n’existent plus ; à partir d’ici, elle suit celles d’aujourd’hui',
  deal: () => 'La manche commence : toutes les tables ont la même donne',
  openRound: () => 'Toutes les tables de la manche ont fini : compte rendu et observation sont ouverts',
  standstill: () => 'La maison a été fermée un moment ; toutes les pendules se sont arrêtées',
  rewind: () => 'La maison a ramené la partie d’un pas en arrière',
  adjudicate: () => 'La maison a mis fin à la partie',
  erase: () => 'Un nom a été effacé',
  timeUp: (_name, other, [, verdict]) =>
    `Le temps de ${other} est écoulé${{ bot: ' : un bot prend place', open: ' : la place est libre', vote: ' : les autres votent', go: ' : le tour se termine' }[verdict] ?? ' ; la table attend'}`,
  vote: (name, other, [, wants, decided]) =>
    `${name} vote au sujet de ${other} : ${{ bot: 'un bot', open: 'libérer la place' }[wants] ?? 'attendre'}${decided === undefined ? '' : '. C’est décidé'}`,
  nudge: (name: string, other: string) => `${name} relance ${other}`,
  standIn: (name: string, other: string, [, isIn]: readonly string[]) =>
    isIn === undefined
      ? `${name} aimerait qu’un bot joue pour ${other}`
      : `${name} demande un bot : il joue pour ${other}`,
  askVote: (name: string, other: string, [, wants, decided]: readonly string[]) =>
    `${name} fait voter sur la place de ${other} : ${{ bot: 'un bot', open: 'libérer la place' }[wants] ?? 'attendre'}${decided === undefined ? '' : '. C’est décidé'}`,
  stop: () => 'Les absents n’ont pas répondu ; la partie s’arrête',
  change: () => 'L’hôte a changé les réglages',
  pardon: (name, other) => `${name} rend à ${other} sa place et du temps`,
  holiday: (name, _other, [days]) =>
    days === '0' ? `${name} est de retour de congé` : `${name} prend congé : ${counted(Number(days), 'jour', 'jours')}`,
  rematch: () => 'Une nouvelle table attend la partie suivante',
};
