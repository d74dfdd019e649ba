import { kitOf } from '../../../text/kit.ts';
import type { evening as en } from '../../en/pages/evening.ts';

const { and, counted, plural } = kitOf('fr');

export const evening: typeof en = {
  title: 'Soirée jeux',
  of: (circle) => `Soirée jeux : ${circle}`,
  about:
    'Dites qui est là, et la maison remplit les tables, partie après partie. Toutes les tables ont la même donne, la chance ne compte donc plus : on te compare à celles et ceux de ta table, et à qui occupait ta place ailleurs.',
  failed: 'Cette soirée est introuvable. Seuls les membres du cercle la voient.',
  loading: 'Recherche de la soirée',
  circleLink: 'Vers le cercle',
  over: 'La soirée est terminée.',

  who: 'Qui est là ?',
  whoAbout: 'Cochez les personnes présentes. Entre les manches, on peut venir et partir.',
  come: 'Je suis là',
  go: 'Je dois partir',
  host: 'mène la soirée',
  you: 'toi',
  guest: 'sans appareil',
  gone: 'absent',
  guestName: 'Nom d’une personne sans appareil',
  addGuest: 'Ajouter l’invité',
  guestAbout: 'Un invité joue sur l’appareil de quelqu’un de la même table ; entre les deux, les mains sont cachées.',
  hereNow: (n) => counted(n, 'personne est là', 'personnes sont là'),

  plan: 'À quoi jouons-nous ?',
  games: 'Jeux, l’un après l’autre',
  form: 'Qui joue avec qui ?',
  forms: { everybody: 'Tout le monde avec tout le monde', ladder: 'Qui gagne monte' },
  formAbout: {
    everybody: 'À chaque manche, tu joues avec les personnes que tu as le moins rencontrées.',
    ladder: 'Qui gagne à une table monte d’une table, qui finit dernier descend d’une.',
  },
  size: 'Places à une table',
  sizeOf: (size, tables) => `${tables === 1 ? 'Une table' : `${tables} tables`} de ${size}`,
  fits: 'Au mieux',
  bots: (n) =>
    n === 0
      ? 'Chaque place est occupée par une personne.'
      : `${plural(n, 'Une place reste libre : un bot y joue', `${n} places restent libres : des bots y jouent`)}, car la même donne demande autant de places à chaque table.`,
  one: 'Avec une seule table, personne n’a ta place ailleurs : seules comptent les places à la table.',

  next: (n, game) => `Manche ${n} : ${game}`,
  begin: 'Commencer la manche',
  beginFinal: 'Jouer la finale',
  finalAbout:
    'En finale, les meilleurs sont réunis à la première table, les suivants à la deuxième. Ses places sont celles de la soirée.',
  end: 'Terminer la soirée',
  waitHost: 'La prochaine manche commence quand la personne qui mène la soirée le décide.',
  whyNot: {
    eveningTooFew: 'Il faut au moins deux personnes.',
    tooManyGuests:
      'À chaque table, quelqu’un doit avoir un appareil. Prenez des tables plus grandes, ou moins d’invités.',
    eveningPhase: 'Ce n’est pas possible à ce moment de la soirée.',
    eveningHost: 'Seule la personne qui mène la soirée peut le faire.',
    notAtEvening: 'Cette personne n’est pas à la soirée.',
    eveningFull: 'La soirée est complète.',
    knownGuest: 'Quelqu’un de ce nom est déjà là.',
  },

  round: (n) => `Manche ${n}`,
  final: 'La finale',
  stages: {
    promising: 'Appel : chaque appareil promet sa part du mélange.',
    revealing: 'Tout le monde est lié. Chaque appareil révèle sa part ; puis toutes les tables sont servies.',
    playing: 'Toutes les tables jouent la même donne. Le résultat se voit quand la dernière a fini.',
    over: 'Toutes les tables ont fini : tout est ouvert.',
  },
  missing: (names) => `${and(names)} ${plural(names.length, 'doit', 'doivent')} ouvrir cette page.`,
  missingHost: 'Qui ne vient plus peut être décoché plus bas.',
  failedBy: (attempt, names) =>
    `La tentative ${attempt} a échoué : ${and(names)} ${plural(names.length, 'n’a', 'n’ont')} pas révélé à temps.`,
  warned: {
    missing: 'Ta part n’est pas dans l’appel telle que tu l’as promise. Rien n’est révélé d’ici.',
    changed: 'Ce n’est pas l’appel que tu as vu. Rien n’est révélé d’ici.',
    lost: 'Ta part a été promise sur un autre appareil. Ouvre cette page là-bas.',
  },
  table: (n) => `Table ${n}`,
  yours: 'Ta table',
  toTable: 'À ta table',
  toTableAs: (names) => `${and(names)} ${plural(names.length, 'joue', 'jouent')} sur ton appareil.`,
  onDevice: (name) => `sur l’appareil de ${name}`,
  bot: 'Bot',
  seat: (n) => `Place ${n}`,
  playing: 'joue encore',
  finished: 'a fini',
  noResult: 'est restée sans résultat et ne compte pas',
  look: (n) => `Voir la table ${n}`,
  left: 'parti : compte comme dernier',
  points: (n) => counted(n, 'point', 'points'),
  gained: (table, deal) => `+${table + deal} (${table} à la table, ${deal} pour la place)`,

  standings: 'Classement',
  standingsAbout:
    'Deux points pour chaque personne que tu devances à ta table, et deux pour chaque personne qui a moins tiré de ta place avec la même donne ailleurs ; un en cas d’égalité. Si c’est encore égal, les points au-dessus de la moyenne de tes places décident.',
  rank: 'Rang',
  name: 'Nom',
  score: 'Points',
  atTable: 'Table',
  atSeat: 'Place',
  above: 'Au-dessus de la moyenne',
  places: 'Les places de la soirée',
  placesAbout: 'La première table de la finale décide des premières places, la suivante de celles d’après.',
  placesOne: 'La finale décide.',
  placed: (place, name) => `${place}. ${name}`,
  earlier: 'Les manches',
  copy: 'Le résultat pour votre messagerie',

  open: 'Commencer une soirée jeux',
  openAbout:
    'Pour tous ceux qui sont là ce soir : plusieurs tables avec la même donne, manche après manche, et une finale.',
  resume: 'À la soirée jeux',
  past: 'Soirées précédentes',
  when: (day, people, rounds) =>
    `${day} : ${counted(people, 'personne', 'personnes')}, ${counted(rounds, 'manche', 'manches')}`,
};
